import Testing
import YAML

@Suite("Language tags")
struct LanguageTagTests {
  @Test(
    "well-formed tags of BCP 47",
    arguments: [
      "en", "EN", "de-AT", "zh-Hans", "zh-Hant-TW", "es-419", "sr-Latn-RS", "sl-rozaj-biske", "de-CH-1901",
      "zh-yue",
      "zh-cmn-Hans-CN", "hy-Latn-IT-arevela", "en-US-u-islamcal", "de-DE-u-co-phonebk", "en-a-bbb-x-a-ccc",
      "x-whatever", "de-CH-x-phonebk", "und", "mas", "abcd", "abcdefgh", "de-1996", "zh-Latn-pinyin",
      "ja-Latn-hepburn",
    ])
  func wellFormed(tag: String) {
    #expect(isWellFormedLanguageTag(tag))
  }

  @Test(
    "texts that are none",
    arguments: [
      "", "e", "en_GB", "en-", "-en", "en--GB", "Spanish!", "abcdefghi", "en-GB-US", "zh-Hans-Hans", "en-a",
      "en-x",
      "x", "x-", "en-u-", "en-abcdefghi", "日本", "en GB", "de-419-DE", "a-DE", "1x", "en-x-abcdefghi",
      "ar-a-aaa-b",
    ])
  func malformed(tag: String) {
    #expect(!isWellFormedLanguageTag(tag))
  }
}
