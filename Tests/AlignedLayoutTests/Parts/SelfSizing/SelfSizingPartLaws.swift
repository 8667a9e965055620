import Testing

@testable import AlignedLayout

/// Whatever views answer, measuring them comes to rest, if the answer depends on the offer alone.
@Suite struct SelfSizingPartLaws {
  @Test func `views that are measured while they are outdated come to rest`() {
    let fault = firstFault(ofSeeds: Seeds(2000, usually: 300)) { seed in
      var random = SplitMix64(seed: seed)
      var stage = SizingStage(random.selfSizingContent())
      // UIKit passes the offers of the attributes with which a pass began, or newer ones.
      let passesOldOffers = random.happens(onceIn: 2)
      for _ in 0..<60 {
        stage.measureAll(passingOldOffers: passesOldOffers)
        let repetition = stage.measureAgain()
        if stage.endTurn() == .none, repetition == .none { return stage.firstFault }
      }
      return "no rest"
    }
    #expect(fault == nil)
  }
}

extension SizingStage {
  fileprivate func view(at position: ContentLayout.CellPosition) -> TestCell {
    content.sections[position.section].cells[position.cell]
  }

  /// Lets all visible views answer, as after a context that names nothing.
  fileprivate mutating func measureAll(passingOldOffers passesOldOffers: Bool) {
    let positions = shown.content.positions
    let offers = positions.map { offer(.cell($0)) }
    for (position, oldOffer) in zip(positions, offers) {
      let element = ContentLayout.Element.cell(position)
      guard let offer = passesOldOffers ? oldOffer : offer(element),
        let size = shownSize(element)
      else { continue }
      _ = answer(
        ViewPreference(
          element: element, offeredSpace: offer, size: view(at: position).size(offer),
          sizeWhenMeasured: size, baselines: Baselines(first: nil, last: nil)))
    }
  }

  /// What is wrong at rest, or nil.
  fileprivate var firstFault: String? {
    // A view that is offered no width, because indentations leave none, says nothing.
    guard shown.content.positions.allSatisfy({ offer(.cell($0)).map { $0 > 0 } ?? true })
    else { return nil }
    for position in shown.content.positions {
      let element = ContentLayout.Element.cell(position)
      guard let offer = offer(element), let placed = scene.placedSize(of: element) else { continue }
      let isDecided = scene.isWidthDecided(of: element)
      if sizer.sizes.isOutdated(
        element, offered: offer, in: placed, decidedWidth: isDecided ? placed.width : nil)
      {
        return "\(position) is outdated"
      }
      let preferred = view(at: position).size(offer)
      // The width of a column is the difference of two edges.
      let width = isDecided ? placed.width : min(preferred.width, offer)
      if placed != width × preferred.height {
        return "\(position) is \(placed), and prefers \(preferred) of \(offer)"
      }
    }
    return shown.content.firstDifference(from: content.layout(), in: [.infinite])
  }
}

extension SplitMix64 {
  /// Returns a content of whole numbers: UIKit rounds what views return to pixels.
  fileprivate mutating func selfSizingContent() -> TestContent {
    var content = TestContent(width: number(60...320), sections: [])
    content.direction = pick([.leftToRight, .rightToLeft])
    content.sections = (0..<Int.random(in: 1...3, using: &self)).map { _ in
      let offer = pick([.wholeLine, .remainingLineSpace, .remainingLineSpace])
      let estimate = number(1...200) × number(1...60)
      return TestSection(
        attributes: SectionAttributes(
          sizing: happens(onceIn: 5)
            ? .columns(3, cellHeight: .selfSizing(estimate: estimate.height))
            : .selfSizing(estimate: estimate, offering: offer),
          lineAlignment: pick([.leading, .trailing, .center]), cellSpacing: pick([0, 5]),
          lineSpacing: 4),
        cells: (0..<Int.random(in: 1...14, using: &self)).map { _ in selfSizingCell() })
    }
    return content
  }

  private mutating func pick(_ offers: [SectionAttributes.Offer]) -> SectionAttributes.Offer {
    offers[Int.random(in: offers.indices, using: &self)]
  }

  private mutating func selfSizingCell() -> TestCell {
    let attributes = CellAttributes(
      beginsLine: happens(onceIn: 8), endsLine: happens(onceIn: 8),
      minimumLineSpace: happens(onceIn: 6) ? number(0...80) : 0,
      indentation: happens(onceIn: 8) ? .start : .unchanged,
      insets: happens(onceIn: 5) ? Insets(number(0...6)) : .zero)
    let (area, most, height) = (number(100...9000), number(40...300), number(5...40))
    // No view wants the same of what is too narrow and of what fits it, and more of what is wider: such
    // views do not belong into sections that offer what remains. No offer is less than a point.
    return switch Int.random(in: 0..<4, using: &self) {
    case 0: .filling(height: height, atLeast: 1, attributes)
    case 1:
      TestCell(attributes: attributes) { offer in
        let width = min(max(1, offer), most)
        return width × (area / width).rounded(.up)
      }
    default: .cell(number(1...150) × number(1...50), attributes)
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &self))
  }
}
