#if !hasFeature(Embedded)
  import AlignedLayout
#endif

// Widths are walked from the greatest to the least. When a content becomes narrower, a cell that did not fit on a
// line fits there even less, so the present lines tell where they may change next. Fresh layouts decide whether
// they do, and find the edge to the last bit.
extension ContentLayout.Specification {
  /// The number of times in a row that a cell may be asked again for the next lesser offer.
  private static var mostQuestionsInARow: Int { 8 }

  /// The greatest distance between widths that counts as small, and the number of such steps before they grow.
  private static var smallStep: CGFloat { 1 / 64 }
  private static var mostSmallSteps: Int { 16 }

  /// Returns the stretches of a range of widths.
  ///
  /// - Parameter trial: a closure that lays out the specification at another width.
  func stretches(
    forWidths widths: ClosedRange<CGFloat>,
    trial: (CGFloat) -> WidthTrial
  ) throws(ContentLayout.WidthRefusal) -> [ContentLayout.Stretch] {
    let least = with(lineLength: widths.lowerBound, direction: direction).lineLength
    var stretches: [ContentLayout.Stretch] = []
    var last = trial(widths.upperBound)
    var greatest = last.width
    var questionsInARow = 0
    var (step, smallSteps): (CGFloat, Int) = (0, 0)
    while last.width > least {
      let (edge, question) = try last.widthBelow()
      questionsInARow = question?.isOutgrown == true ? questionsInARow + 1 : 0
      if let question, questionsInARow > Self.mostQuestionsInARow {
        throw .answer(question.position, offer: question.offer)
      }
      // Where lines seem to change again and again, and do not, steps grow.
      let extra = smallSteps > Self.mostSmallSteps ? min(2 * step, Self.smallStep) : 0
      let other = trial(max(edge.nextDown - extra, least))
      guard !other.hasSameLines(as: last) else {
        step = last.width - other.width
        smallSteps = step <= 2 * Self.smallStep ? smallSteps + 1 : 0
        last = other
        continue
      }
      smallSteps = 0
      let (end, below) = last.edge(above: other, near: edge, at: trial)
      stretches.append(ContentLayout.Stretch(widths: end.width...greatest, layout: end.layout))
      (greatest, last) = (below.width, below)
    }
    _ = try last.widthBelow()
    stretches.append(ContentLayout.Stretch(widths: last.width...greatest, layout: last.layout))
    return stretches.reversed()
  }
}

extension WidthTrial {
  /// Returns the narrowest trial with the same lines as this one, and the trial at the number below it.
  ///
  /// - Parameters:
  ///   - other: a narrower trial with other lines.
  ///   - width: the width at which the lines are expected to be the same still. It may be off by the last bits.
  fileprivate func edge(
    above other: WidthTrial, near width: CGFloat, at trial: (CGFloat) -> WidthTrial
  ) -> (same: WidthTrial, other: WidthTrial) {
    var (same, other) = (self, other)
    // A nearby width that is off by more than a few last bits is looked for in steps that double.
    var bits = Double(max(width, other.width.nextUp)).bitPattern
    var step: UInt64 = 1
    while bits < Double(same.width).bitPattern {
      let middle = trial(CGFloat(Double(bitPattern: bits)))
      if middle.hasSameLines(as: self) {
        same = middle
      } else {
        other = middle
        bits += step
        step *= 2
      }
    }
    while other.width.nextUp < same.width {
      let low = Double(other.width).bitPattern
      let middle = trial(
        CGFloat(Double(bitPattern: low + (Double(same.width).bitPattern - low) / 2)))
      if middle.hasSameLines(as: self) { same = middle } else { other = middle }
    }
    return (same, other)
  }
}
