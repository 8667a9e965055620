/// The width that a section's lines may take, and the attributes by which they are laid out in it.
///
/// It is a class so that everything stored about a section shares one. A struct would be copied,
/// with all attributes, wherever a section is read.
@usableFromInline
final class SectionRoom: Equatable, Sendable {
  let width: CGFloat
  let alignment: ResolvedAlignment
  private let direction: ContentLayout.Direction
  let attributes: SectionAttributes
  let grid: PixelGrid

  init(
    width: CGFloat, attributes: SectionAttributes, direction: ContentLayout.Direction,
    grid: PixelGrid
  ) {
    self.width = width.orZero
    self.attributes = attributes
    self.grid = grid
    self.direction = direction
    alignment = ResolvedAlignment(attributes.lineAlignment, in: direction)
  }

  @usableFromInline
  static func == (first: SectionRoom, second: SectionRoom) -> Bool {
    first === second
      || (first.width == second.width && first.alignment == second.alignment
        && first.direction == second.direction && first.attributes == second.attributes
        && first.grid == second.grid)
  }

  /// Whether the cells of every line have to be arranged to know its height: the section sets them on
  /// a common baseline.
  @usableFromInline
  var arrangesEveryLine: Bool {
    attributes.cellAlignment.isByBaseline
  }

  /// Whether galleys of equal cells are stored as one line that is repeated: late sizes may shift
  /// them.
  ///
  /// If cells are offered what remains of their line, only those that no view has measured are the
  /// same wherever they stand. `linesOfEqualCells(count:size:)` repeats these.
  var mayRepeatLines: Bool {
    attributes.offersWholeLine && fillsLinesEvenly
  }

  /// Whether equal cells fill lines equally, and no limit hides any of them.
  var fillsLinesEvenly: Bool {
    attributes.breakingStrategy == .firstFit && attributes.lineLimit == .unlimited
  }

  /// The width that a line with an indentation may take.
  func available(indentedBy indentation: CGFloat) -> CGFloat {
    (width - indentation).orZero
  }

  /// Returns the alignment of a line that begins with a cell, or nil if that is the section's.
  ///
  /// A line with an alignment of its own is not indented.
  func ownAlignment(ofLineBeginningWith cell: CellAttributes) -> ResolvedAlignment? {
    ownAlignment(cell.lineAlignment)
  }

  /// Returns a cell's alignment of its line, or nil if that is the section's.
  func ownAlignment(_ lineAlignment: SectionAttributes.LineAlignment?) -> ResolvedAlignment? {
    guard let lineAlignment else { return nil }
    let alignment = ResolvedAlignment(lineAlignment, in: direction)
    return alignment == self.alignment ? nil : alignment
  }
}
