import AlignedLayout
import Foundation

/// One input whose expected output comes from another source.
struct ReferenceCase: Decodable {
  struct Edges: Decodable {
    let top: CGFloat
    let left: CGFloat
    let bottom: CGFloat
    let right: CGFloat

    /// The insets. The cases call the leading and trailing edges left and right.
    var insets: Insets {
      Insets(top: top, leading: left, bottom: bottom, trailing: right)
    }
  }

  struct Rect: Decodable {
    let x: CGFloat
    let y: CGFloat
    let width: CGFloat
    let height: CGFloat
  }

  struct Layout: Decodable {
    let sectionSpacing: CGFloat
    let contentInsets: Edges
    let pinHeaders: Bool
    let pinFooters: Bool?
  }

  struct Section: Decodable {
    let horizontal: String
    let vertical: String
    let itemSpacing: CGFloat
    let lineSpacing: CGFloat
    let insets: Edges
    let headerHeight: CGFloat
    let footerHeight: CGFloat?
    let cells: [Cell]
  }

  struct Cell: Decodable {
    let insets: Edges?
    let begin: Bool?
    let end: Bool?
    let indent: Bool?
    let least: CGFloat?
    let size: Size
  }

  /// The size of a cell: fixed, as wide as the offer, or as high as its text needs at that width.
  struct Size: Decodable {
    let width: CGFloat?
    let height: CGFloat?
    let fill: String?
    let text: CGFloat?
    let minWidth: CGFloat?
    let maxWidth: CGFloat?
  }

  let id: String
  let tags: [String]
  let width: CGFloat
  let height: CGFloat
  let displayScale: CGFloat
  let direction: String?
  let contentOffsetY: CGFloat
  let contentInset: Edges
  let layout: Layout
  let sections: [Section]
  let queries: [Rect]
  let expected: JSONValue
}

extension KeyedDecodingContainer {
  // The synthesized decoding prefers these overloads to the standard library's: in the cases, a
  // missing key is zero or false.
  fileprivate func decode(_ type: CGFloat.Type, forKey key: Key) throws -> CGFloat {
    try decodeIfPresent(type, forKey: key) ?? 0
  }

  fileprivate func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try decodeIfPresent(type, forKey: key) ?? false
  }

  fileprivate func decode(_ type: ReferenceCase.Edges.Type, forKey key: Key) throws
    -> ReferenceCase.Edges
  {
    try decodeIfPresent(type, forKey: key)
      ?? ReferenceCase.Edges(top: 0, left: 0, bottom: 0, right: 0)
  }
}

extension ReferenceCase.Size {
  func resolved(for offer: CGFloat) -> CGSize {
    let least = minWidth ?? 0
    if fill != nil {
      return CGSize(width: max(least, offer), height: height ?? 0)
    }
    guard let text else {
      return CGSize(width: width ?? 0, height: height ?? 0)
    }
    let most = maxWidth ?? 0
    let width = min(max(least, min(offer, most)), most)
    return CGSize(width: width, height: width == 0 ? 0 : (text / width).rounded(.up))
  }
}

extension ReferenceCase.Cell {
  var attributes: CellAttributes {
    CellAttributes(
      beginsLine: begin ?? false,
      endsLine: end ?? false,
      minimumLineSpace: least ?? 0,
      indentation: indent == true ? .start : .unchanged,
      insets: insets?.insets ?? .zero)
  }
}

extension ReferenceCase.Section {
  var attributes: SectionAttributes {
    get throws {
      SectionAttributes(
        lineAlignment: try Self.named(horizontal),
        cellAlignment: try Self.named(vertical),
        cellSpacing: itemSpacing,
        lineSpacing: lineSpacing,
        insets: insets.insets)
    }
  }

  private static func named<Alignment: CaseIterable>(_ name: String) throws -> Alignment {
    guard let alignment = Alignment.allCases.first(where: { "\($0)" == name }) else {
      throw ReferenceCase.Unreadable(description: "Unknown alignment “\(name)”.")
    }
    return alignment
  }
}

extension ReferenceCase {
  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  /// A decoder that also reads numbers from the strings `nan`, `inf` and `-inf`.
  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  /// Reads the cases of a file with one JSON object on each line, and throws if there are none.
  static func cases(in file: URL) throws -> [ReferenceCase] {
    let decoder = decoder
    let cases = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(ReferenceCase.self, from: $0)
    }
    guard !cases.isEmpty else {
      throw Unreadable(description: "\(file.path) has no cases.")
    }
    return cases
  }

  /// Reads the cases in the tests' resources.
  static func own() throws -> [ReferenceCase] {
    guard
      let file = Bundle.module.url(forResource: "reference-cases", withExtension: "jsonl")
    else {
      throw Unreadable(description: "The tests' own reference cases are missing.")
    }
    return try cases(in: file)
  }

  /// Reads the cases of the file at the path in the environment variable `REFERENCE_CASES`, or else
  /// the tests' own.
  static func all() throws -> [ReferenceCase] {
    guard let path = ProcessInfo.processInfo.environment["REFERENCE_CASES"] else {
      return try own()
    }
    return try cases(in: URL(fileURLWithPath: path))
  }
}
