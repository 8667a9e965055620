import CoreGraphics

/// What the arguments of `swift run playground` ask for.
enum PlaygroundCommand: Equatable, Sendable {
  case help
  case list
  /// Draws one view. Without an example it is that of the page.
  case show(NamedExample? = nil, width: CGFloat? = nil, isRightToLeft: Bool = false)
  /// Draws every example in both directions.
  case showAll(width: CGFloat? = nil)
}

extension PlaygroundCommand {
  /// Arguments that ask for nothing that the program can do.
  struct UsageError: Error, Equatable {
    let message: String
  }

  /// The widths of a view. In a narrower one, the examples' margins leave no width for a text.
  static let widths: ClosedRange<CGFloat> = 100...10_000

  /// Reads arguments, without the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    guard !arguments.contains(where: { $0 == "--help" || $0 == "-h" }) else {
      self = .help
      return
    }
    let options = try Options(arguments)
    switch (options.lists, options.showsAll) {
    case (false, false):
      self = .show(options.example, width: options.width, isRightToLeft: options.isRightToLeft)
    case (false, true) where options.example == nil && !options.isRightToLeft:
      self = .showAll(width: options.width)
    case (true, false) where arguments.allSatisfy { $0 == "--list" }:
      self = .list
    case (false, true):
      throw UsageError(
        "--all draws every example in both directions. It takes no name and no --rtl.")
    case (true, _):
      throw UsageError("--list takes no other argument.")
    }
  }
}

/// The arguments one by one, which may contradict each other.
private struct Options {
  private(set) var example: NamedExample?
  private(set) var width: CGFloat?
  private(set) var isRightToLeft = false
  private(set) var lists = false
  private(set) var showsAll = false

  init(_ arguments: [String]) throws(PlaygroundCommand.UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--list": lists = true
      case "--all": showsAll = true
      case "--rtl": isRightToLeft = true
      case "--width": try set(width: rest.popFirst())
      case _ where argument.hasPrefix("--width="):
        try set(width: String(argument.dropFirst("--width=".count)))
      case _ where argument.hasPrefix("-"):
        throw .init(
          "There is no option “\(argument)”. The options are --width POINTS, --rtl, --all, --list "
            + "and --help.")
      default: try set(name: argument)
      }
    }
  }

  private mutating func set(name: String) throws(PlaygroundCommand.UsageError) {
    guard let named = NamedExample.all.first(where: { $0.isNamed(name) }) else {
      let names = NamedExample.all.map(\.name).joined(separator: ", ")
      throw .init("There is no example “\(name)”. The examples are \(names).")
    }
    guard example == nil else {
      throw .init("“\(name)” is a second name. One run draws one example, or --all.")
    }
    example = named
  }

  private mutating func set(width argument: String?) throws(PlaygroundCommand.UsageError) {
    let widths = PlaygroundCommand.widths
    guard let argument else {
      throw .init("--width takes a number of points, as in --width 320.")
    }
    guard let width = Double(argument).map({ CGFloat($0) }), widths.contains(width) else {
      throw .init(
        "“\(argument)” is no width. --width takes a number of points from "
          + "\(Int(widths.lowerBound)) to \(Int(widths.upperBound)), as in --width 320.")
    }
    guard self.width == nil else {
      throw .init("--width occurs twice.")
    }
    self.width = width
  }
}

extension PlaygroundCommand.UsageError {
  fileprivate init(_ sentence: String) {
    message = "\(sentence)\n\n\(PlaygroundCommand.usage)"
  }
}
