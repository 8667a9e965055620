import AlignedLayout
import Foundation

extension LayoutTest {
  /// Returns the failure at the least width of a range, or nil if all expectations are met at every width.
  ///
  /// If several expectations fail at that width, it is the failure of the first one, in the first direction.
  /// ``failures(forWidths:directions:expecting:)`` returns them all, and says what is checked and at what cost.
  public func failure(
    forWidths widths: ClosedRange<CGFloat>,
    directions: [ContentLayout.Direction] = [.leftToRight, .rightToLeft],
    expecting expectations: [LayoutExpectation]
  ) -> LayoutFailure? {
    failures(forWidths: widths, directions: directions, expecting: expectations).atLeastWidth
  }

  /// Returns the failures of expectations at all widths of a range: the first of each expectation, in each
  /// direction.
  ///
  /// Lines stay the same in a stretch of widths. Each expectation is checked at both ends of each stretch, on a
  /// layout made for that width. If it fails at the greater end alone, the least width that fails is found by
  /// halving, to the last bit.
  ///
  /// What could not be checked fails too, with a failure that has no width:
  ///
  /// - A content whose lines are not known at every width (`ContentLayout.WidthRefusal`). Pass single widths to
  ///   ``failures(atWidths:directions:expecting:)`` then.
  /// - A content without cells.
  /// - No expectation.
  /// - An expectation that cannot fail, such as one about the overflow view of a section without a line limit.
  ///
  /// - Parameters:
  ///   - widths: the widths of the content, with its insets. If its axis is horizontal, these are heights.
  ///   - directions: the directions in which the content is laid out: both, by default.
  ///   - expectations: what is expected at each width.
  /// - Complexity: for each direction, that of `ContentLayout.Specification.layouts(forWidths:sizeOfCell:)`,
  ///   plus three layouts for each stretch of widths. Halving makes some 50 layouts more.
  public func failures(
    forWidths widths: ClosedRange<CGFloat>,
    directions: [ContentLayout.Direction] = [.leftToRight, .rightToLeft],
    expecting expectations: [LayoutExpectation]
  ) -> [LayoutFailure] {
    failures(in: directions, expecting: expectations) { direction throws(LayoutFailure) in
      do throws(ContentLayout.WidthRefusal) {
        return try spans(forWidths: widths, direction: direction)
      } catch {
        throw LayoutFailure("All widths", isUncheckedBecause: error.description)
      }
    }
  }

  /// Returns the failure at the least of single widths, or nil if all expectations are met at each of them.
  ///
  /// ``failures(atWidths:directions:expecting:)`` returns them all, and says what is checked.
  public func failure(
    atWidths widths: some Sequence<CGFloat>,
    directions: [ContentLayout.Direction] = [.leftToRight, .rightToLeft],
    expecting expectations: [LayoutExpectation]
  ) -> LayoutFailure? {
    failures(atWidths: widths, directions: directions, expecting: expectations).atLeastWidth
  }

  /// Returns the failures of expectations at single widths: the first of each expectation, in each direction.
  ///
  /// Use it for a content for which ranges of widths fail. A fault between the widths is not found.
  ///
  ///     let others = test.failures(
  ///       atWidths: stride(from: 320, through: 1366, by: 1), expecting: [.noCellIsCut])
  ///
  /// - Parameters:
  ///   - widths: the widths of the content, in any order. If its axis is horizontal, these are heights.
  ///   - directions: the directions in which the content is laid out: both, by default.
  ///   - expectations: what is expected at each width.
  /// - Complexity: one layout for each width and direction.
  public func failures(
    atWidths widths: some Sequence<CGFloat>,
    directions: [ContentLayout.Direction] = [.leftToRight, .rightToLeft],
    expecting expectations: [LayoutExpectation]
  ) -> [LayoutFailure] {
    let widths = widths.sorted()
    return failures(in: directions, expecting: expectations) { direction in
      widths.map { Span(layout(width: $0, direction: direction)) }
    }
  }
}

extension LayoutTest {
  /// Returns the failures in spans of widths.
  private func failures(
    in directions: [ContentLayout.Direction], expecting expectations: [LayoutExpectation],
    spans: (ContentLayout.Direction) throws(LayoutFailure) -> [Span]
  ) -> [LayoutFailure] {
    if let reason = reasonToCheckNothing(directions, expectations) {
      return [LayoutFailure("All expectations", isUncheckedBecause: reason)]
    }
    let met = expectations.filter { objection(to: $0) == nil }
    var failures = expectations.compactMap(objection) + met.compactMap(failureOfMirroring)
    for direction in directions {
      do throws(LayoutFailure) {
        let spans = try spans(direction)
        guard !spans.isEmpty else {
          throw LayoutFailure("All expectations", isUncheckedBecause: "There are no widths.")
        }
        if let failure = Self.failureOfTold(spans) { failures.append(failure) }
        for expectation in met {
          if let failure = failure(of: expectation, in: spans) { failures.append(failure) }
        }
      } catch {
        failures.append(error)
        break
      }
    }
    return failures
  }

