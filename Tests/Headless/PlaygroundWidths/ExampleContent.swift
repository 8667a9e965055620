import AlignedLayoutTesting
import LayoutDrawing
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

@testable import AlignedLayout
@testable import playground

/// An example of the playground in a view, whose sections are checked at all widths of the page.
@MainActor
final class ExampleContent {
  static let widths: ClosedRange<CGFloat> = 320...1366

  /// The distance of the widths at which a section is checked whose lines are not known at every width.
  private static let step: CGFloat = TestRun.isLong ? 1 : 3

  private let example: any Example
  /// The collection view, or the view that hosts it.
  private let root: UIView
  private let view: UICollectionView
  private let layout: CollectionViewAlignedLayout

  /// Tells for which offers a size holds that was returned for one.
  private let answer: Answer

  typealias Answer = (_ size: CGSize, _ offer: CGFloat) -> ContentLayout.CellAnswer

  /// Shows an example with the settings of the playground's page.
  init(_ example: any Example, answer: @escaping Answer) async throws {
    self.answer = answer
    self.example = example
    root = example.makeView(layout: NamedExample.makeLayout(), width: Self.widths.lowerBound)
    root.layoutIfNeeded()
    view = try #require(root.scrollingView as? UICollectionView)
    self.layout = try #require(view.collectionViewLayout as? CollectionViewAlignedLayout)
    await findRuns()
    // A cell that measures itself is measured while the view shows it.
    if example is StaticExample { root.frame.size.height = 10_000 }
    root.layoutIfNeeded()
  }

  /// The number of sections.
  var sectionCount: Int { view.numberOfSections }

  /// Returns the failures of a section at all widths: those between two whole numbers too, if its lines are known
  /// there.
  ///
  /// - Parameter attributes: a closure that returns the attributes to check instead of the section's own.
  func failures(
    inSection section: Int, expecting expectations: [LayoutExpectation],
    replacing attributes: (SectionAttributes) -> SectionAttributes = { $0 }
  ) -> [LayoutFailure] {
    runs.flatMap { run in
      let test = test(
        of: section, in: run.specification(ofSection: section, replacing: attributes))
      let failures = test.failures(forWidths: run.widths, expecting: expectations)
      guard failures.contains(where: { $0.width == nil && $0.expectation == "All widths" })
      else { return failures }
      return test.failures(
        atWidths: stride(
          from: run.widths.lowerBound, through: run.widths.upperBound, by: Self.step),
        expecting: expectations)
    }
  }

  // MARK: Specifications

  /// Widths at which all sections have the same attributes.
  private struct Run {
    let widths: ClosedRange<CGFloat>
    let specification: ContentLayout.Specification

    /// Returns what describes one section alone.
    func specification(
      ofSection section: Int, replacing change: (SectionAttributes) -> SectionAttributes
    ) -> ContentLayout.Specification {
      let (attributes, count) = (
        change(specification.sections[section].attributes),
        specification.sections[section].cellCount
      )
      return ContentLayout.Specification(
        width: 0, displayScale: specification.displayScale,
        contentInsets: specification.contentInsets,
        sections: [.init(attributes: attributes, cellCount: count)])
    }
  }

  private var runs: [Run] = []

  /// Finds the widths at which sections get other attributes, in whole numbers.
  private func findRuns() async {
    let (least, greatest) = (Self.widths.lowerBound, Self.widths.upperBound)
    var start = least
    var present = await specification(width: start)
    for width in Array(stride(from: least + 20, to: greatest, by: 20)) + [greatest] {
      let other = await specification(width: width)
      guard !other.hasAttributes(of: present) else { continue }
      var (same, changed) = (max(start, width - 20), width)
      while changed - same > 1 {
        let middle = ((same + changed) / 2).rounded()
        let isSame = await specification(width: middle).hasAttributes(of: present)
        if isSame { same = middle } else { changed = middle }
      }
      runs.append(Run(widths: start...same, specification: present))
      (start, present) = (changed, await specification(width: changed))
    }
    runs.append(Run(widths: start...greatest, specification: present))
  }

  private func specification(width: CGFloat) async -> ContentLayout.Specification {
    // Sections may follow the width of the view, some of them at the end of the turn.
    root.frame.size.width = width
    for _ in 0..<3 {
      (root as? any HostingView)?.stateDidChange()
      root.layoutIfNeeded()
      view.layoutIfNeeded()
      await Task {}.value
    }
    return layout.contentRequest(fitting: view.bounds.size).specification
  }

  // MARK: Cells

  private func test(
    of section: Int, in specification: ContentLayout.Specification
  ) -> LayoutTest {
    let (view, layout, answer) = (view, layout, answer)
    // Lists answer for their cells. Other cells that measure themselves are asked.
    let showsCells = specification.isSelfSizing && example is StaticExample
    var cells: [Int: UICollectionViewCell] = [:]
    let delegate = view.delegate as? any CollectionViewDelegateAlignedLayout
    var attributes: [Int: CellAttributes] = [:]
    var sizes: [Int: [CGFloat: CGSize]] = [:]
    return LayoutTest(
      specification,
      answerOfCell: { position, offer in
        let path = IndexPath(item: position.cell, section: section)
        if showsCells, cells[position.cell] == nil {
          cells[position.cell] = view.cellForItem(at: path)
          #expect(cells[position.cell] != nil, "The view does not show the cell at \(path).")
        }
        let size =
          sizes[position.cell]?[offer] ?? cells[position.cell]?.size(at: path, offered: offer)
          ?? delegate?.collectionView(
            view, layout: layout, sizeForItemAt: path, remainingLineSpace: offer)
          ?? layout.defaultItemSize
        sizes[position.cell, default: [:]][offer] = size
        return answer(size, offer)
      },
      attributesOfCell: { position in
        if let known = attributes[position.cell] { return known }
        let path = IndexPath(item: position.cell, section: section)
        let found =
          delegate?.collectionView(view, layout: layout, attributesForItemAt: path) ?? .default
        attributes[position.cell] = found
        return found
      },
      sizeOfOverflow: { _, hiddenCount in
        delegate?.collectionView(
          view, layout: layout, sizeForOverflowInSection: section, hiddenItemCount: hiddenCount)
          ?? .zero
      })
  }
}

extension UICollectionViewCell {
  /// Returns the size of a cell that measures itself.
  fileprivate func size(at path: IndexPath, offered space: CGFloat) -> CGSize {
    let attributes = CollectionViewAlignedLayoutAttributes(forCellWith: path)
    attributes.given.offeredSpace = space
    return preferredLayoutAttributesFitting(attributes).size
  }
}

extension ContentLayout.Specification {
  /// Whether the cells of the only section measure themselves.
  fileprivate var isSelfSizing: Bool { sections[0].attributes.sizing.isSelfSizing }

  fileprivate func hasAttributes(of other: Self) -> Bool {
    sections.map(\.attributes) == other.sections.map(\.attributes)
      && sections.map(\.cellCount) == other.sections.map(\.cellCount)
      && contentInsets == other.contentInsets
  }
}
