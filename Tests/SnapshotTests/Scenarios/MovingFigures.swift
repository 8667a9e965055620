import AlignedLayout
import AlignedList
import LayoutDrawing
import UIKit

@testable import playground

// The runs of moving pictures. What they show is computed while they run.
extension MovingFigure {
  static let tags = MovingFigure(
    name: "moving-tags",
    title: "Tags on two lines while their width is dragged; “+7 more” counts the rest, and opens.",
    description: """
      A card of tags becomes narrower and wider. The tags go to other lines, and a tag at the end of the second \
      line counts those that it does not show. Touched, it shows them all.
      """
  ) {
    let run = TagRun()
    return await run.recorded()
  }

  static let olderDays = MovingFigure(
    name: "moving-chat",
    title: "A chat that opens at its end is scrolled up. Older days come in, and nothing jumps.",
    description: """
      While the chat is scrolled to its beginning, it loads the day before. The messages that are on the screen \
      stay where they are, and the older ones stand above them.
      """
  ) {
    let example = ChatExample()
    let layout = NamedExample.makeLayout()
    let view = example.makeView(layout: layout, width: 320, height: 400)
    return await withWindow(around: view) {
      var recorder = MovingRecorder(view)
      // Older days are inserted in front, so sections are counted from the end.
      recorder.nameOfCell = { "cell \(view.numberOfSections - $0.section).\($0.item)" }
      recorder.record(after: 0)
      recorder.wait(1)
      while view.contentOffset.y > 0 {
        await recorder.scroll(by: -min(40, view.contentOffset.y), seconds: 0.25)
      }
      await view.settle()
      recorder.record(after: 0.1)
      recorder.wait(0.8)
      await recorder.scroll(by: -min(160, view.contentOffset.y), seconds: 1)
      recorder.wait(1.5)
      return recorder.onPhone(still: 0)
    }
  }

  static let form = MovingFigure(
    name: "moving-form",
    title: "The labels of a form stand beside their fields, and above them where it is narrow.",
    description: "A form becomes narrower. All labels of a card go above their fields at once."
  ) {
    let example = FormExample()
    let layout = NamedExample.makeLayout()
    let view = example.makeView(layout: layout, width: 560, height: 520)
    view.contentInset.top = 8
    return await withWindow(around: view) {
      var recorder = MovingRecorder(view)
      for (from, to) in [(560, 300), (300, 560)] as [(CGFloat, CGFloat)] {
        for width in stride(from: from, through: to, by: from > to ? -20 : 20) {
          view.frame.size.width = width
          await view.settle()
          recorder.record(
            after: width == from ? (from > to ? 0 : 1.2) : 0.16,
            with: [.sheet(view.frame.insetBy(dx: 0, dy: -20), grey)])
        }
      }
      recorder.wait(1.2)
      return MovingPicture(
        size: CGSize(width: 560, height: 520), moments: recorder.moments, still: 0)
    }
  }

  static let header = MovingFigure(
    name: "moving-header",
    title: "A cover stretches while it is pulled; the title of the products pins at the top.",
    description:
      "A shop is pulled down, and then scrolled until the title of its products is pinned."
  ) {
    let example = ShopExample()
    let layout = NamedExample.makeLayout()
    let view = example.makeView(layout: layout, width: 320, height: 480)
    return await withWindow(around: view) {
      var recorder = MovingRecorder(view)
      recorder.record(after: 0)
      recorder.wait(0.6)
      await recorder.scroll(by: -80, seconds: 0.8)
      recorder.wait(0.3)
      await recorder.scroll(by: 80, seconds: 0.4)
      recorder.wait(0.3)
      await recorder.scroll(by: 440, seconds: 2.4)
      recorder.wait(1)
      await recorder.scroll(by: -440, seconds: 1.2)
      return recorder.onPhone(still: 0)
    }
  }

