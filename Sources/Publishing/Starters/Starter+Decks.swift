extension Starter {
  /// A deck of words in two languages.
  static var spanish: String {
    """
    ---
    title: First words of Spanish
    description: A few words to greet people with
    language: es
    definition-language: en
    tags: [spanish, beginner]
    ---

    What stands before the first card introduces the deck.

    ## hola

    Hello, at any time of the day. See also [adiós](#adiós).

    ## adiós

    Goodbye.

    ## gracias

    Thank you; *muchas gracias* is thank you very much.

    ## por favor

    Please.

    """
  }

  /// A deck that shows the format in itself.
  static var writingDecks: String {
    #"""
    ---
    title: Writing decks
    description: How a deck is written, shown in a deck
    language: en
    tags: [help]
    ---

    A deck is a Markdown file below `decks/`, and this is one: read its source beside its page.

    # Cards

    ## Card

    A heading of the second level is a card's term. What stands below it, down to the next heading of that
    level or above, is its definition.

    ## Section

    A heading of the first level, such as *Cards* above, opens a section of the deck.

    ## Link to a card {#link}

    Each card has an id, by which others link to it: [Section](#section). It comes from the term; to choose
    another, write it behind the term, as this card does: `{#link}`.

    # Definitions

    ## Table

    | Sign    | Meaning         |
    |---------|-----------------|
    | `*a*`   | emphasis        |
    | `**a**` | strong emphasis |

    ## Task list

    - [x] write a deck
    - [ ] learn it

    ## Code

    ```python
    print("A fence keeps code as it is.")
    ```

    ## Footnote

    A definition can have footnotes.[^1]

    [^1]: They stand below their card.

    """#
  }
}
