#include "Theme.h"

// Every file of the theme, sorted by path; a file that is not here is not in the program.

static const unsigned char images_icon[] = {
#embed "images/icon.svg"
};

static const unsigned char pages_404[] = {
#embed "pages/404.mustache"
};

static const unsigned char pages_card_in_section[] = {
#embed "pages/card-in-section.mustache"
};

static const unsigned char pages_card[] = {
#embed "pages/card.mustache"
};

static const unsigned char pages_deck_item[] = {
#embed "pages/deck-item.mustache"
};

static const unsigned char pages_deck[] = {
#embed "pages/deck.mustache"
};

static const unsigned char pages_definition_language[] = {
#embed "pages/definition-language.mustache"
};

static const unsigned char pages_folder[] = {
#embed "pages/folder.mustache"
};

static const unsigned char pages_head[] = {
#embed "pages/head.mustache"
};

static const unsigned char pages_layout[] = {
#embed "pages/layout.mustache"
};

static const unsigned char pages_library[] = {
#embed "pages/library.mustache"
};

static const unsigned char pages_sheet_calibration[] = {
#embed "pages/sheet-calibration.mustache"
};

static const unsigned char pages_sheet_cross[] = {
#embed "pages/sheet-cross.mustache"
};

static const unsigned char pages_sheet_crosses[] = {
#embed "pages/sheet-crosses.mustache"
};

static const unsigned char pages_sheet_definition[] = {
#embed "pages/sheet-definition.mustache"
};

static const unsigned char pages_sheet_fields[] = {
#embed "pages/sheet-fields.mustache"
};

static const unsigned char pages_sheet_glossary[] = {
#embed "pages/sheet-glossary.mustache"
};

static const unsigned char pages_sheet_language[] = {
#embed "pages/sheet-language.mustache"
};

static const unsigned char pages_sheet_page[] = {
#embed "pages/sheet-page.mustache"
};

static const unsigned char pages_sheet_quiz[] = {
#embed "pages/sheet-quiz.mustache"
};

static const unsigned char pages_sheet_table[] = {
#embed "pages/sheet-table.mustache"
};

static const unsigned char pages_sheet[] = {
#embed "pages/sheet.mustache"
};

static const unsigned char pages_tag[] = {
#embed "pages/tag.mustache"
};

static const unsigned char pages_term_language[] = {
#embed "pages/term-language.mustache"
};

static const unsigned char sheets_face[] = {
#embed "sheets/face.css"
};

static const unsigned char sheets_sheet[] = {
#embed "sheets/sheet.css"
};

static const unsigned char strings_en[] = {
#embed "strings/en.json"
};

static const unsigned char styles_fonts[] = {
#embed "styles/fonts.css"
};

static const unsigned char styles_math[] = {
#embed "styles/math.css"
};

static const unsigned char styles_theme[] = {
#embed "styles/theme.css"
};

#define ENTRY(path, bytes) {path, bytes, sizeof bytes}

static const theme_file theme_files[] = {
    ENTRY("images/icon.svg", images_icon),
    ENTRY("pages/404.mustache", pages_404),
    ENTRY("pages/card-in-section.mustache", pages_card_in_section),
    ENTRY("pages/card.mustache", pages_card),
    ENTRY("pages/deck-item.mustache", pages_deck_item),
    ENTRY("pages/deck.mustache", pages_deck),
    ENTRY("pages/definition-language.mustache", pages_definition_language),
    ENTRY("pages/folder.mustache", pages_folder),
    ENTRY("pages/head.mustache", pages_head),
    ENTRY("pages/layout.mustache", pages_layout),
    ENTRY("pages/library.mustache", pages_library),
    ENTRY("pages/sheet-calibration.mustache", pages_sheet_calibration),
    ENTRY("pages/sheet-cross.mustache", pages_sheet_cross),
    ENTRY("pages/sheet-crosses.mustache", pages_sheet_crosses),
    ENTRY("pages/sheet-definition.mustache", pages_sheet_definition),
    ENTRY("pages/sheet-fields.mustache", pages_sheet_fields),
    ENTRY("pages/sheet-glossary.mustache", pages_sheet_glossary),
    ENTRY("pages/sheet-language.mustache", pages_sheet_language),
    ENTRY("pages/sheet-page.mustache", pages_sheet_page),
    ENTRY("pages/sheet-quiz.mustache", pages_sheet_quiz),
    ENTRY("pages/sheet-table.mustache", pages_sheet_table),
    ENTRY("pages/sheet.mustache", pages_sheet),
    ENTRY("pages/tag.mustache", pages_tag),
    ENTRY("pages/term-language.mustache", pages_term_language),
    ENTRY("sheets/face.css", sheets_face),
    ENTRY("sheets/sheet.css", sheets_sheet),
    ENTRY("strings/en.json", strings_en),
    ENTRY("styles/fonts.css", styles_fonts),
    ENTRY("styles/math.css", styles_math),
    ENTRY("styles/theme.css", styles_theme),
};

const theme_file *theme_file_at(size_t index) {
  return index < sizeof theme_files / sizeof *theme_files ? &theme_files[index] : NULL;
}
