#pragma once
#include <stddef.h>

/// A file of the default theme, as it stands in the binary.
typedef struct {
  /// The path below `Templates/`, with `/`.
  const char *path;
  const unsigned char *bytes;
  size_t count;
} theme_file;

/// The file at an index, in order of paths; NULL after the last one.
const theme_file *theme_file_at(size_t index);
