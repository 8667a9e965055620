import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// The rows of the table FSQCollectionViewAlignedLayout in OtherKits.md.
@MainActor
@Suite(.underAllModes)
struct FoursquareRows {
  nonisolated static let rows: [AncestorRow] = [
    AncestorRow("FSQCollectionViewAlignedLayout", [5, 5, 40, 20, 50, 5, 40, 20, 5, 30, 40, 20]) {
      let stage = PlainStage(3)
      stage.layout.contentInsets = CollectionViewAlignedLayout().contentInsets
      let answers = Answers()
      stage.view.delegate = answers
      return stage.frames().flatMap(\.numbers)
    },
    AncestorRow("contentInsets", [10, 3, 10, 3 + 20 + 7, 3 + 20 + 7 + 20 + 4, 100 - 10 - 30]) {
      let stage = PlainStage(1, 1)
      stage.layout.contentInsets = Insets(top: 3, leading: 10, bottom: 4, trailing: 20)
      stage.layout.sectionSpacing = 7
      let numbers = (0..<2).flatMap { stage.xs($0) + stage.ys($0) }
      let height = stage.layout.collectionViewContentSize.height
      stage.view.semanticContentAttribute = .forceRightToLeft
      stage.layout.invalidateLayout()
      return numbers + [height] + stage.xs()
    },
    AncestorRow("defaultCellSize", [0, 0, 33, 22]) {
      let stage = PlainStage(1)
      stage.layout.defaultItemSize = CGSize(width: 33, height: 22)
      return stage.frames()[0].numbers
    },
    AncestorRow("defaultSectionAttributes", [0, 39, 0, 0, 0, 24]) {
      let stage = PlainStage(3)
      stage.layout.defaultSectionAttributes = SectionAttributes(cellSpacing: 9, lineSpacing: 4)
      return stage.xs() + stage.ys()
    },
    AncestorRow("defaultCellAttributes", [0, 25, 50, 0, 0, 0]) {
      let stage = PlainStage(3)
      stage.layout.defaultItemAttributes = CellAttributes(endsLine: true)
      let ended = stage.ys()
      stage.layout.defaultItemAttributes = .default
      return ended + stage.ys()
    },
    AncestorRow("shouldPinSectionHeadersToTop", [50, 0]) {
      let stage = PlainStage(30)
      stage.layout.defaultHeaderLength = 10
      stage.view.layoutIfNeeded()
      stage.view.contentOffset.y = 50
      let pinned = stage.header()?.minY
      stage.layout.pinsSectionHeaders = false
      return [pinned, stage.header()?.minY].compactMap(\.self)
    },
    AncestorRow("contentFrameForSection:", [0, 10 + 20 + 10, 100, 10 + 20 + 5 + 20]) {
      let stage = PlainStage(1, 4)
      stage.layout.defaultHeaderLength = 10
      stage.view.layoutIfNeeded()
      return stage.layout.contentFrame(forSection: 1).numbers
    },
    AncestorRow("NSFastEnumeration", [2, 3, 5, 20 + 5 + 20 + 10]) {
      let stage = PlainStage(4, 1)
      stage.view.layoutIfNeeded()
      let content = stage.layout.content
      let counts = [content.sectionCount, content.lineCount, content.readingOrder.count]
      return counts.map { CGFloat($0) } + [content.frame(ofSection: 1).minY]
    },
    AncestorRow(
      "collectionView:layout:sizeForItemAtIndexPath:remainingLineSpace:", [100, 55, 10, 100]
    ) {
      let stage = PlainStage(3)
      let answers = Answers()
      stage.view.delegate = answers
      stage.view.layoutIfNeeded()
      return answers.offers
    },
    AncestorRow("collectionView:layout:attributesForSectionAtIndex:", [0, 40, 0, 50]) {
      let stage = PlainStage(2, 2)
      let answers = Answers()
      answers.sections = [SectionAttributes(cellSpacing: 0), SectionAttributes(cellSpacing: 10)]
      stage.view.delegate = answers
      return stage.xs(0) + stage.xs(1)
    },
    AncestorRow("collectionView:layout:attributesForCellAtIndexPath:", [0, 25, 25]) {
      let stage = PlainStage(3)
      let answers = Answers()
      answers.cells = [1: CellAttributes(beginsLine: true)]
      stage.view.delegate = answers
      return stage.ys()
    },
    AncestorRow(
      "collectionView:layout:referenceHeightForHeaderInSection:",
      [0, 0, 100, 12, 0, 12 + 20 + 10, 100, 24]
    ) {
      let stage = PlainStage(1, 1)
      let answers = Answers()
      answers.headerLengths = [12, 24]
      stage.view.delegate = answers
      return [stage.header(0), stage.header(1)].flatMap { $0?.numbers ?? [] }
    },
    AncestorRow("FSQCollectionViewAlignedLayoutSectionAttributes", [6 + 2, 4 + 1]) {
      let stage = PlainStage(1)
      stage.layout.attributesForSection = { _ in
        SectionAttributes(insets: Insets(top: 4, leading: 6))
      }
      stage.layout.attributesForItem = { _ in CellAttributes(insets: Insets(top: 1, leading: 2)) }
      return stage.xs() + stage.ys()
    },
    AncestorRow("horizontalAlignment", [0, 70, 35, 0, 70, 0, 70, 35, 70, 0]) {
      let alignments: [SectionAttributes.LineAlignment] = [
        .left, .right, .center, .leading, .trailing,
      ]
      let directions: [UISemanticContentAttribute] = [.forceLeftToRight, .forceRightToLeft]
      return directions.flatMap { direction in
        alignments.flatMap { alignment in
          let stage = PlainStage(1)
          stage.view.semanticContentAttribute = direction
          stage.layout.defaultSectionAttributes = SectionAttributes(lineAlignment: alignment)
          return stage.xs()
        }
      }
    },
    AncestorRow(
      "verticalAlignment", [0, 20, 30, 20, 15, 20, 0, 50, 40 - 15, 20]
    ) {
      let alignments: [SectionAttributes.CellAlignment] = [
        .top, .bottom, .center, .stretch, .firstBaseline,
      ]
      return alignments.flatMap { alignment in
        let stage = besideTallCell(SectionAttributes(cellAlignment: alignment))
        stage.layout.attributesForItem = { CellAttributes(firstBaseline: [15, 40][$0.item]) }
        let frame = stage.frames()[0]
        return [frame.minY, frame.height]
      }
    },
    AncestorRow("itemSpacing", [0, 38, 0, 0, 0, 23]) {
      let stage = PlainStage(3)
      stage.layout.defaultSectionAttributes = SectionAttributes(cellSpacing: 8, lineSpacing: 3)
      return stage.xs() + stage.ys()
    },
    AncestorRow("insets", [6 + 2, 6 + 2 + 30 + 3 + 5 + 2, 4 + 1, 4 + 1]) {
      let stage = PlainStage(2)
      stage.layout.defaultSectionAttributes = SectionAttributes(
        insets: Insets(top: 4, leading: 6))
      stage.layout.defaultItemAttributes = CellAttributes(
        insets: Insets(top: 1, leading: 2, trailing: 3))
      return stage.xs() + stage.ys()
    },
    AncestorRow(
      "topLeftAlignment", [0, 0, 17.5, 0, 35, 0, 17.5, 15]
    ) {
      let alignments: [SectionAttributes] = [.topLeft, .topCenter, .topRight, .centerCenter]
      return alignments.flatMap { alignment in
        let origin = besideTallCell(alignment).frames()[0].origin
        return [origin.x, origin.y]
      }
    },
    AncestorRow(
      "withHorizontalAlignment:verticalAlignment:",
      [100 - 10 - 30 - 7 - 30, 3 + 30, 3 + 50 + 4]
    ) {
      let stage = besideTallCell(
        SectionAttributes(
          lineAlignment: .right, cellAlignment: .bottom, cellSpacing: 7, lineSpacing: 2,
          insets: Insets(top: 3, bottom: 4, trailing: 10)))
      let origin = stage.frames()[0].origin
      return [origin.x, origin.y, stage.layout.collectionViewContentSize.height]
    },
    AncestorRow("shouldBeginLine", [0, 25, 50, 50]) {
      let stage = PlainStage(4)
      stage.layout.attributesForItem = {
        CellAttributes(beginsLine: $0.item == 1, endsLine: $0.item == 1)
      }
      return stage.ys()
    },
    AncestorRow("startLineIndentation", [0, 35, 35, 35, 0, 0, 25, 50]) {
      let stage = PlainStage(4)
      stage.layout.attributesForItem = {
        CellAttributes(endsLine: $0.item > 0, indentation: $0.item == 1 ? .start : .unchanged)
      }
      return stage.xs() + stage.ys()
    },
    AncestorRow(
      "withInsets:shouldBeginLine:shouldEndLine:startLineIndentation:",
      [0, 4, 4, 0, 20 + 5 + 3, 20 + 5 + 3 + 20 + 5]
    ) {
      let stage = PlainStage(3)
      stage.layout.attributesForItem = {
        guard $0.item == 1 else { return .default }
        return CellAttributes(
          beginsLine: true, endsLine: true, indentation: .start,
          insets: Insets(top: 3, leading: 4))
      }
      return stage.xs() + stage.ys()
    },
    AncestorRow("FSQCollectionViewAlignedLayoutInvalidationContext", [0, 4]) {
      let stage = PlainStage(3)
      let answers = Answers()
      stage.view.delegate = answers
      stage.view.layoutIfNeeded()
      return [false, true].map { invalidatesContent in
        answers.offers = []
        let context = CollectionViewAlignedLayoutInvalidationContext()
        context.invalidatesContent = invalidatesContent
        stage.layout.invalidateLayout(with: context)
        stage.view.layoutIfNeeded()
        return CGFloat(answers.offers.count)
      }
    },
  ]

