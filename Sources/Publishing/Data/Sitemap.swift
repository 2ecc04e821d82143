import Text

/// The files of a site's map for search engines (sitemaps.org, version 0.9): every page by its absolute address.
///
/// It is one `sitemap.xml`; where a site has more pages than one file may name, that is the list of further ones.
func sitemap(_ contents: SiteContents, baseURL: BaseURL, pagesPerFile: Int = 50_000) -> [(
  path: SitePath, bytes: [UInt8]
)] {
  let pages = contents.pages
  let whole = SitePath("sitemap.xml")
  guard pages.count > max(1, pagesPerFile) else { return [(whole, .sitemap(pages, baseURL))] }
  let parts = stride(from: 0, to: pages.count, by: max(1, pagesPerFile)).enumerated().map { number, start in
    let part = Array(pages[start..<min(start + max(1, pagesPerFile), pages.count)])
    return (path: SitePath("sitemap-\(number + 1).xml"), bytes: [UInt8].sitemap(part, baseURL))
  }
  return parts + [(whole, .list(of: parts.map(\.path), baseURL))]
}

/// A page that search engines may find.
private struct Page {
  var address: SitePath
  var date: String?
}

extension SiteContents {
  /// Every page but the one for what is not found: folders, decks and tags.
  fileprivate var pages: [Page] {
    folders.map { Page(address: $0.address) } + decks.map { Page(address: $0.address, date: $0.date) }
      + tags.map { Page(address: $0.address) }
  }
}

extension [UInt8] {
  fileprivate static func sitemap(_ pages: [Page], _ baseURL: BaseURL) -> [UInt8] {
    var xml: [UInt8] = []
    xml.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.append("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for page in pages {
      xml.append("<url><loc>")
      xml.appendAddress(page.address.isRoot ? "" : page.address.text + "/", baseURL)
      xml.append("</loc>")
      if let date = page.date {
        xml.append("<lastmod>")
        xml.appendEscapingHTML(date)
        xml.append("</lastmod>")
      }
      xml.append("</url>\n")
    }
    xml.append("</urlset>\n")
    return xml
  }

  fileprivate static func list(of files: [SitePath], _ baseURL: BaseURL) -> [UInt8] {
    var xml: [UInt8] = []
    xml.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.append("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for file in files {
      xml.append("<sitemap><loc>")
      xml.appendAddress(file.text, baseURL)
      xml.append("</loc></sitemap>\n")
    }
    xml.append("</sitemapindex>\n")
    return xml
  }

  private mutating func appendAddress(_ path: String, _ baseURL: BaseURL) {
    appendEscapingHTML(baseURL.text)
    appendEscapingHTML(percentEncoding(path, keepingUnicode: false))
  }
}
