/// What a `deck.json` of version 1 is; members may be added within the version.
let deckSchema: StaticString = #"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "A deck of cards, version 1",
    "description": "What has nothing in it is left out. Members may be added within a version; none is changed.",
    "type": "object",
    "required": ["version", "id", "title", "direction", "definitionDirection", "sections", "cards"],
    "properties": {
      "version": { "const": 1 },
      "id": { "$ref": "#/$defs/id", "description": "The deck's identity on its site." },
      "aliases": { "$ref": "#/$defs/aliases" },
      "title": { "type": "string" },
      "description": { "type": "string" },
      "language": { "$ref": "#/$defs/language", "description": "The language of the terms." },
      "definitionLanguage": { "$ref": "#/$defs/language", "description": "The language of the definitions." },
      "direction": { "$ref": "#/$defs/direction", "description": "The direction of the terms." },
      "definitionDirection": { "$ref": "#/$defs/direction", "description": "The direction of the definitions." },
      "tags": { "$ref": "#/$defs/tags", "description": "The tags of the deck as a whole." },
      "author": { "type": "string" },
      "licence": { "type": "string" },
      "date": { "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
      "introductionHTML": { "$ref": "#/$defs/html" },
      "sections": { "type": "array", "items": { "$ref": "#/$defs/section" } },
      "cards": { "type": "array", "items": { "$ref": "#/$defs/card" } }
    },
    "$defs": {
      "id": { "type": "string", "minLength": 1 },
      "aliases": {
        "description": "Former ids, and ids elsewhere, that still mean the same.",
        "type": "array",
        "minItems": 1,
        "items": { "$ref": "#/$defs/id" }
      },
      "language": {
        "$comment": "BCP 47",
        "type": "string",
        "pattern": "^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$"
      },
      "direction": { "enum": ["ltr", "rtl", "auto"] },
      "tags": {
        "description": "Each with the tags above it, outermost first, joined by a slash.",
        "type": "array",
        "minItems": 1,
        "items": { "type": "string", "minLength": 1 }
      },
      "html": { "description": "HTML without script or style.", "type": "string" },
      "markdown": { "description": "Markdown.", "type": "string" },
      "section": {
        "type": "object",
        "required": ["id", "title", "level"],
        "properties": {
          "id": { "$ref": "#/$defs/id" },
          "title": { "type": "string" },
          "level": {
            "description": "A section holds those of higher levels that follow it.",
            "type": "integer",
            "minimum": 1
          },
          "introductionHTML": { "$ref": "#/$defs/html" }
        }
      },
      "card": {
        "type": "object",
        "required": [
          "id", "term", "termMarkdown", "termHTML", "keys", "definition", "definitionHTML", "section"
        ],
        "properties": {
          "id": { "$ref": "#/$defs/id", "description": "The card's anchor on the deck's page." },
          "aliases": { "$ref": "#/$defs/aliases" },
          "term": { "description": "Plain text.", "type": "string" },
          "termMarkdown": { "$ref": "#/$defs/markdown" },
          "termHTML": { "$ref": "#/$defs/html" },
          "keys": {
            "description": "The card's keys in the dictionary.",
            "type": "array",
            "items": { "type": "string" }
          },
          "front": { "$ref": "#/$defs/markdown", "description": "What a longer question says besides the term." },
          "frontHTML": { "$ref": "#/$defs/html" },
          "definition": { "$ref": "#/$defs/markdown" },
          "definitionHTML": { "$ref": "#/$defs/html" },
          "tags": { "$ref": "#/$defs/tags", "description": "The card's own tags, not its deck's." },
          "section": {
            "description": "The id of the innermost section that holds the card.",
            "type": ["string", "null"]
          },
          "lang": { "$ref": "#/$defs/language", "description": "The language of the term, where it is not the deck's." },
          "dir": { "$ref": "#/$defs/direction", "description": "The direction of the term, where it is not the deck's." },
          "reversed": { "description": "Whether the card is also asked from its definition.", "type": "boolean" },
          "line": { "description": "The line of its file on which it begins.", "type": "integer", "minimum": 1 },
          "endLine": { "description": "The last line that belongs to it.", "type": "integer", "minimum": 1 }
        }
      }
    }
  }

  """#
