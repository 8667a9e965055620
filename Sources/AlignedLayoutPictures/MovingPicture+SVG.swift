import Foundation

extension MovingPicture {
  /// Returns the picture as an SVG document that moves by itself and begins again at its end.
  ///
  /// It stands still for people who prefer less motion, and in viewers that do not know animations.
  ///
  /// - Parameters:
  ///   - title: A sentence for readers who cannot see the picture.
  ///   - description: More sentences for them.
  ///   - darkInks: The inks that replace others in dark mode, as for a picture.
  package func svg(title: String, description: String, darkInks: [Ink: Ink]) -> String {
    var animations = Animations(times: moments.map(\.time))
    var things = SVGWriter()
    things.indented { writer in
      for course in courses { writer.write(course, still: still, &animations) }
    }
    let (width, height) = (number(size.width + 2 * margin), number(size.height + 2 * margin))
    var writer = SVGWriter()
    writer.line(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="\(number(-margin)) \(number(-margin)) \(width) \(height)" \
      font-family="Helvetica, Arial, sans-serif" role="img">
      """)
    writer.indented { writer in
      writer.line("<title>\(escaped(title))</title>")
      writer.line("<desc>\(escaped(description))</desc>")
      writer.writeStyle(Ink.rules(replacing: inks, by: darkInks))
      writer.line("<style>")
      writer.indented { writer in
        writer.line("@media (prefers-reduced-motion: no-preference) {")
        writer.indented { writer in animations.rules(endsAsItBegins).forEach { writer.line($0) } }
        writer.line("}")
      }
      writer.line("</style>")
      if let background {
        writer.line(
          "<rect x=\"\(number(-margin))\" y=\"\(number(-margin))\" width=\"\(width)\""
            + " height=\"\(height)\" rx=\"16\" fill=\"\(background.hex)\"/>")
      }
      writer.write(behind, origin: .zero)
      // A nested document clips its content without a clip path, which would need an id.
      writer.line(
        "<svg x=\"\(number(clip.minX))\" y=\"\(number(clip.minY))\" width=\"\(number(clip.width))\""
          + " height=\"\(number(clip.height))\" viewBox=\"\(number(clip.minX)) \(number(clip.minY))"
          + " \(number(clip.width)) \(number(clip.height))\"><g class=\"all\">")
      writer.append(things)
      writer.line("</g></svg>")
      writer.write(inFront, origin: .zero)
    }
    writer.line("</svg>")
    return writer.text
  }

  private var endsAsItBegins: Bool {
    moments.first?.things == moments.last?.things
  }
}

extension SVGWriter {
  fileprivate mutating func write(
    _ course: MovingPicture.Course, still: Int, _ animations: inout Animations
  ) {
    let place = course.origins.map {
      "transform:translate(\(number($0.x))px,\(number($0.y))px)"
    }
    let move = animations.name(
      of: zip(place, course.origins).map { ($0, [$1.x, $1.y]) })
    let fade = animations.name(ofVisibility: course.isVisible)
    let origin = course.origins[still]
    let opacity = course.isVisible[still] ? "" : " opacity=\"0\""
    line(
      "<g\(`class`(move)) transform=\"translate(\(number(origin.x)) \(number(origin.y)))\">"
        + "<g\(`class`(fade))\(opacity)>")
    indented { writer in
      for part in course.parts { writer.write(part, still: still, &animations) }
    }
    line("</g></g>")
  }

  private mutating func write(
    _ part: MovingPicture.Part, still: Int, _ animations: inout Animations
  ) {
    let fade = animations.name(ofVisibility: part.isVisible)
    let opacity = part.isVisible[still] ? "" : " opacity=\"0\""
    var move: String?
    var mark = part.mark
    let frame = part.frames[still]
    switch part.mark {
    case .box(let box):
      let boxes = part.frames.map { box.with(frame: $0) }
      mark = .box(boxes[still])
      move = animations.name(
        of: boxes.map { box in
          let frame = box.stroke.frame
          return (
            "x:\(number(frame.minX))px;y:\(number(frame.minY))px;"
              + "width:\(number(frame.width))px;height:\(number(frame.height))px",
            [frame.minX, frame.minY, frame.width, frame.height]
          )
        })
    case .text(let text):
      mark = .text(text.moved(to: frame.origin))
      move = animations.name(
        of: part.frames.map {
          let (x, y) = ($0.minX - frame.minX, $0.minY - frame.minY)
          return ("transform:translate(\(number(x))px,\(number(y))px)", [x, y])
        })
    default: break
    }
    if fade != nil || !opacity.isEmpty { line("<g\(`class`(fade))\(opacity)>") }
    var writer = SVGWriter()
    writer.write([mark], origin: .zero)
    if let move, let end = writer.text.firstIndex(of: " ") {
      writer.text.insert(contentsOf: `class`(move), at: end)
    }
    append(writer)
    if fade != nil || !opacity.isEmpty { line("</g>") }
  }

  private func `class`(_ name: String?) -> String {
    name.map { " class=\"\($0)\"" } ?? ""
  }
}

/// The keyframes of a document, each once.
private struct Animations {
  let times: [Double]
  private var names: [String: String] = [:]
  private var keyframes: [String] = []

  init(times: [Double]) {
    self.times = times
  }

  /// Returns the name of an animation through values, or nil if all are equal.
  mutating func name(of values: [(text: String, numbers: [CGFloat])]) -> String? {
    guard values.contains(where: { $0.text != values[0].text }) else { return nil }
    let end = times[times.count - 1]
    let stops = bends(in: values.map(\.numbers)).map { index in
      "\(number(CGFloat(times[index] / end * 100)))%{\(values[index].text)}"
    }.joined()
    if let name = names[stops] { return name }
    let name = "m\(names.count)"
    names[stops] = name
    keyframes.append("@keyframes \(name){\(stops)}.\(name){animation-name:\(name)}")
    return name
  }

  mutating func name(ofVisibility isVisible: [Bool]) -> String? {
    name(of: isVisible.map { ($0 ? "opacity:1" : "opacity:0", [$0 ? 1 : 0]) })
  }

  /// Returns the indices of values that are not between their neighbors, as at a uniform speed they would be.
  private func bends(in values: [[CGFloat]]) -> [Int] {
    var kept = [0]
    for index in values.indices.dropFirst().dropLast() {
      let (before, after) = (kept[kept.count - 1], index + 1)
      let isStraight = (before + 1...index).allSatisfy { middle in
        let share = (times[middle] - times[before]) / (times[after] - times[before])
        return zip(values[before], zip(values[middle], values[after])).allSatisfy { start, rest in
          abs(start + (rest.1 - start) * CGFloat(share) - rest.0) < 0.06
        }
      }
      if !isStraight { kept.append(index) }
    }
    return kept + [values.count - 1]
  }

  func rules(_ endsAsItBegins: Bool) -> [String] {
    let duration = number(CGFloat(times[times.count - 1]))
    return ["[class]{animation:\(duration)s linear infinite}"] + keyframes
      + (endsAsItBegins
        ? [] : ["@keyframes all{0%,97%{opacity:1}99.9%,100%{opacity:0}}.all{animation-name:all}"])
  }
}

extension Picture.Box {
  fileprivate func with(frame: CGRect) -> Picture.Box {
    Picture.Box(
      frame: frame, fill: fill, border: border, borderWidth: borderWidth, isDashed: isDashed,
      cornerRadius: cornerRadius)
  }
}

extension Picture.TextLine {
  fileprivate func moved(to origin: CGPoint) -> Picture.TextLine {
    Picture.TextLine(
      text: text, frame: CGRect(origin: origin, size: frame.size),
      baseline: baseline + origin.y - frame.minY, fontSize: fontSize, isBold: isBold, ink: ink,
      anchor: anchor)
  }
}
