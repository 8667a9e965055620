import AlignedLayout
import Testing

/// Overflow items stand on baselines as items do.
struct GroupOverflowTests {
  private struct Word {
    let width: CGFloat
    let height: CGFloat
    let baseline: CGFloat

    init(_ random: inout SplitMix64) {
      width = CGFloat(random.length(5...60))
      height = CGFloat(random.length(10...40))
      baseline = CGFloat(random.length(4...10))
    }

    var item: AlignedItem {
      var item = AlignedItem { [self] _ in
        CGSize(width: width, height: height)
      } place: { _ in
      }
      item.baselines = { [self] _ in (baseline, baseline + 1) }
      return item
    }
  }

  @Test func `an overflow item stands where it would as the next item`() {
    for seed in 0..<400 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let words = (0..<20).map { _ in Word(&random) }
      let more = Word(&random)
      var attributes = SectionAttributes(
        breakingStrategy: random.pick(SectionAttributes.BreakingStrategy.allCases),
        lineLimit: random.happens(onceIn: 5)
          ? .expanded : .lines(Int.random(in: 1...3, using: &random)),
        sizing: random.happens(onceIn: 4) ? .columns(4) : .asked,
        cellAlignment: random.pick([.firstBaseline, .lastBaseline]))
      let limited = AlignedGroup(
        attributes: attributes, items: words.map(\.item), overflow: { _ in more.item }
      ).layout(width: 260)
      guard let frame = limited.frameOfOverflow else { continue }
      let visibleCount = words.count - limited.hiddenItemCount

      // The line of the overflow item, as a line of its own.
      guard let line = limited.lines.last, !line.cells.isEmpty else { continue }
      attributes = attributes.with(lineLimit: .unlimited)
      let alone = AlignedGroup(
        attributes: attributes, items: (words[line.cells] + [more]).map(\.item)
      ).layout(width: 260)
      guard alone.lines.count == 1, let expected = alone.frame(ofItemAt: line.cells.count) else {
        continue
      }
      let top = line.frame.origin.y
      #expect(abs(frame.origin.y - top - expected.origin.y) < 0.001, "\(seed) \(visibleCount)")
      #expect(abs(frame.origin.x - expected.origin.x) < 0.001, "\(seed)")
    }
  }

  @Test func `hidden items are placed at the end of the last line, wherever the group begins`() {
    var frames: [Int: CGRect] = [:]
    let items = (0..<3).map { index in
      AlignedItem { _ in
        CGSize(width: 60, height: 10)
      } place: {
        frames[index] = $0
      }
    }
    let group = AlignedGroup(
      attributes: SectionAttributes(lineLimit: .lines(1), cellSpacing: 0), items: items)
    group.layout(width: 100).apply(at: CGPoint(x: 7, y: 9))
    expectEqual(frames[0], CGRect(x: 7, y: 9, width: 60, height: 10))
    expectEqual(frames[1], CGRect(x: 67, y: 9, width: 0, height: 0))
    expectEqual(frames[2], frames[1])
  }

  @Test func `a label for hidden items stands on the baseline of the others`() {
    func label(_ height: CGFloat, baseline: CGFloat) -> AlignedItem {
      var item = AlignedItem { _ in
        CGSize(width: 30, height: height)
      } place: { _ in
      }
      item.baselines = { _ in (baseline, baseline) }
      return item
    }
    let layout = AlignedGroup(
      attributes: SectionAttributes(lineLimit: .lines(1), cellAlignment: .firstBaseline),
      items: (0..<5).map { _ in label(40, baseline: 30) },
      overflow: { _ in label(20, baseline: 15) }
    ).layout(width: 100)
    expectEqual(layout.frameOfOverflow, CGRect(x: 70, y: 15, width: 30, height: 20))
  }
}
