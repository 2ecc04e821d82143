#pragma once
#include <stddef.h>

/// A file of the default theme, as it stands in the binary.
typedef struct {
  /// The path below `Templates/`, with `/`; NULL after the last file.
  const char *path;
  const unsigned char *bytes;
  size_t count;
} theme_file;

extern const theme_file theme_files[];
