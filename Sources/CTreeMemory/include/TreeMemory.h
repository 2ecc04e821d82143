#pragma once
#include <cmark-gfm.h>

/// Memory for syntax trees: a document's parts are allocated one after the other and given back all at once.
///
/// Each thread has its own memory, so a tree must stay on the thread that made it. Nothing is given back as long
/// as the thread has an open document; then everything is.
cmark_mem *tree_memory(void);

/// Opens a document on this thread.
void tree_memory_open(void);

/// Closes a document on this thread; after the last one, its memory is used again.
void tree_memory_close(void);
