/// What an `index.json` of version 1 is; members may be added within the version.
let indexSchema: StaticString = #"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "The decks of a site, version 1",
    "description": "What has nothing in it is left out. Members may be added within a version; none is changed.",
    "type": "object",
    "required": ["version", "title", "language", "decks"],
    "properties": {
      "version": { "const": 1 },
      "title": { "type": "string" },
      "description": { "type": "string" },
      "language": { "$ref": "#/$defs/language", "description": "The language of the site's pages." },
      "decks": { "type": "array", "items": { "$ref": "#/$defs/deck" } }
    },
    "$defs": {
      "language": {
        "$comment": "BCP 47",
        "type": "string",
        "pattern": "^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$"
      },
      "address": {
        "description": "Relative to this file.",
        "type": "string",
        "format": "iri-reference",
        "pattern": "^[^/:]"
      },
      "deck": {
        "type": "object",
        "required": ["id", "title", "address", "dictionary", "deck", "count"],
        "properties": {
          "id": { "description": "The deck's identity on the site.", "type": "string", "minLength": 1 },
          "title": { "type": "string" },
          "description": { "type": "string" },
          "address": { "$ref": "#/$defs/address", "pattern": "/$" },
          "dictionary": { "$ref": "#/$defs/address", "pattern": "\\.json$" },
          "deck": { "$ref": "#/$defs/address", "pattern": "\\.json$" },
          "count": { "description": "How many cards it has.", "type": "integer", "minimum": 0 },
          "language": { "$ref": "#/$defs/language", "description": "The language of the terms." },
          "definitionLanguage": { "$ref": "#/$defs/language", "description": "The language of the definitions." },
          "tags": { "type": "array", "minItems": 1, "items": { "type": "string", "minLength": 1 } }
        }
      }
    }
  }

  """#
