import CUTF8Proc

extension Unicode.Scalar {
  /// What a scalar does in a slug.
  enum SlugRole { case letter, mark, other }

  /// What the scalar's general category lets it do in a slug.
  var slugRole: SlugRole {
    switch utf8proc_category(Int32(bitPattern: value)) {
    case UTF8PROC_CATEGORY_LU, UTF8PROC_CATEGORY_LL, UTF8PROC_CATEGORY_LT, UTF8PROC_CATEGORY_LM,
      UTF8PROC_CATEGORY_LO, UTF8PROC_CATEGORY_ND, UTF8PROC_CATEGORY_NL, UTF8PROC_CATEGORY_NO:
      .letter
    case UTF8PROC_CATEGORY_MN, UTF8PROC_CATEGORY_MC, UTF8PROC_CATEGORY_ME: .mark
    default: .other
    }
  }
}
