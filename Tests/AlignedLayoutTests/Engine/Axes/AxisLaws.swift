import Testing

@testable import AlignedLayout

/// A horizontal content is the vertical one with every point, size and inset transposed, but
/// baselines. From right to left, it is mirrored before origins are floored to pixels.
@Suite struct AxisLaws {
  @Test(arguments: Wildness.allCases)
  func `a horizontal content is the vertical one transposed`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: Seeds(2000, usually: 60)) { seed in
      var random = SplitMix64(seed: seed)
      let content = random.horizontalContent(wildness)
      return self.fault(of: content, &random)
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `batch after batch gives the vertical content transposed, by the same questions`(
    wildness: Wildness
  ) {
    let fault = firstFault(ofSeeds: Seeds(2000, usually: 15)) { seed in
      var random = SplitMix64(seed: seed)
      var content = random.horizontalContent(wildness)
      var layout = content.layout()
      var reference = TransposedLayout(of: content)
      for number in 0..<3 {
        // The batch is drawn for the vertical content, and transposed.
        let batch = random.batch(of: content, wildness, limitsLines: true)
        content = batch.applied(to: content).content
        var vertical = content.transposed.withoutBaselines
        vertical.direction = .leftToRight
        let questions = Questions.asked(
          by: &layout, applying: batch.edits, leadingTo: content)
        let expected = Questions.asked(
          by: &reference.vertical, applying: batch.edits.map(\.transposedWithoutBaselines),
          leadingTo: vertical)
        let fault =
          questions.firstDifference(from: expected)
          ?? layout.firstDifference(from: content.layout(), in: [.infinite])
          ?? reference.firstDifference(to: layout)
          ?? reference.firstOtherAnswer(of: layout, &random)
        if let fault { return "batch \(number): \(fault)" }
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test func `every reference case can be transposed`() throws {
    for (index, reference) in try ReferenceCase.all().enumerated() {
      let content = try reference.content.transposed
      let layout = content.layout()
      let transposed = TransposedLayout(of: content)
      var random = SplitMix64(seed: UInt64(index))
      var fault = self.fault(of: content, &random)
      for query in reference.queries where fault == nil {
        let area = rect(query.y, query.x, query.height × query.width)
        if layout.elements(in: area) != transposed.elements(in: area, pinning: nil) {
          fault = "other elements in \(area)"
        }
      }
      #expect(fault == nil, "\(reference.id)")
    }
  }

  /// Returns what a horizontal content has otherwise than the vertical one, or nil.
  private func fault(of content: TestContent, _ random: inout SplitMix64) -> String? {
    let (layout, questions) = Questions.asked(by: content)
    let transposed = TransposedLayout(of: content)
    if layout.specification != content.specification { return "other specification" }
    return questions.firstDifference(from: transposed.questions)
      ?? transposed.firstDifference(to: layout)
      ?? transposed.firstOtherAnswer(of: layout, &random)
  }
}

extension SplitMix64 {
  /// Returns random content that scrolls sideways, with all attributes.
  fileprivate mutating func horizontalContent(_ wildness: Wildness) -> TestContent {
    var content =
      happens(onceIn: 4) ? wildTable(wildness) : mixedContent(wildness, limitsLines: true)
    content = content.transposed
    if happens(onceIn: 2) {
      content.supplementaryInsets = Insets(
        top: CGFloat(length(-5...20)), leading: CGFloat(length(0...20)),
        bottom: CGFloat(length(0...20)), trailing: CGFloat(length(0...20)))
    }
    return content
  }
}
