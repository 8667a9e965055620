import AlignedLayout
import Foundation

/// An expectation that a layout does not meet, with the layout at the first width that fails.
///
/// The description is a sentence and a picture in characters. Tests print it if they expect no failure, with
/// `#expect(failure == nil)` or `XCTAssertNil(failure)`.
public struct LayoutFailure: Error, Equatable, Sendable {
  /// The name of the expectation.
  public let expectation: String

  /// The least width at which the expectation fails, to the last bit, or nil if nothing could be checked.
  ///
  /// If the axis of the content is horizontal, this is a height.
  public let width: CGFloat?

  /// The direction in which the layout was made, or nil if nothing could be checked.
  public let direction: ContentLayout.Direction?

  /// The layout at the width, or nil if nothing could be checked.
  public let layout: ContentLayout?

  /// What is wrong at the width, or why nothing could be checked, as a sentence.
  public let reason: String

  /// The picture of the layout. Cells that the reason names have thick borders on the SVG.
  public let picture: LayoutPicture?

  /// The picture of the layout as an SVG document, or nil if nothing could be checked.
  public var svg: String? {
    picture?.svg
  }
}

extension LayoutFailure {
  /// An expectation that could not be checked.
  init(_ expectation: String, isUncheckedBecause reason: String) {
    self.expectation = expectation
    self.reason = reason
    width = nil
    direction = nil
    layout = nil
    picture = nil
  }

  init(_ expectation: String, _ finding: Finding, at tested: TestedLayout) {
    self.expectation = expectation
    reason = finding.sentence
    width = tested.width
    direction = tested.direction
    layout = tested.layout
    picture = LayoutPicture(
      of: tested.layout, marking: finding.cells, captionOfCell: tested.names.caption)
  }
}

extension LayoutFailure: CustomStringConvertible, CustomDebugStringConvertible {
  /// A sentence about what fails and where, and the picture in characters.
  public var description: String {
    guard let width, let direction, let picture else {
      return "\(expectation): not checked. \(reason)"
    }
    let way = direction == .leftToRight ? "left to right" : "right to left"
    return "\(expectation): first fails at \(width.points), \(way). \(reason)\n\(picture.text)"
  }

  /// The same as the description, so that an optional failure is readable in the message of a test.
  public var debugDescription: String {
    description
  }
}

/// What is wrong in a layout.
struct Finding: Sendable {
  let sentence: String
  /// The cells that the sentence names.
  var cells: Set<ContentLayout.CellPosition> = []
}

extension CGFloat {
  /// The number to the last bit, with its unit.
  var points: String {
    self == 1 ? "1 point" : "\(digits) points"
  }

  /// The number to the last bit. A whole number has no decimals.
  var digits: String {
    let text = "\(Double(self))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
