print("deckpress")
