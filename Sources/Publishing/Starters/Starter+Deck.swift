extension Starter {
  /// A deck with front matter and two cards.
  public static func deck(title: String) -> String {
    """
    ---
    title: \(scalar(title))
    language: en                 # of the terms
    definition-language: en      # of the definitions
    # description: What this deck is about, in a sentence
    # tags: [first, second]
    ---

    ## first term

    Its definition, in Markdown.

    ## second term

    A definition can have *several* paragraphs.

    - It can have lists,
    - tables, code and links to other cards, such as [the first one](#first-term).

    """
  }
}
