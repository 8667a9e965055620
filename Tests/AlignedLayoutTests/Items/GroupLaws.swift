@testable import AlignedLayout
import Testing

/// Groups of items, in groups, compared with `ContentLayout` and with themselves.
@Suite struct GroupLaws {
  static let widths: [CGFloat] = [0, 40, 97.3, 180, 333, 1000]

  // MARK: Flat lists

  @Test(arguments: Wildness.allCases)
  func `a group that offers what remains equals a section that clamps`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 2000) { seed in
      var random = SplitMix64(seed: seed)
      var section = random.section(wildness, limitsLines: true)
      // An item limits its size to great numbers, which have another ratio than infinite ones.
      if wildness == .hostile { section = section.withoutRows }
      var clamping = section
      clamping.attributes = section.attributes.with(clampsOversizedCells: true)
      return difference(
        of: section, from: clamping, offer: .remainingLineSpace, width: random.pick(Self.widths))
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `a group that offers whole lines equals a section of self-sizing cells`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 2000) { seed in
      var random = SplitMix64(seed: seed)
      let section = random.section(wildness, limitsLines: true).withoutRows
      var selfSizing = section
      selfSizing.attributes = section.attributes.with(
        sizing: .selfSizing(estimate: 10 × 10))
      var group = section
      if random.happens(onceIn: 2) {
        group.attributes = section.attributes.with(sizing: .asked(offering: .wholeLine))
      }
      return difference(
        of: group, from: selfSizing, offer: .automatic, width: random.pick(Self.widths))
    }
    #expect(fault == nil)
  }

  @Test func `a group sets columns, fractions and shrinking items as a section does`() {
    let fault = firstFault(ofSeeds: 2000) { seed in
      var random = SplitMix64(seed: seed)
      let content = seed % 2 == 0 ? random.table() : random.columnTable()
      var clamping = content.sections[0]
      clamping.attributes = clamping.attributes.with(
        sizing: clamping.attributes.sizing.isColumns ? clamping.attributes.sizing : .asked,
        clampsOversizedCells: true)
      var section = clamping
      section.attributes = content.sections[0].attributes
      return difference(
        of: section, from: clamping, offer: .remainingLineSpace, width: random.pick(Self.widths))
    }
    #expect(fault == nil)
  }

  private func difference(
    of section: TestSection, from expected: TestSection, offer: SectionAttributes.Offer,
    width: CGFloat
  ) -> String? {
    let tree = TestTree()
    let padding = Insets(top: 3, leading: 5, bottom: 7, trailing: 9)
    let layout = tree.group(section, padding: padding, offer: offer).layout(
      width: width, direction: .rightToLeft, displayScale: 2)
    let content = ContentLayout(
      width: width, direction: .rightToLeft, displayScale: 2, contentInsets: padding,
      sections: [.init(attributes: expected.attributes, cellCount: expected.cells.count)],
      sizeOfCell: { position, offer in expected.cells[position.cell].size(offer) },
      attributesOfCell: { expected.cells[$0.cell].attributes },
      sizeOfOverflow: { expected.sizeOfOverflow($1) })
    let frames = tree.frames(of: layout)
    for index in section.cells.indices {
      let frame = content.frame(ofCellAt: .init(section: 0, cell: index))
      let isVisible = index < content.visibleCellCount(inSection: 0)
      guard frames[index] == frame, layout.frame(ofItemAt: index) == (isVisible ? frame : nil)
      else {
        return "item \(index) of \(width): \(String(describing: frames[index])), not \(frame)"
      }
    }
    guard layout.frameOfOverflow == content.frame(ofOverflowInSection: 0) else {
      return "overflow \(String(describing: layout.frameOfOverflow))"
    }
    return tree.repeatedQuestions.isEmpty ? nil : "asked again: \(tree.repeatedQuestions)"
  }

  // MARK: Trees

  @Test func `without a width, a tree is no larger than it needs`() {
    let fault = firstFault(ofSeeds: 2000) { seed in
      var random = SplitMix64(seed: seed)
      let tree = TestTree()
      let group = random.group(in: tree, depth: 4, itemCount: 40)
      let layout = group.layout(width: .infinity, displayScale: random.pick([0, 2, 3]))
      return layout.size.width < tree.widestAnswer + 60_000 ? nil : "\(layout.size)"
    }
    #expect(fault == nil)
  }

  @Test func `a tree is as large as the frames in it, and asks each question once`() {
    let fault = firstFault(ofSeeds: Seeds(3000, usually: 100)) { seed in
      var random = SplitMix64(seed: seed)
      let tree = TestTree()
      let group = random.group(in: tree, depth: 4, itemCount: 40)
      for width in Self.widths {
        let scale = random.pick([0, 2, 3] as [CGFloat])
        let height = random.pick([nil] + Self.widths)
        let offered = group.layout(width: width, height: height, displayScale: scale)
        let size = offered.size
        let layout = group.layout(
          width: size.width, height: height.map { _ in size.height }, displayScale: scale)
        if layout.size.transposed(for: group.axis).height
          != size.transposed(for: group.axis).height
        {
          return "\(layout.size) in \(size), offered \(width) \(height as Any)"
        }
        for layout in [offered, layout] {
          if let fault = GroupExtent(of: group, in: layout).fault {
            return "\(fault) in \(width) \(height as Any)"
          }
        }
        _ = tree.frames(of: layout)
      }
      return tree.repeatedQuestions.isEmpty ? nil : "asked again: \(tree.repeatedQuestions)"
    }
    #expect(fault == nil)
  }

  @Test func `a tree is the same from whatever widths it was laid out for before`() {
    let fault = firstFault(ofSeeds: 1000) { seed in
      func tree(_ widths: [CGFloat]) -> [Int: CGRect] {
        var random = SplitMix64(seed: seed)
        let tree = TestTree()
        let group = random.group(in: tree, depth: 4, itemCount: 40)
        for width in widths {
          _ = group.layout(width: width, height: widths.first).size
          _ = group.layout(width: width).size
        }
        return tree.frames(of: group.layout(width: 210, height: 120))
      }
      let asked = [.infinity] + Self.widths + Self.widths.reversed()
      return tree([]) == tree(asked) ? nil : "other frames"
    }
    #expect(fault == nil)
  }

  @Test func `a tree without an item equals one that never had it`() {
    let fault = firstFault(ofSeeds: 1000) { seed in
      var random = SplitMix64(seed: seed)
      let tree = TestTree()
      var group = random.group(in: tree, depth: 3, itemCount: 30)
      for width in Self.widths { _ = tree.frames(of: group.layout(width: width)) }
      let index = Int.random(in: group.items.indices, using: &random)
      group.items.remove(at: index)
      let removed = Self.widths.map { tree.frames(of: group.layout(width: $0)) }
      group.invalidateSizes()
      let fresh = Self.widths.map { tree.frames(of: group.layout(width: $0)) }
      return removed == fresh ? nil : "item \(index)"
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `no numbers stop the program, and no result is infinite`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 1000) { seed in
      var random = SplitMix64(seed: seed)
      let tree = TestTree()
      let hostile: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, 1e300, 50]
      var inner = tree.group(random.section(wildness, limitsLines: true))
      for index in inner.items.indices where random.happens(onceIn: 2) {
        inner.items[index].minimumSize = random.pick(hostile) × random.pick(hostile)
        inner.items[index].maximumSize = random.pick(hostile) × random.pick(hostile)
        if random.happens(onceIn: 2) {
          inner.items[index].height = .remaining(weight: random.pick(hostile))
        }
      }
      let outer = AlignedGroup(
        attributes: random.section(wildness).attributes,
        axis: random.pick([.vertical, .horizontal]),
        items: [AlignedItem(inner), AlignedItem(inner.turned)])
      for width in hostile {
        let layout = outer.layout(
          width: width, height: random.pick(hostile),
          direction: random.pick([.leftToRight, .rightToLeft]), displayScale: random.pick(hostile))
        let numbers = tree.frames(of: layout).values.flatMap {
          [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height]
        }
        guard (numbers + [layout.size.width, layout.size.height]).allSatisfy(\.isFinite) else {
          return "\(width): \(layout.size)"
        }
      }
      return nil
    }
    #expect(fault == nil)
  }
}

extension SectionAttributes.Sizing {
  fileprivate var isColumns: Bool {
    if case .columns = self.kind { true } else { false }
  }
}
