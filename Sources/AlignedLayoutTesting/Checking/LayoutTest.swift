import AlignedLayout
import Foundation

/// A content to check at every width: a specification, and the sizes and attributes of its cells.
///
/// Create it from what you create the layout from, and say what you expect at all widths of a range:
///
///     let test = LayoutTest(specification) { sizes[$0.cell] }
///     let failure = test.failure(
///       forWidths: 320...1366, expecting: [.noCellIsCut, .lineCount(atMost: 3)])
///     #expect(failure == nil)
///
/// The description of a ``LayoutFailure`` is a sentence and a picture, so the message of the test shows the layout
/// at the first width that fails.
///
/// The width and the direction of the specification have no effect: contents are laid out at all widths that you
/// pass, from left to right and from right to left. If its axis is horizontal, the widths are heights.
///
/// The closures are called many times and in any order, so they have to return the same for the same arguments.
public struct LayoutTest {
  let specification: ContentLayout.Specification
  let answerOfCell:
    (ContentLayout.CellPosition, _ remainingLineSpace: CGFloat) -> ContentLayout.CellAnswer
  let attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)?
  let sizeOfOverflow: ((_ section: Int, _ hiddenCellCount: Int) -> CGSize)?
  let names: CellNames

  /// Creates a test of cells that have one size, whatever they are offered.
  ///
  /// - Parameters:
  ///   - specification: everything but the cells. Its width and direction have no effect.
  ///   - sizeOfCell: a closure that returns the size of a cell.
  ///   - attributesOfCell: a closure that returns the attributes of a cell. Without this closure, all cells have
  ///     the default attributes.
  ///   - sizeOfOverflow: a closure that returns the size of the overflow view for a number of hidden cells.
  ///   - nameOfCell: a closure that returns the name of a cell in sentences and pictures, such as its text.
  ///     Without this closure, a cell is named by its position.
  public init(
    _ specification: ContentLayout.Specification,
    sizeOfCell: @escaping (ContentLayout.CellPosition) -> CGSize,
    attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)? = nil,
    sizeOfOverflow: ((_ section: Int, _ hiddenCellCount: Int) -> CGSize)? = nil,
    nameOfCell: ((ContentLayout.CellPosition) -> String)? = nil
  ) {
    self.init(
      specification,
      answerOfCell: { position, _ in ContentLayout.CellAnswer(sizeOfCell(position)) },
      attributesOfCell: attributesOfCell, sizeOfOverflow: sizeOfOverflow, nameOfCell: nameOfCell)
  }

  /// Creates a test of cells that have other sizes for other offers, such as texts that wrap.
  ///
  /// - Parameters:
  ///   - specification: everything but the cells. Its width and direction have no effect.
  ///   - answerOfCell: a closure that returns the size of a cell for the space that it is offered, and the
  ///     offers for which the size is the same. If the size holds for one offer alone, and the offer depends on
  ///     the width, all ranges of widths fail: check single widths then.
  ///   - attributesOfCell: a closure that returns the attributes of a cell. Without this closure, all cells have
  ///     the default attributes.
  ///   - sizeOfOverflow: a closure that returns the size of the overflow view for a number of hidden cells.
  ///   - nameOfCell: a closure that returns the name of a cell in sentences and pictures, such as its text.
  ///     Without this closure, a cell is named by its position.
  public init(
    _ specification: ContentLayout.Specification,
    answerOfCell:
      @escaping (ContentLayout.CellPosition, _ remainingLineSpace: CGFloat) ->
      ContentLayout.CellAnswer,
    attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)? = nil,
    sizeOfOverflow: ((_ section: Int, _ hiddenCellCount: Int) -> CGSize)? = nil,
    nameOfCell: ((ContentLayout.CellPosition) -> String)? = nil
  ) {
    self.specification = specification
    self.answerOfCell = answerOfCell
    self.attributesOfCell = attributesOfCell
    self.sizeOfOverflow = sizeOfOverflow
    names = CellNames(nameOfCell: nameOfCell)
  }
}

extension LayoutTest {
  /// Returns the content at a width, with what was returned about its cells.
  ///
  /// If the axis of the content is horizontal, the width is a height.
  ///
  /// - Complexity: that of one layout. Each cell is asked as a layout asks it.
  public func layout(
    width: CGFloat, direction: ContentLayout.Direction = .leftToRight
  ) -> TestedLayout {
    let specification = specification.with(lineLength: width, direction: direction)
    var returned = ReturnedSizes()
    let layout = ContentLayout(specification) { position, space in
      let size = answerOfCell(position, space).size
      returned.cells[position] = size
      return size
    } attributesOfCell: { position in
      attributesOfCell?(position) ?? .default
    } sizeOfOverflow: { section, hiddenCount in
      let size = sizeOfOverflow?(section, hiddenCount) ?? .zero
      returned.overflows[section, default: [:]][hiddenCount] = size
      return size
    }
    return TestedLayout(
      layout: layout, specification: specification, returned: returned,
      attributesOfCell: attributesOfCell, names: names)
  }
}

/// The sizes that were returned while a content was laid out.
struct ReturnedSizes {
  var cells: [ContentLayout.CellPosition: CGSize] = [:]
  /// The sizes of overflow views by section and number of hidden cells.
  var overflows: [Int: [Int: CGSize]] = [:]
}

/// What cells are called.
struct CellNames {
  let nameOfCell: ((ContentLayout.CellPosition) -> String)?

  /// The cell in a sentence.
  func name(of position: ContentLayout.CellPosition) -> String {
    let place = "cell \(position.cell) of section \(position.section)"
    return nameOfCell.map { "“\($0(position))” (\(place))" } ?? place
  }

  /// The cell on a picture.
  func caption(of position: ContentLayout.CellPosition) -> String {
    nameOfCell?(position) ?? String(position.cell)
  }
}
