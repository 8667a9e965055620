extension PlaygroundCommand {
  /// The text that is printed if nothing is drawn.
  var text: String? {
    switch self {
    case .help: Self.helpText
    case .list: Self.listText
    case .show, .showAll: nil
    }
  }

  static let usage = """
    Usage: swift run playground [NAME] [--width POINTS] [--rtl]
           swift run playground --all [--width POINTS]
           swift run playground --list
    """

  private static let helpText = """
    Draws a live view on the terminal and into playground.svg and playground.html.

    \(usage)

      NAME            Draw this example instead of the live view of Playground.playground/Contents.swift,
                      with the page's settings as they came. Case and hyphens do not matter.
      --width POINTS  The width of the view, from \(Int(widths.lowerBound)) to \(Int(widths.upperBound)). Without a name, the page's live view
                      gets this width after the page has made it.
      --rtl           Draw from right to left. Without a name, the page's live view is turned after
                      the page has made it. What the page itself has set from left to right stays so.
      --all           Draw every example in both directions, into playground.html alone.
      --list          Print the names of the examples.
      --help, -h      Print this help.

    The examples are:

    \(listText)
    """

  private static let listText: String = {
    let column = (NamedExample.all.map(\.name.count).max() ?? 0) + 2
    return NamedExample.all.map { example in
      example.name + String(repeating: " ", count: column - example.name.count) + example.summary
    }.joined(separator: "\n")
  }()
}
