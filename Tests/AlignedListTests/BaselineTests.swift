import AlignedLayout
import AlignedList
import Testing
import UIKit
import UIKitTestSupport

/// Components that stand on the baselines of their lines.
@MainActor
@Suite(.underAllModes)
struct BaselineTests {
  /// A text in a padding of 4 points.
  private struct Caption: ListComponent, Equatable {
    let fontSize: CGFloat
    var reports = true
    var attributes = CellAttributes.default

    private var font: UIFont { UIFont.systemFont(ofSize: fontSize) }
    private var height: CGFloat { 8 + font.ascender - font.descender }

    var cellAttributes: CellAttributes { attributes }

    func makeView() -> TileView { TileView() }

    func configure(_ view: TileView) { view.text = "\(fontSize)" }

    func size(fitting width: CGFloat) -> CGSize? { CGSize(width: 40, height: height) }

    func baselines(of view: TileView, at size: CGSize) -> (first: CGFloat, last: CGFloat)? {
      guard reports, view.text == "\(fontSize)", size.height == height else { return nil }
      return (4 + font.ascender, 4 + font.ascender)
    }
  }

  private let stage = ListStage(width: 100)

  private func tops(of captions: [Caption], _ sizing: SectionAttributes.Sizing) -> [CGFloat?] {
    stage.show {
      ListSection("a") {
        for (index, caption) in captions.enumerated() { caption.id(index) }
      }
      .attributes(
        SectionAttributes(sizing: sizing, cellAlignment: .firstBaseline, cellSpacing: 0))
    }
    stage.view.layoutIfNeeded()
    return captions.indices.map {
      stage.list.layout.layoutAttributesForItem(at: [0, $0])?.frame.minY
    }
  }

  private static let selfSizing = SectionAttributes.Sizing.selfSizing(
    estimate: CGSize(width: 50, height: 20))

  /// How much further the first baseline of a font of 20 points is from its top than one of 10 points.
  private let distance =
    UIFont.systemFont(ofSize: 20).ascender - UIFont.systemFont(ofSize: 10).ascender

  @Test func `components of other text sizes stand on one baseline`() throws {
    let tops = tops(of: [Caption(fontSize: 20), Caption(fontSize: 10)], Self.selfSizing)
    let (large, small) = (try #require(tops[0]), try #require(tops[1]))
    #expect(abs(small - large - distance) < 0.51)
    #expect(distance > 5)
  }

  @Test func `a component that reports no baseline stands on its bottom`() throws {
    let tops = tops(
      of: [Caption(fontSize: 20), Caption(fontSize: 10, reports: false)], Self.selfSizing)
    let (large, small) = (try #require(tops[0]), try #require(tops[1]))
    #expect(small - large < distance - 1)
  }

  @Test func `in other sections, the baselines of the attributes count`() throws {
    let attributes = CellAttributes(firstBaseline: 14)
    let tops = tops(
      of: [Caption(fontSize: 20), Caption(fontSize: 10, attributes: attributes)], .asked)
    let font = UIFont.systemFont(ofSize: 20)
    let height = 8 + font.ascender - font.descender
    let (large, small) = (try #require(tops[0]), try #require(tops[1]))
    #expect(abs(small - large - (height - 14)) < 0.51)
  }
}
