import CMessageDigest

/// The SHA-256 of bytes (FIPS 180-4), in 32 bytes.
public func sha256(_ bytes: [UInt8]) -> [UInt8] {
  var context = SHA2_CTX()
  var digest = [UInt8](repeating: 0, count: 32)
  SHA256Init(&context)
  SHA256Update(&context, bytes, bytes.count)
  SHA256Final(&digest, &context)
  return digest
}