  static let filter = MovingFigure(
    name: "moving-filter",
    title: "A line of filters opens: “+4 more” becomes “Less”, and what is below moves down.",
    description: "A finger touches “+4 more”. The hidden filters appear on lines of their own."
  ) {
    let example = FiltersExample()
    let layout = NamedExample.makeLayout()
    let view = example.makeView(layout: layout, width: 320, height: 340)
    return await withWindow(around: view) {
      var recorder = MovingRecorder(view)
      recorder.record(after: 0)
      recorder.wait(1)
      for _ in 0..<2 {
        guard let more = overflowView(in: view) else { continue }
        let point = CGPoint(
          x: more.frame.midX - view.bounds.minX, y: more.frame.midY - view.bounds.minY)
        recorder.record(after: 0.15, with: [.finger(at: point)])
        Headless.tap(more)
        await view.settle()
        recorder.record(after: 0.35)
        recorder.wait(1.5)
      }
      return recorder.onPhone(still: recorder.moments.count / 2)
    }
  }

  static let answer = MovingFigure(
    name: "moving-answer",
    title: "An answer streams in. The chat stays at its end, and its lines do not move.",
    description: "Words arrive one after another. The bubble grows, and the view stays at its end."
  ) {
    let run = AnswerRun()
    return await run.recorded()
  }

  private static let grey = Ink(0xF2_F2_F7)

  @MainActor
  private static func overflowView(in view: UICollectionView) -> UICollectionReusableView? {
    view.supplementaryView(
      forElementKind: CollectionViewAlignedLayout.elementKindOverflow,
      at: IndexPath(item: 0, section: 0))
  }
}

/// Runs with a view in a window.
@MainActor
func withWindow<Result>(around view: UIView, _ body: () async -> Result) async -> Result {
  let window = UIWindow(frame: view.frame)
  window.isHidden = false
  window.addSubview(view)
  await view.settle()
  let result = await body()
  window.isHidden = true
  return result
}

extension MovingPicture.Thing {
  /// A sheet behind the cells.
  static func sheet(_ frame: CGRect, _ ink: Ink = .sheet) -> MovingPicture.Thing {
    MovingPicture.Thing(
      name: "sheet", level: -1000, origin: frame.origin,
      marks: [
        .box(
          Picture.Box(
            frame: CGRect(origin: .zero, size: frame.size), fill: ink, border: .sheetEdge,
            cornerRadius: 14))
      ])
  }
}

/// Tags on two lines, while the width of their view changes and when all of them are shown.
@MainActor
private final class TagRun {
  private static let tags = [
    "Riverside", "Dogs welcome", "Under 10 km", "Forest", "By train", "Picnic", "Café on the way",
    "Pushchair", "Viewpoint", "Swimming", "Open in winter", "Castle", "Lake", "Old town",
  ]
  private let list: CollectionViewAlignedList
  private let view: UICollectionView
  private var limit = SectionAttributes.LineLimit.lines(2)

