import AlignedLayout
import Foundation

extension LayoutExpectation {
  /// A wider content is never higher.
  ///
  /// A content that scrolls sideways, in which widths are heights, is never longer if it is higher.
  public static let heightNeverGrowsWithWidth = LayoutExpectation(
    "The height never grows with the width",
    .widening { narrower, wider in
      guard wider.length > narrower.length + slack else { return nil }
      let long = wider.layout.axis == .vertical ? "high" : "long"
      return Finding(
        sentence: "The content is \(wider.length.points) \(long), but \(narrower.length.points) at"
          + " \(narrower.width.digits).")
    })

  /// At a width, the layout from right to left is the mirror image of the one from left to right.
  ///
  /// Alignments to the left or right are the same in both directions, so they fail. Both layouts floor origins
  /// to pixels from the left, so they may differ by two pixels.
  ///
  /// - Parameter width: the width at which both are compared, also if the other widths do not include it.
  public static func isMirrored(at width: CGFloat) -> LayoutExpectation {
    LayoutExpectation(
      "Equal at \(width.digits) in both directions",
      .mirroring(width: width) { leftToRight, rightToLeft in
        leftToRight.elementThatIsNotMirrored(in: rightToLeft)
      })
  }
}

extension TestedLayout {
  fileprivate func elementThatIsNotMirrored(in other: TestedLayout) -> Finding? {
    let scale = specification.displayScale
    let tolerance = scale > 0 ? 2 / scale : slack
    let frames = Dictionary(
      other.layout.elements(in: .infinite).map { ($0.element, $0.frame) }, uniquingKeysWith: { $1 })
    for placed in layout.elements(in: .infinite) {
      let mirrored = CGRect(
        x: layout.contentSize.width - placed.frame.maxX, y: placed.frame.minY,
        width: placed.frame.width, height: placed.frame.height)
      guard let frame = frames[placed.element], frame.isNear(mirrored, within: tolerance) else {
        return finding(about: placed.element, whoseMirrorImageIs: mirrored, in: frames)
      }
    }
    return frames.count == layout.elements(in: .infinite).count
      ? nil : Finding(sentence: "The layouts have other elements.")
  }

  private func finding(
    about element: ContentLayout.Element, whoseMirrorImageIs mirrored: CGRect,
    in frames: [ContentLayout.Element: CGRect]
  ) -> Finding {
    var cells: Set<ContentLayout.CellPosition> = []
    var name = "An element"
    switch element {
    case .cell(let position):
      cells = [position]
      name = self.name(ofCellAt: position).capitalizedFirst
    case .overflow(let section): name = "The overflow view of section \(section)"
    case .header(let section): name = "The header of section \(section)"
    case .footer(let section): name = "The footer of section \(section)"
    default: break
    }
    guard let frame = frames[element] else {
      return Finding(sentence: "\(name) is missing from right to left.", cells: cells)
    }
    return Finding(
      sentence: "\(name) is at \(frame.words) from right to left, and its mirror image at"
        + " \(mirrored.words).", cells: cells)
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }

  fileprivate var words: String {
    "(\(minX.digits), \(minY.digits); \(width.digits) × \(height.digits))"
  }
}
