@testable import AlignedLayout
import Testing

/// Groups with a height, and groups whose lines run from the top.
@Suite struct HeightLaws {
  @Test func `lines share a height as the rules say`() {
    let fault = firstFault(ofSeeds: 3000) { seed in
      var random = SplitMix64(seed: seed)
      let plain = PlainRemainders(&random)
      let height = CGFloat(random.length(0...400))
      let scale = random.pick([0, 2, 3] as [CGFloat])
      return plain.fault(in: height, displayScale: scale)
    }
    #expect(fault == nil)
  }

  @Test func `a height changes no line of a tree, and is filled if it suffices`() {
    let fault = firstFault(ofSeeds: 2000) { seed in
      var random = SplitMix64(seed: seed)
      let tree = TestTree()
      var group = random.group(in: tree, depth: 4, itemCount: 40)
      group.axis = .vertical
      group.attributes = group.attributes.with(sizing: .asked)
      let width = random.pick([40, 97.3, 180, 333] as [CGFloat])
      let natural = group.layout(width: width)
      let least = group.layout(width: width, height: 0)
      _ = (tree.frames(of: natural), tree.frames(of: least))
      guard group.traits.shareHeight else { return nil }
      for height in [0, 30, 200, 512.25, 2000] as [CGFloat] {
        let layout = group.layout(width: width, height: height)
        guard layout.lines.map(\.cells) == natural.lines.map(\.cells) else { return "other lines" }
        if layout.size.height + 0.002 < min(height, least.size.height) { return "too low" }
        let canFill = layout.lines.contains { line in
          line.cells.contains {
            let item = layout.items[$0]
            return (item.height.weight ?? 0) > 0 && item.maximumSize.height == .infinity
          }
        }
        let expected = max(least.size.height, height)
        if canFill, abs(layout.size.height - expected) > 1e-6 {
          return "\(layout.size.height), not \(expected)"
        }
        if let fault = GroupExtent(of: group, in: layout).fault { return "\(fault) in \(height)" }
        _ = tree.frames(of: layout)
      }
      return tree.repeatedQuestions.isEmpty ? nil : "asked again: \(tree.repeatedQuestions)"
    }
    #expect(fault == nil)
  }

  @Test func `a turned tree is the upright one with x and y exchanged`() {
    let fault = firstFault(ofSeeds: 2000) { seed in
      var random = SplitMix64(seed: seed)
      let tree = TestTree()
      let turned = random.group(in: tree, depth: 4, itemCount: 40).turned
      let group = turned.turned
      for (width, height) in [(97.3, 200), (333, .infinity), (.infinity, 180), (60, 1000)]
        as [(CGFloat, CGFloat)]
      {
        let scale = random.pick([0, 2] as [CGFloat])
        let upright = group.layout(width: width, height: height, displayScale: scale)
        let other = turned.layout(width: height, height: width, displayScale: scale)
        guard other.size == upright.size.transposed else {
          return "\(upright.size) in \(width) × \(height), but turned \(other.size)"
        }
        let frames = tree.frames(of: upright)
        guard tree.frames(of: other) == frames else {
          return "other frames in \(width) × \(height)"
        }
      }
      return nil
    }
    #expect(fault == nil)
  }
}
