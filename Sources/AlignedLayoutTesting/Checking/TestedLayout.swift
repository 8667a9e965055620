import AlignedLayout
import Foundation

/// A layout at one width, with what was returned about its cells.
public struct TestedLayout {
  /// The layout.
  public let layout: ContentLayout

  /// The specification that was laid out, with the width and the direction of the layout.
  public let specification: ContentLayout.Specification

  let returned: ReturnedSizes
  let attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)?
  let names: CellNames
}

extension TestedLayout {
  /// The width of the content or, if its axis is horizontal, its height.
  public var width: CGFloat {
    specification.lineLength
  }

  /// The direction in which the content was laid out.
  public var direction: ContentLayout.Direction {
    layout.direction
  }

  /// The positions of the visible cells, in the order in which they are read.
  public var visibleCells: [ContentLayout.CellPosition] {
    (0..<layout.sectionCount).flatMap { section in
      (0..<layout.visibleCellCount(inSection: section)).map {
        ContentLayout.CellPosition(section: section, cell: $0)
      }
    }
  }

  /// Returns the size that was returned for a cell, or nil if it was not asked for.
  ///
  /// A cell that moved to the next line was asked for its size twice. This is the second size, which counts.
  public func returnedSize(ofCellAt position: ContentLayout.CellPosition) -> CGSize? {
    returned.cells[position]
  }

  /// Returns the attributes of a cell.
  public func attributes(ofCellAt position: ContentLayout.CellPosition) -> CellAttributes {
    attributesOfCell?(position) ?? .default
  }

  /// Returns the name of a cell for a sentence: the name that the test gives it, and its position.
  public func name(ofCellAt position: ContentLayout.CellPosition) -> String {
    names.name(of: position)
  }
}

extension TestedLayout {
  /// Returns a length along the lines.
  func lineLength(of size: CGSize) -> CGFloat {
    layout.axis == .vertical ? size.width : size.height
  }

  /// Returns the part of the lines that a frame covers.
  func extent(of frame: CGRect) -> ClosedRange<CGFloat> {
    layout.axis == .vertical ? frame.minX...frame.maxX : frame.minY...frame.maxY
  }

  /// Returns the part of the width that is there for the lines of a section.
  func room(ofSection section: Int) -> ClosedRange<CGFloat> {
    let (outer, inner) = (layout.contentInsets, specification.sections[section].attributes.insets)
    guard layout.axis == .vertical else {
      return range(from: outer.top + inner.top, to: width - outer.bottom - inner.bottom)
    }
    let (leading, trailing) = (outer.leading + inner.leading, outer.trailing + inner.trailing)
    return layout.direction == .leftToRight
      ? range(from: leading, to: width - trailing) : range(from: trailing, to: width - leading)
  }

  /// Insets that are wider than the content leave no room.
  private func range(from start: CGFloat, to end: CGFloat) -> ClosedRange<CGFloat> {
    start...max(start, end)
  }

  /// "wide", or what counts instead.
  var wide: String {
    layout.axis == .vertical ? "wide" : "high"
  }

  /// The length of the content across its lines.
  var length: CGFloat {
    layout.axis == .vertical ? layout.contentSize.height : layout.contentSize.width
  }
}