  nonisolated static let rowsWithoutCode: [RowWithoutCode] = []

  /// A cell of 30 by 20 points beside one of 30 by 50.
  private static func besideTallCell(_ attributes: SectionAttributes) -> PlainStage {
    let stage = PlainStage(2)
    stage.layout.defaultSectionAttributes = attributes
    stage.layout.sizeForItem = { path, _ in CGSize(width: 30, height: path.item == 0 ? 20 : 50) }
    return stage
  }

  @Test(arguments: rows)
  func `what stands left in the table is done by what stands right`(row: AncestorRow) async throws {
    try await row.expect()
  }
}

/// A delegate whose cells are 40 by 20 points large, and that records the space that they are offered.
private final class Answers: NSObject, CollectionViewDelegateAlignedLayout {
  var offers: [CGFloat] = []
  var sections: [SectionAttributes] = []
  var cells: [Int: CellAttributes] = [:]
  var headerLengths: [CGFloat] = []

  func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
  ) -> CGSize {
    offers.append(remainingLineSpace)
    return CGSize(width: 40, height: 20)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForSectionAt section: Int
  ) -> SectionAttributes {
    sections.isEmpty ? SectionAttributes() : sections[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForItemAt indexPath: IndexPath
  ) -> CellAttributes {
    cells[indexPath.item] ?? .default
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    referenceLengthForHeaderInSection section: Int
  ) -> CGFloat {
    headerLengths.isEmpty ? 0 : headerLengths[section]
  }
}
