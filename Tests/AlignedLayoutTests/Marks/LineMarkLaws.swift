import Testing

@testable import AlignedLayout
@testable import AlignedMarks

/// Marks of random contents.
struct LineMarkLaws {
  private func marked(_ random: inout SplitMix64) -> MarkedContent {
    var content = random.mixedContent(.tame, sizings: [.fixed, .wholeLine])
    content.width = CGFloat(random.length(80...400))
    content.direction = random.pick([.leftToRight, .rightToLeft])
    content.axis = random.happens(onceIn: 3) ? .horizontal : .vertical
    let area = rect(
      CGFloat(random.length(0...200)), CGFloat(random.length(0...200)),
      CGFloat(random.length(1...400)) × CGFloat(random.length(1...400)))
    return MarkedContent(content.layout(), in: area)
  }

  @Test func `no two texts overlap, and each cell in the rectangle has one mark`() {
    let fault = firstFault(ofSeeds: Seeds(1000)) { seed in
      var random = SplitMix64(seed: seed)
      let marked = marked(&random)
      let marks = LineMark.marks(of: [marked])
      let labels = marks.flatMap(\.labels)
      for (index, label) in labels.enumerated() {
        if let other = labels[..<index].first(where: { $0.frame.meets(label.frame) }) {
          return "“\(label.text)” overlaps “\(other.text)”"
        }
      }
      let cells = marked.content.elements(in: marked.rect).compactMap { placed -> CGRect? in
        if case .cell = placed.element { placed.frame } else { nil }
      }
      let frames = marks.filter { $0.kind == .cell }.map(\.frame)
      return frames == cells ? nil : "\(frames), not \(cells)"
    }
    #expect(fault == nil)
  }

  @Test func `the line of each cell in the rectangle is marked`() {
    let fault = firstFault(ofSeeds: Seeds(1000)) { seed in
      var random = SplitMix64(seed: seed)
      let marked = marked(&random)
      let frames = LineMark.marks(of: [marked]).filter { $0.kind == .line }.map(\.frame)
      for placed in marked.content.elements(in: marked.rect) {
        guard case .cell(let position) = placed.element else { continue }
        let line = marked.content.line(ofCellAt: position)
        guard line.frame.meets(marked.rect) else { continue }
        if !frames.contains(line.frame) { return "\(line) of \(position) is missing" }
      }
      return nil
    }
    #expect(fault == nil)
  }
}