  init() {
    let layout = CollectionViewAlignedLayout()
    layout.contentInsets = Insets(18)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 640, height: 300), collectionViewLayout: layout)
    list = CollectionViewAlignedList(view)
  }

  func recorded() async -> MovingPicture {
    show()
    return await withWindow(around: view) {
      var recorder = MovingRecorder(view)
      record(&recorder, after: 0)
      recorder.wait(0.8)
      await drag(to: 320, &recorder)
      recorder.wait(0.5)
      await drag(to: 460, &recorder)
      recorder.wait(0.5)
      let still = recorder.moments.count - 1
      await touch(&recorder)
      limit = .expanded(from: .lines(2))
      show()
      await view.settle()
      record(&recorder, after: 0.35)
      recorder.wait(1.6)
      await touch(&recorder)
      limit = .lines(2)
      show()
      await view.settle()
      record(&recorder, after: 0.35)
      recorder.wait(0.4)
      await drag(to: 640, &recorder)
      recorder.wait(0.2)
      return MovingPicture(
        size: CGSize(width: 660, height: 196), moments: recorder.moments, still: still)
    }
  }

  private func drag(to end: CGFloat, _ recorder: inout MovingRecorder) async {
    let start = view.frame.width
    let steps = Int(abs(end - start) / 20)
    for step in 1...steps {
      view.frame.size.width = start + (end - start) * CGFloat(step) / CGFloat(steps)
      await view.settle()
      record(&recorder, after: 0.14, isDragged: true)
    }
    record(&recorder, after: 0.14)
  }

  private func touch(_ recorder: inout MovingRecorder) async {
    let kind = CollectionViewAlignedLayout.elementKindOverflow
    guard let more = view.supplementaryView(forElementKind: kind, at: [0, 0]) else { return }
    recorder.record(
      after: 0.2,
      with: surroundings + [.finger(at: CGPoint(x: more.frame.midX, y: more.frame.midY))])
  }

  private func record(
    _ recorder: inout MovingRecorder, after seconds: Double, isDragged: Bool = false
  ) {
    let edge = CGPoint(x: view.frame.width, y: 60)
    recorder.record(after: seconds, with: surroundings + (isDragged ? [.finger(at: edge)] : []))
  }

  /// The card behind the tags, as tall as its content, and a grip at its edge.
  private var surroundings: [MovingPicture.Thing] {
    let (width, height) = (view.frame.width, view.contentSize.height)
    let grip = Picture.Box(
      frame: CGRect(x: -2.5, y: -16, width: 5, height: 32), fill: .guide, cornerRadius: 2.5)
    return [
      .sheet(CGRect(x: 0, y: 0, width: width, height: height)),
      MovingPicture.Thing(
        name: "grip", level: 1000, origin: CGPoint(x: width, y: 60), marks: [.box(grip)]),
    ]
  }

  private func show() {
    let shades = Shade.all
    list.show {
      ListSection("tags") {
        for (index, tag) in Self.tags.enumerated() {
          Words(tag, .chip(shades[index % shades.count])).id(tag)
        }
      }
      .overflow { count in
        Words(count > 0 ? "+\(count) more" : "Less", .chip(.strong))
      }
      .attributes(SectionAttributes(lineLimit: limit, cellSpacing: 8, lineSpacing: 10))
    }
  }
}

/// A chat that receives an answer word by word.
@MainActor
private final class AnswerRun {
  private static let answer = """
    Take the train to the mill. From there a path follows the river, about six kilometres and almost flat. \
    Halfway there is a café where dogs are welcome. The bus back leaves at ten past every hour.
    """
  private let list: CollectionViewAlignedList
  private let view: UICollectionView

  init() {
    let layout = CollectionViewAlignedLayout()
    layout.contentInsets = Insets(16)
    layout.staysAtEnd = true
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    list = CollectionViewAlignedList(view)
  }

  func recorded() async -> MovingPicture {
    let words = Self.answer.split(separator: " ")
    show("")
    return await withWindow(around: view) {
      var recorder = MovingRecorder(view)
      recorder.record(after: 0)
      recorder.wait(0.8)
      for count in stride(from: 3, to: words.count + 3, by: 3) {
        show(words.prefix(count).joined(separator: " "))
        await view.settle()
        recorder.record(after: 0.12)
        recorder.wait(0.16)
      }
      recorder.wait(2)
      return recorder.onPhone(still: recorder.moments.count - 1)
    }
  }

  private func show(_ answer: String) {
    list.show {
      ListSection("chat") {
        Words("Hello!", .speech(.strong)).id("hello")
          .cellAttributes(CellAttributes(endsLine: true, lineAlignment: .trailing))
        Words("Hello. Where shall we go?", .speech(.gray)).id("where")
          .cellAttributes(CellAttributes(endsLine: true))
        Words("A walk for Sunday, please, not too far from the station.", .speech(.strong))
          .id("question")
          .cellAttributes(CellAttributes(endsLine: true, lineAlignment: .trailing))
        if !answer.isEmpty {
          Words(answer, .speech(.gray)).id("answer")
            .cellAttributes(CellAttributes(endsLine: true))
        }
      }
      .attributes(SectionAttributes(cellSpacing: 8, lineSpacing: 10))
    }
  }
}
