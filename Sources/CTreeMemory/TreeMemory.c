#include "TreeMemory.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// A block of memory from which pieces are cut from the front; blocks form a list, the newest first.
typedef struct block {
  struct block *older;
  size_t size;
  size_t used;
  _Alignas(16) unsigned char bytes[];
} block;

// Every piece has its size before it, so that it can be copied when it grows.
typedef struct {
  _Alignas(16) size_t size;
} header;

enum { smallest_block = 1 << 18, largest_kept_block = 1 << 23 };

static _Thread_local block *newest;
static _Thread_local unsigned open_documents;

static block *make_block(size_t size) {
  block *made = malloc(sizeof(block) + size);
  if (made == NULL) abort();
  *made = (block){.older = newest, .size = size};
  newest = made;
  return made;
}

static void *cut(size_t size) {
  if (size > SIZE_MAX / 2) abort();
  size_t whole = sizeof(header) + ((size + 15) & ~(size_t)15);
  block *from = newest;
  if (from == NULL || from->size - from->used < whole) {
    size_t next = from == NULL ? smallest_block : from->size * 2;
    from = make_block(whole > next ? whole : next);
  }
  header *piece = (header *)(from->bytes + from->used);
  from->used += whole;
  piece->size = whole - sizeof(header);
  return piece + 1;
}

static int is_last(const header *piece) {
  return (const unsigned char *)(piece + 1) + piece->size == newest->bytes + newest->used;
}

static void *arena_calloc(size_t count, size_t size) {
  if (size != 0 && count > SIZE_MAX / size) abort();
  return memset(cut(count * size), 0, count * size);
}

static void *arena_realloc(void *old, size_t size) {
  if (old == NULL) return cut(size);
  header *piece = (header *)old - 1;
  if (size <= piece->size) return old;
  size_t grown = (size + 15) & ~(size_t)15;
  if (size <= SIZE_MAX / 2 && is_last(piece) && grown - piece->size <= newest->size - newest->used) {
    newest->used += grown - piece->size;
    piece->size = grown;
    return old;
  }
  return memcpy(cut(size), old, piece->size);
}

static void arena_free(void *old) {
  if (old == NULL) return;
  header *piece = (header *)old - 1;
  if (is_last(piece)) newest->used -= sizeof(header) + piece->size;
}

cmark_mem *tree_memory(void) {
  static cmark_mem arena = {arena_calloc, arena_realloc, arena_free};
  return &arena;
}

void tree_memory_open(void) { open_documents++; }

void tree_memory_close(void) {
  if (--open_documents > 0) return;
  // The newest block is the largest, and serves the next document alone.
  block *kept = newest;
  while (newest != NULL) {
    block *older = newest->older;
    if (newest != kept || kept->size > largest_kept_block) {
      if (newest == kept) kept = NULL;
      free(newest);
    }
    newest = older;
  }
  if (kept != NULL) {
    kept->older = NULL;
    kept->used = 0;
  }
  newest = kept;
}
