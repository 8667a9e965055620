import Foundation

/// Pictures of one run at several moments, as one picture whose marks move from moment to moment.
package struct MovingPicture: Equatable, Sendable {
  /// What is to be seen at a moment.
  package struct Moment: Equatable, Sendable {
    /// The seconds from the beginning.
    package let time: Double
    package var things: [Thing]

    package init(time: Double, things: [Thing]) {
      self.time = time
      self.things = things
    }
  }

  /// A view at a moment.
  package struct Thing: Equatable, Sendable {
    /// Things of one name are one thing, which moves from moment to moment.
    package let name: String
    /// Things of a higher level are in front of others.
    package let level: Int
    /// The point of the picture that is the origin of the marks.
    package let origin: CGPoint
    package let marks: [Picture.Mark]

    package init(name: String, level: Int = 0, origin: CGPoint, marks: [Picture.Mark]) {
      self.name = name
      self.level = level
      self.origin = origin
      self.marks = marks
    }
  }

  package let size: CGSize
  package var background: Ink? = .margin
  package var margin: CGFloat = 0
  /// The rectangle outside which things are invisible.
  package let clip: CGRect
  /// What does not move, behind things and in front of them.
  package var behind: [Picture.Mark] = []
  package var inFront: [Picture.Mark] = []
  package var moments: [Moment]
  /// The moment that people see who prefer less motion.
  package let still: Int

  /// - Parameters:
  ///   - clip: The rectangle outside which things are invisible, or nil for all of the picture.
  ///   - still: The index of the moment that people see who prefer less motion.
  package init(size: CGSize, clip: CGRect? = nil, moments: [Moment], still: Int) {
    self.size = size
    self.clip = clip ?? CGRect(origin: .zero, size: size)
    self.moments = moments
    self.still = still
  }

  /// The inks of the background and of all marks.
  package var inks: Set<Ink> {
    Picture(
      size: size, background: background,
      marks: behind + moments.flatMap { $0.things.flatMap(\.marks) } + inFront
    ).inks
  }
}

extension MovingPicture {
  /// A thing at all moments.
  struct Course {
    let level: Int
    /// Where the thing stands, at each moment.
    var origins: [CGPoint]
    /// Whether the thing is there, at each moment. Outside the clip it stays, so that it does not fade where the
    /// edge covers it.
    var isVisible: [Bool]
    let parts: [Part]
  }

  /// A mark of a thing at all moments.
  struct Part {
    let mark: Picture.Mark
    /// The mark's frame at each moment.
    let frames: [CGRect]
    let isVisible: [Bool]
  }

  /// The courses of all things, from back to front.
  var courses: [Course] {
    let names = moments.flatMap { $0.things.map(\.name) }
    var seen: Set<String> = []
    let courses = names.filter { seen.insert($0).inserted }.map(course)
    return courses.enumerated().sorted {
      ($0.element.level, $0.offset) < ($1.element.level, $1.offset)
    }.map(\.element)
  }

  private func course(of name: String) -> Course {
    let things = moments.map { moment in moment.things.first { $0.name == name } }
    let shifts = shifts
    let present = things.indices.filter { things[$0] != nil }
    var origins: [CGPoint] = []
    var isVisible: [Bool] = []
    for index in things.indices {
      if let thing = things[index] {
        origins.append(thing.origin)
        isVisible.append(true)
        continue
      }
      // A thing that is not there stands where it would have been one moment before or after.
      let origin: CGPoint
      let nearest: Int
      if let next = present.first(where: { $0 > index }),
        next == index + 1 || present.first! > index
      {
        nearest = next
        origin = things[next]!.origin.moved(by: shifts[next - 1], -1)
      } else {
        nearest = present.last { $0 < index }!
        origin = things[nearest]!.origin.moved(by: shifts[nearest], 1)
      }
      let frame = things[nearest]!.marks.reduce(CGRect.null) { $0.union($1.frame) }
      let isOutside = !frame.offsetBy(dx: origin.x, dy: origin.y).intersects(clip)
      // What was not scrolled there appears and disappears in its place.
      origins.append(isOutside ? origin : things[nearest]!.origin)
      isVisible.append(isOutside)
    }
    let level = things.lazy.compactMap { $0?.level }.first ?? 0
    return Course(
      level: level, origins: origins, isVisible: isVisible, parts: parts(of: things))
  }

  /// How far most things move from each moment to the next.
  private var shifts: [CGPoint] {
    // Points are hashable on the latest systems alone.
    struct Shift: Hashable { let x, y: CGFloat }
    return zip(moments, moments.dropFirst()).map { before, after in
      var counts: [Shift: Int] = [:]
      for thing in before.things where thing.level == 0 {
        guard let next = after.things.first(where: { $0.name == thing.name })?.origin
        else { continue }
        counts[Shift(x: next.x - thing.origin.x, y: next.y - thing.origin.y), default: 0] += 1
      }
      let most = counts.max { ($0.value, $0.key.y, $0.key.x) < ($1.value, $1.key.y, $1.key.x) }
      return most.map { CGPoint(x: $0.key.x, y: $0.key.y) } ?? .zero
    }
  }

  /// Returns the marks of a thing. Those that differ in their frames only are one.
  private func parts(of things: [Thing?]) -> [Part] {
    var shapes: [(mark: Picture.Mark, number: Int)] = []
    var frames: [[CGRect?]] = []
    for (index, thing) in things.enumerated() {
      var next = 0
      var numbers: [(Picture.Mark, Int)] = []
      for mark in thing?.marks ?? [] {
        let shape = mark.shape
        let number = numbers.filter { $0.0 == shape }.count
        numbers.append((shape, number))
        let known = shapes.firstIndex { $0.mark.shape == shape && $0.number == number }
        if let known {
          next = known + 1
        } else {
          shapes.insert((mark, number), at: next)
          frames.insert(Array(repeating: nil, count: things.count), at: next)
          next += 1
        }
        frames[next - 1][index] = mark.frame
      }
    }
    return zip(shapes, frames).map { shape, frames in
      let known = frames.compactMap { $0 }
      var last = known[0]
      let all = frames.map { frame in
        last = frame ?? last
        return last
      }
      // Where the whole thing is away, its marks stay.
      let isVisible = things.indices.map { frames[$0] != nil || things[$0] == nil }
      return Part(mark: shape.mark, frames: all, isVisible: isVisible)
    }
  }
}

extension Picture.Mark {
  /// The rectangle that the mark covers.
  package var frame: CGRect {
    switch self {
    case .box(let box): box.frame
    case .text(let text): text.frame
    case .path(let path):
      path.points.reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    case .clipped(let frame, _): frame
    case .faded(_, let inner): inner.reduce(.null) { $0.union($1.frame) }
    }
  }

  /// The mark without its frame, if it can move.
  fileprivate var shape: Picture.Mark {
    switch self {
    case .box(let box):
      .box(
        Picture.Box(
          frame: .zero, fill: box.fill, border: box.border, borderWidth: box.borderWidth,
          isDashed: box.isDashed, cornerRadius: box.cornerRadius))
    case .text(let text):
      .text(
        Picture.TextLine(
          text: text.text, frame: CGRect(origin: .zero, size: text.frame.size), baseline: 0,
          fontSize: text.fontSize, isBold: text.isBold, ink: text.ink, anchor: text.anchor))
    default: self
    }
  }
}

extension CGPoint {
  fileprivate func moved(by shift: CGPoint, _ sign: CGFloat) -> CGPoint {
    CGPoint(x: x + sign * shift.x, y: y + sign * shift.y)
  }
}
