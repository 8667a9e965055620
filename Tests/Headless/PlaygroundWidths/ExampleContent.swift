import AlignedLayout
import AlignedLayoutTesting
import LayoutDrawing
import UIKit

@testable import playground

/// An example of the playground in a view, whose sections are checked at all widths of the page.
@MainActor
final class ExampleContent {
  static let widths: ClosedRange<CGFloat> = 320...1366

  private let example: any Example
  private let view: UICollectionView
  private let layout: CollectionViewAlignedLayout

  /// Shows an example with the settings of the playground's page.
  init(_ example: any Example) throws {
    let layout = CollectionViewAlignedLayout()
    layout.contentInsets = Insets(leading: 16, bottom: 16, trailing: 16)
    layout.sectionSpacing = 12
    layout.defaultHeaderLength = 32
    self.example = example
    let view = example.makeView(layout: layout, width: Self.widths.lowerBound)
    let scrolling = view.scrollingView as? UICollectionView
    guard let scrolling, let own = scrolling.collectionViewLayout as? CollectionViewAlignedLayout
    else { throw CocoaError(.featureUnsupported) }
    self.view = scrolling
    self.layout = own
    scrolling.layoutIfNeeded()
  }

  /// The number of sections.
  var sectionCount: Int { view.numberOfSections }

  /// Returns the failures of a section at all widths: those between two whole numbers too, if its lines are known
  /// there.
  func failures(
    inSection section: Int, expecting expectations: [LayoutExpectation]
  ) -> [LayoutFailure] {
    runs(ofSection: section).flatMap { run in
      let test = test(of: section, in: run.specification)
      let failures = test.failures(forWidths: run.widths, expecting: expectations)
      guard failures.contains(where: { $0.width == nil && $0.expectation == "All widths" })
      else { return failures }
      return test.failures(
        atWidths: stride(from: run.widths.lowerBound, through: run.widths.upperBound, by: 1),
        expecting: expectations)
    }
  }

  // MARK: Specifications

  /// Widths at which a section has the same attributes.
  private struct Run {
    var widths: ClosedRange<CGFloat>
    let specification: ContentLayout.Specification
  }

  private func runs(ofSection section: Int) -> [Run] {
    var runs: [Run] = []
    for width in stride(from: Self.widths.lowerBound, through: Self.widths.upperBound, by: 1) {
      let specification = specification(ofSection: section, width: width)
      if let last = runs.last, last.specification.sections == specification.sections {
        runs[runs.count - 1].widths = last.widths.lowerBound...width
      } else {
        runs.append(Run(widths: width...width, specification: specification))
      }
    }
    return runs
  }

  private var specifications: [CGFloat: ContentLayout.Specification] = [:]

  private func specification(
    ofSection section: Int, width: CGFloat
  ) -> ContentLayout.Specification {
    let whole = specifications[width] ?? wholeSpecification(width: width)
    specifications[width] = whole
    let attributes = whole.sections[section].attributes
    return ContentLayout.Specification(
      width: width, displayScale: whole.displayScale, contentInsets: whole.contentInsets,
      sections: [.init(attributes: attributes, cellCount: whole.sections[section].cellCount)])
  }

  private func wholeSpecification(width: CGFloat) -> ContentLayout.Specification {
    // Sections may follow the width of the view.
    view.frame.size.width = width
    view.layoutIfNeeded()
    return layout.contentRequest(fitting: view.bounds.size).specification
  }

  // MARK: Cells

  private func test(
    of section: Int, in specification: ContentLayout.Specification
  ) -> LayoutTest {
    let (view, layout) = (view, layout)
    let delegate = view.delegate as? any CollectionViewDelegateAlignedLayout
    var attributes: [Int: CellAttributes] = [:]
    return LayoutTest(
      specification,
      answerOfCell: { position, offer in
        let path = IndexPath(item: position.cell, section: section)
        let size =
          delegate?.collectionView(
            view, layout: layout, sizeForItemAt: path, remainingLineSpace: offer)
          ?? layout.defaultItemSize
        return ContentLayout.CellAnswer(size, wrappedIn: offer)
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
