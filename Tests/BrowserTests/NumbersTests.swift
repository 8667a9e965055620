import AlignedLayout
import Foundation
import Testing

@testable import BrowserPlayground

/// The numbers by which page and engine know each other, without a browser.
@Suite struct NumbersTests {
  /// The default attributes of a cell as numbers.
  private let plain: [Double] = [
    0, 0, 0, 0, 0,  // line breaks, trailing edge, minimum line space
    0, 0, 1, 0, 1e9, 0, 0, 1, .nan,  // widths, growth, shrinkage, columns and ratio
    -1, -1, 0, 0,  // alignment and indentation
    0, 0, 0, 0, .nan, .nan, .nan,  // insets, baselines and last line
  ]

  private func cells(_ sizes: [Double], _ attributes: [Double]) -> PageCells {
    // The cells that `PageCells` returns read their sizes from these numbers.
    let numbers = UnsafeMutablePointer<Double>.allocate(
      capacity: sizes.count + attributes.count + 1)
    for (index, number) in (sizes + attributes + [0]).enumerated() { numbers[index] = number }
    var reader = NumberReader(numbers)
    return PageCells(count: sizes.count / 3, from: &reader)
  }

  @Test func `only a text that is wider than its space is asked for`() {
    let texts = cells([80, 20, 1], plain)
    expectEqual(texts.answer(ofCell: 0, offered: 80)?.size, CGSize(width: 80, height: 20))
    expectEqual(texts.answer(ofCell: 0, offered: 90)?.leastOffer, 80)
    #expect(texts.answer(ofCell: 0, offered: 79) == nil)
    let rigid = cells([80, 20, 0], plain)
    expectEqual(rigid.answer(ofCell: 0, offered: 79)?.size, CGSize(width: 80, height: 20))
    expectEqual(rigid.answer(ofCell: 0, offered: 79)?.leastOffer, 0)
  }

  @Test func `attributes that all cells share are asked for, unless they are the default ones`() {
    var growing = plain
    growing[10] = 2
    #expect(!cells([80, 20, 1], plain).haveAttributes)
    #expect(cells([80, 20, 1], growing).haveAttributes)
    expectEqual(
      cells([80, 20, 1], growing).attributes(ofCell: 0), CellAttributes(growth: 2))
  }

  @Test func `each line in a rectangle is described once, whatever the number of its cells`() {
    let attributes = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
    let layout = ContentLayout(
      width: 100, contentInsets: .zero,
      sections: [.init(attributes: attributes, cellCount: 3)]
    ) { _, _ in
      CGSize(width: 40, height: 10)
    }
    expectEqual(
      layout.numbersOfLines(in: CGRect(x: 0, y: 0, width: 100, height: 100)),
      [
        0, 0, 0, 2, 0, 0, 80, 10, 20,
        0, 1, 2, 3, 0, 10, 40, 10, 60,
      ])
  }
}
