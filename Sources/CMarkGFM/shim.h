#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <cmark-gfm/node.h>
#include <cmark-gfm/parser.h>
#include <cmark-gfm/utf8.h>
#include <string.h>

/// The length of what the library has written, in bytes.
static inline size_t cmark_text_length(const char *text) { return strlen(text); }
