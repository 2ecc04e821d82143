import Testing

@testable import Text

@Suite("Digests")
struct DigestTests {
  @Test(
    "SHA-256, as in the examples of FIPS 180-4",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func sha256(text: String, digest: String) {
    let digits = Text.sha256(Array(text.utf8)).map { byte in
      let text = String(byte, radix: 16)
      return byte < 16 ? "0" + text : text
    }
    #expect(digits.joined() == digest)
  }

  @Test(
    "Base64, as in RFC 4648",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"), ("\u{FF}\u{3FF}", "w7/Pvw=="),
    ])
  func base64(text: String, encoded: String) {
    #expect(String(decoding: Text.base64(Array(text.utf8)), as: UTF8.self) == encoded)
  }
}
