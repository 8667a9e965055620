import AlignedLayout
import LayoutDrawing
import Testing
import UIKit

/// A run of a collection view as a moving picture.
struct MovingFigure: Sendable, CustomTestStringConvertible {
  let name: String
  let title: String
  /// What happens, for readers who cannot see the picture.
  let description: String
  /// Runs the view, and returns what it showed.
  let record: @MainActor @Sendable () async -> MovingPicture

  var testDescription: String { name }

  static let all = [tags, olderDays, form, header, filter, answer]

  /// The run as a picture, and where things stood at its moments as text.
  @MainActor
  func snapshot() async -> Snapshot {
    var picture = await record()
    picture.margin = 16
    return Snapshot(
      name: Snapshot.Name(description: name),
      text: ([title, description] + picture.moments.map(\.words)).joined(separator: "\n\n") + "\n",
      svg: picture.svg(
        title: title, description: description, darkInks: Ink.darkInks(for: picture.inks)))
  }
}

extension MovingPicture.Moment {
  /// The time, and where each thing stands.
  fileprivate var words: String {
    let places = things.map { "\($0.name) at \($0.origin.x.words), \($0.origin.y.words)" }
    return "\(CGFloat(time).words) s\n  " + places.joined(separator: "\n  ")
  }
}

/// Records what a collection view shows, moment by moment.
@MainActor
struct MovingRecorder {
  let view: UICollectionView
  /// The name of a cell, which must stay the same while others come and go.
  var nameOfCell: @MainActor (IndexPath) -> String = { "cell \($0.section).\($0.item)" }
  private(set) var moments: [MovingPicture.Moment] = []
  private var time = 0.0

  init(_ view: UICollectionView) {
    self.view = view
  }

  /// Records what the view shows now, some seconds later than before, together with other things.
  mutating func record(after seconds: Double, with others: [MovingPicture.Thing] = []) {
    time += seconds
    view.layoutIfNeeded()
    var names: [String: Int] = [:]
    let shown = view.subviews.filter {
      !$0.isHidden && $0.alpha > 0 && $0.frame.intersects(view.bounds)
    }
    let things = shown.map { subview in
      let marks = Picture(of: subview).marks.flatMap(\.withoutNeedlessClips)
      let path = (subview as? UICollectionViewCell).flatMap { view.indexPath(for: $0) }
      var name = path.map { nameOfCell($0) } ?? "\(type(of: subview)) \(marks.words)"
      let number = names[name, default: 0]
      names[name] = number + 1
      if number > 0 { name += " \(number)" }
      return MovingPicture.Thing(
        name: name, level: Int(subview.layer.zPosition),
        origin: CGPoint(
          x: view.frame.minX + subview.frame.minX - view.bounds.minX,
          y: view.frame.minY + subview.frame.minY - view.bounds.minY),
        marks: marks)
    }
    moments.append(
      MovingPicture.Moment(time: time, things: things.filter { !$0.marks.isEmpty } + others))
  }

  /// Records the last moment again, some seconds later.
  mutating func wait(_ seconds: Double) {
    guard let last = moments.last else { return }
    time += seconds
    moments.append(MovingPicture.Moment(time: time, things: last.things))
  }

  /// Scrolls at a uniform speed, and records each step.
  mutating func scroll(by distance: CGFloat, seconds: Double) async {
    let steps = max(1, Int(abs(distance) / 20))
    for _ in 0..<steps {
      view.contentOffset.y += distance / CGFloat(steps)
      // Cells that measure themselves may move others in a later pass.
      await view.settle()
      record(after: seconds / Double(steps))
    }
  }

  /// Returns the moments on the screen of a phone, whose corners are round.
  func onPhone(still: Int) -> MovingPicture {
    let screen = view.frame
    var picture = MovingPicture(size: screen.size, clip: screen, moments: moments, still: still)
    picture.behind = [
      .box(Picture.Box(frame: screen, fill: Ink(view.backgroundColor?.cgColor) ?? .sheet))
    ]
    picture.inFront = [.box(.phone(around: screen))]
    return picture
  }
}

extension Picture.Box {
  /// The edge of a phone around a screen, which covers its corners.
  static func phone(around screen: CGRect) -> Picture.Box {
    Picture.Box(
      frame: screen.insetBy(dx: -8, dy: -8), border: .phone, borderWidth: 8.5, cornerRadius: 26)
  }
}

extension MovingPicture.Thing {
  /// The tip of a finger that touches or drags.
  static func finger(at point: CGPoint) -> MovingPicture.Thing {
    MovingPicture.Thing(
      name: "finger", level: 10_000, origin: point,
      marks: [
        .box(
          Picture.Box(
            frame: CGRect(x: -12, y: -12, width: 24, height: 24), fill: .finger,
            cornerRadius: 12))
      ])
  }
}

extension Picture.Mark {
  /// The mark, or the marks in it if it clips nothing. Only those can move by themselves.
  fileprivate var withoutNeedlessClips: [Picture.Mark] {
    guard case .clipped(let frame, let inner) = self else { return [self] }
    let flat = inner.flatMap(\.withoutNeedlessClips)
    let isNeedless = flat.allSatisfy { frame.insetBy(dx: -0.5, dy: -0.5).contains($0.frame) }
    return isNeedless ? flat : [self]
  }
}

extension [Picture.Mark] {
  /// The first text without its digits, or nothing.
  fileprivate var words: String {
    lazy.compactMap { mark in
      if case .text(let text) = mark { text.text.filter { !$0.isNumber } } else { nil }
    }.first ?? ""
  }
}
