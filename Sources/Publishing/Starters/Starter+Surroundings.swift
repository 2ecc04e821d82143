import Text

extension Starter {
  /// The settings, each that is left at its default as a comment.
  static func settings(title: String) -> String {
    """
    # The settings of this site. Every key is optional; those behind a # show an example or the default.
    title: \(scalar(title))
    # description: What the site is about, in a sentence
    # author: Your name
    # licence: CC BY 4.0
    language: en

    # The site's address, once it has one: for the sitemap, and the links on the page for a missing address.
    # base-url: https://example.org/cards/

    # Which files are decks; ! leaves out.
    # decks: ["decks/**", "!decks/drafts/**"]

    # The folder that is written.
    # output: public

    # What a term that a deck gives twice is: keep (a warning) or error.
    # duplicates: keep

    # What can be downloaded beside each deck's JSON.
    # downloads: [csv, markdown]

    """
  }

  /// What the site's owner reads first.
  static func readme(title: String) -> String {
    """
    # \(escapingMarkdown(title))

    Decks of flashcards, published with Deckpress. Each file in `decks/` is a deck, each folder there a collection;
    `decks/writing-decks.md` shows how a deck is written.

    ```sh
    deckpress check                            # says what is wrong, and writes nothing
    deckpress build                            # writes the site into public/
    python3 -m http.server --directory public  # shows it at http://localhost:8000/
    deckpress new deck decks/my-deck.md        # begins another deck
    ```

    To publish the site, copy `public/` to any web host. What `static/` holds is copied as it is, and a file in
    `templates/` takes the place of the theme's file of the same path.

    """
  }

  /// What does not belong into version control.
  static var ignored: String {
    """
    /public/
    /.deckpress/

    """
  }
}
