/// What the command line asks for.
struct Options {
  /// Parts of the names of what is measured; everything if there are none.
  private(set) var names: [String] = []

  /// Fewer cells, and less time for each figure.
  private(set) var isQuick = false

  /// Whether the figures follow the table once more as JSON, on the last line.
  private(set) var printsJSON = false

  /// Whether the figures are printed as a file of results, and nothing else.
  private(set) var printsMarkdown = false

  static let usage = """
    usage: benchmarks [--quick] [--json | --markdown] [name ...]

      --quick     fewer cells and less time for each figure, for a look
      --json      the figures once more as JSON, on the last line
      --markdown  the figures as a file of results, and nothing else
      name        only what has this in its name; as many as wanted

    """

  /// Nil if anything is asked for that does not exist.
  init?(_ arguments: some Sequence<String>) {
    for argument in arguments {
      switch argument {
      case "--quick": isQuick = true
      case "--json": printsJSON = true
      case "--markdown": printsMarkdown = true
      case let name where name.hasPrefix("-"): return nil
      case let name: names.append(name.lowercased())
      }
    }
    if printsJSON && printsMarkdown { return nil }
  }

  func include(_ name: String) -> Bool {
    names.isEmpty || names.contains(where: name.contains)
  }
}
