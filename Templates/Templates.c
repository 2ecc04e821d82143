#include "Theme.h"

#define FILE_BYTES(name, ...) static const unsigned char name[] = {__VA_ARGS__}

static const unsigned char readme[] = {
#embed "README.md"
};

const theme_file theme_files[] = {
    {"README.md", readme, sizeof readme},
    {NULL, NULL, 0},
};
