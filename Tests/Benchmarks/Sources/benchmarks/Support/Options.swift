/// The options of the command line.
struct Options {
  /// Parts of the names of the measurements to run. If there are none, all run.
  private(set) var names: [String] = []

  /// A Boolean value that is true for fewer cells and less time for each figure.
  private(set) var isQuick = false

  /// A Boolean value that is true if the figures are printed as JSON after the table, in one line.
  private(set) var printsJSON = false

  /// A Boolean value that is true if only a file of results is printed.
  private(set) var printsMarkdown = false

  /// A Boolean value that is true if the layout is measured beside other kinds of layouts, and nothing else is.
  private(set) var comparesLayouts = false

  /// The numbers of cells with which events happen once each, for `count-instructions`. If there are none,
  /// measurements run.
  private(set) var countedCells: [Int] = []

  /// A Boolean value that is true if each counted work is done once, for `check-instructions`.
  private(set) var countsWork = false

  static let usage = """
    usage: benchmarks [--quick] [--json | --markdown] [name ...]
           benchmarks --peers [--quick] [--json]
           benchmarks --count-events=cells,... [name ...] for the script count-instructions
           benchmarks --count-work for the script check-instructions

      --quick     measure fewer cells, and each figure for less time
      --json      print the figures as JSON too, on the last line
      --markdown  print the figures as a file of results only
      --peers     compare the layout with other kinds of layouts, and print a file of results
      name        run only measurements whose names contain this

    """

  /// Returns nil if an option is unknown, or if options exclude each other.
  init?(_ arguments: some Sequence<String>) {
    for argument in arguments {
      switch argument {
      case "--quick": isQuick = true
      case "--json": printsJSON = true
      case "--markdown": printsMarkdown = true
      case "--peers": comparesLayouts = true
      case "--count-work": countsWork = true
      case let counts where counts.hasPrefix("--count-events="):
        countedCells = counts.dropFirst(15).split(separator: ",").compactMap { Int($0) }
        if countedCells.isEmpty { return nil }
      case let name where name.hasPrefix("-"): return nil
      case let name: names.append(name.lowercased())
      }
    }
    if printsJSON && printsMarkdown { return nil }
    if comparesLayouts && (printsMarkdown || !names.isEmpty) { return nil }
  }

  func include(_ name: String) -> Bool {
    names.isEmpty || names.contains(where: name.contains)
  }
}
