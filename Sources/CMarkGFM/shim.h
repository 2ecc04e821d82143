#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <cmark-gfm/node.h>
#include <cmark-gfm/parser.h>
#include <string.h>

/// The length of what the library has written, in bytes.
static inline size_t cmark_text_length(const char *text) { return strlen(text); }

/// A new node; never null, since the library's allocator ends the process when memory is out.
static inline cmark_node *_Nonnull cmark_node_make(cmark_node_type type) { return cmark_node_new(type); }

/// A new parser; never null, as a new node is not.
static inline cmark_parser *_Nonnull cmark_parser_make(int options) { return cmark_parser_new(options); }