  private func reasonToCheckNothing(
    _ directions: [ContentLayout.Direction], _ expectations: [LayoutExpectation]
  ) -> String? {
    if specification.sections.allSatisfy({ $0.cellCount == 0 }) { return "There are no cells." }
    if expectations.isEmpty { return "Nothing is expected." }
    return directions.isEmpty ? "No direction was passed." : nil
  }

  private func objection(to expectation: LayoutExpectation) -> LayoutFailure? {
    expectation.objection(self).map { LayoutFailure(expectation.name, isUncheckedBecause: $0) }
  }

  private func failureOfMirroring(_ expectation: LayoutExpectation) -> LayoutFailure? {
    guard case .mirroring(let width, let finding) = expectation.rule else { return nil }
    let leftToRight = layout(width: width, direction: .leftToRight)
    let rightToLeft = layout(width: width, direction: .rightToLeft)
    return finding(leftToRight, rightToLeft).map {
      LayoutFailure(expectation.name, $0, at: rightToLeft)
    }
  }

  /// Returns the failure of answers that do not hold for the offers that were told, if lines differ between
  /// the ends of a stretch.
  private static func failureOfTold(_ spans: [Span]) -> LayoutFailure? {
    for span in spans {
      guard let middle = span.middle, middle.lineStarts != span.least.lineStarts else { continue }
      let finding = Finding(
        sentence: "The lines differ from those at \(span.least.width.digits), although sizes that"
          + " were told for ranges of offers would keep them.")
      return LayoutFailure("Sizes are those that were told", finding, at: middle)
    }
    return nil
  }

  private func failure(of expectation: LayoutExpectation, in spans: [Span]) -> LayoutFailure? {
    switch expectation.rule {
    case .layout(let finding):
      for span in spans {
        if let found = firstFailure(in: span, finding) {
          return LayoutFailure(expectation.name, found.finding, at: found.layout)
        }
      }
    case .widening(let finding):
      var narrower: TestedLayout?
      for span in spans {
        if let found = firstGrowth(from: narrower, in: span, finding) {
          return LayoutFailure(expectation.name, found.finding, at: found.layout)
        }
        narrower = span.greatest
      }
    case .mirroring: break
    }
    return nil
  }

  private func firstFailure(
    in span: Span, _ finding: (TestedLayout) -> Finding?
  ) -> (layout: TestedLayout, finding: Finding)? {
    if let failing = finding(span.least) { return (span.least, failing) }
    guard let failing = finding(span.greatest) else { return nil }
    return least(after: span.least, upTo: (span.greatest, failing), finding)
  }

  private func firstGrowth(
    from narrower: TestedLayout?, in span: Span,
    _ finding: (_ narrower: TestedLayout, _ wider: TestedLayout) -> Finding?
  ) -> (layout: TestedLayout, finding: Finding)? {
    if let narrower, let failing = finding(narrower, span.least) { return (span.least, failing) }
    guard let failing = finding(span.least, span.greatest) else { return nil }
    return least(after: span.least, upTo: (span.greatest, failing)) { finding(span.least, $0) }
  }

  /// Returns the layout at the least width that fails, between a width that does not fail and one that does.
  private func least(
    after passing: TestedLayout, upTo failing: (layout: TestedLayout, finding: Finding),
    _ finding: (TestedLayout) -> Finding?
  ) -> (layout: TestedLayout, finding: Finding) {
    var (passing, failing) = (passing.width, failing)
    while true {
      let middle = passing + (failing.layout.width - passing) / 2
      // Neighbors among numbers have none between them.
      guard middle > passing, middle < failing.layout.width else { return failing }
      let tested = layout(width: middle, direction: failing.layout.direction)
      if let finding = finding(tested) { failing = (tested, finding) } else { passing = middle }
    }
  }
}

extension [LayoutFailure] {
  /// The first of the failures at the least width. What could not be checked comes before all widths.
  fileprivate var atLeastWidth: LayoutFailure? {
    self.min { ($0.width ?? -.infinity) < ($1.width ?? -.infinity) }
  }
}
