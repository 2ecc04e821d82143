#pragma once
#include <cmark-gfm.h>

/// Memory for syntax trees: a document's parts are allocated one after the other and given back all at once.
///
/// Each thread has its own memory, so a tree must stay on the thread that made it. Nothing is given back as long
/// as the thread has an open document; then everything is.
cmark_mem *_Nonnull tree_memory(void);

/// A new node; never null, since the process ends when memory is out.
static inline cmark_node *_Nonnull tree_node_make(cmark_node_type type) {
  return cmark_node_new_with_mem(type, tree_memory());
}

/// A new parser; never null, as a new node is not.
static inline cmark_parser *_Nonnull tree_parser_make(int options) {
  return cmark_parser_new_with_mem(options, tree_memory());
}

/// Opens a document on this thread.
void tree_memory_open(void);

/// Closes a document on this thread; after the last one, its memory is used again.
void tree_memory_close(void);
