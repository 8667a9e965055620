import Foundation

/// Checks that each address in the files of a site leads to a file of it, and to an anchor of that file.
struct SiteCheck {
  let folder: URL
  /// The path below which the site is served. It begins with a slash, and does not end with one.
  let basePath: String

  private var anchorsOfFiles: [String: Set<String>] = [:]

  init(folder: URL, basePath: String) {
    self.folder = folder
    self.basePath = basePath
  }

  /// The number of addresses that were looked at.
  private(set) var addressCount = 0

  /// Returns a sentence for each address that leads nowhere.
  mutating func faults() throws -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)
    let paths = (files?.compactMap { $0 as? String } ?? []).sorted()
    return try paths.flatMap { path in
      let addresses =
        path.hasSuffix(".html")
        ? try addressesOfPage(path)
        : path.hasPrefix("data/") && path.hasSuffix(".json") ? try addressesOfData(path) : []
      addressCount += addresses.count
      return try addresses.filter { try !leadsSomewhere($0, from: path) }
        .map { "\(path): \($0) leads nowhere" }
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  private func addressesOfPage(_ path: String) throws -> [String] {
    // What a script makes is not an address of the page.
    let markup = try text(path).replacing(/(?s)(<script[^>]*>).*?<\/script>/) { $0.output.1 }
    return markup.matches(of: /\s(?:href|src)="([^"]*)"/).map { String($0.output.1) }
      .filter { !$0.contains(/^[a-z]+:/) }
  }

  /// DocC's pages are data, which a script shows. Addresses of pages in it begin at the base path.
  private func addressesOfData(_ path: String) throws -> [String] {
    let data = try Data(contentsOf: folder.appendingPathComponent(path))
    let page = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let references = (page?["references"] as? [String: [String: Any]] ?? [:]).values
    return references.flatMap { reference -> [String] in
      let variants = reference["variants"] as? [[String: Any]] ?? []
      return ([reference] + variants).compactMap { $0["url"] as? String }
    }
    .filter { !$0.contains(/^[a-z]+:/) }
    .map { $0.hasPrefix("#") ? "\(basePath)/\(Self.pagePath(ofData: path))\($0)" : basePath + $0 }
  }

  /// Returns the folder of the page that is made of a file of data.
  private static func pagePath(ofData path: String) -> String {
    String(path.dropFirst("data/".count).dropLast(".json".count)) + "/"
  }

  private mutating func leadsSomewhere(_ address: String, from file: String) throws -> Bool {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = Self.path(String(parts[0]), from: file, basePath: basePath) else {
      return false
    }
    var isFolder: ObjCBool = false
    guard
      FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
    else { return false }
    let page = isFolder.boolValue ? (path.isEmpty ? "" : path + "/") + "index.html" : path
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent(page).path) else {
      return false
    }
    return try parts.count < 2 || anchors(of: page).contains(String(parts[1]))
  }

  /// Returns the path in the folder to which an address leads, or nil if it leads out of the site.
  private static func path(_ address: String, from file: String, basePath: String) -> String? {
    let address = address.removingPercentEncoding ?? address
    if address.isEmpty { return file }
    if address.hasPrefix("/") {
      guard address.hasPrefix(basePath + "/") else { return nil }
      return address.dropFirst(basePath.count + 1).split(separator: "/").joined(separator: "/")
    }
    return RelativePath.resolve(address, from: file)
  }

  private mutating func anchors(of page: String) throws -> Set<String> {
    if let anchors = anchorsOfFiles[page] { return anchors }
    let data = "data/" + page.replacing("/index.html", with: ".json")
    let isDocC = FileManager.default.fileExists(atPath: folder.appendingPathComponent(data).path)
    let names =
      isDocC
      ? try text(data).matches(of: /"anchor"\s*:\s*"([^"]*)"/).map { String($0.output.1) }
      : try text(page).matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
    anchorsOfFiles[page] = Set(names)
    return Set(names)
  }
}
