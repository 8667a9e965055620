/// Paths that lead from one file to another one, in the repository or on the site.
enum RelativePath {
  /// Returns the path to which a relative path in a file leads, or nil if it leads out of the root.
  static func resolve(_ path: String, from file: String) -> String? {
    var names = file.split(separator: "/").dropLast()
    for name in path.split(separator: "/") where name != "." {
      guard name == ".." else {
        names.append(name)
        continue
      }
      guard names.popLast() != nil else { return nil }
    }
    return names.joined(separator: "/")
  }

  /// Returns the relative path that leads from a file to a path below the root.
  static func make(to path: String, from file: String) -> String {
    String(repeating: "../", count: file.split(separator: "/").count - 1) + path
  }
}
