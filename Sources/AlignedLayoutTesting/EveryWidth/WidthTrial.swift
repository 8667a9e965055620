#if !hasFeature(Embedded)
  import AlignedLayout
#endif

/// The layout of a content at one width, and all that decides how much narrower the content may become before its
/// lines change.
struct WidthTrial {
  /// A question for the size of a cell.
  struct Question {
    let position: ContentLayout.CellPosition
    let offer: CGFloat
    let answer: ContentLayout.CellAnswer

    /// The distance by which the offer may become less while the answer stays the same.
    var leeway: CGFloat {
      // An offer of 0 does not become less.
      offer > 0 && answer.offers.lowerBound > 0
        ? max(0, offer - answer.offers.lowerBound) : .infinity
    }

    /// Whether the cell has to be asked again for the next lesser offer.
    var isOutgrown: Bool {
      leeway <= .lastBits
    }
  }

  let layout: ContentLayout

  /// The questions whose answers may decide where lines break.
  private let questions: [Question]

  init(_ layout: ContentLayout, _ questions: [Question] = []) {
    self.layout = layout
    self.questions = questions.filter { layout.breaksBySize(ofCellAt: $0.position) }
  }

  var width: CGFloat { layout.lineLength }

  /// The questions without those for cells that did not fit, and were asked for again on the next line.
  private var lastQuestions: some Sequence<Question> {
    questions.indices.lazy.filter { [questions] index in
      index + 1 == questions.count || questions[index + 1].position != questions[index].position
    }.map { [questions] in questions[$0] }
  }

  /// Returns whether another trial has the same cells on the same lines, and the same answers.
  func hasSameLines(as other: WidthTrial) -> Bool {
    lastQuestions.elementsEqual(other.lastQuestions) {
      $0.position == $1.position && $0.answer.size == $1.answer.size
    }
      && layout.hasSameCells(as: other.layout)
  }

  /// Returns a width below which the lines may change, and the question that has to be asked again there, or nil if
  /// a line changes. From that width to the present one the lines stay the same.
  ///
  /// It is exact but for the last bits, or greater.
  func widthBelow() throws(ContentLayout.WidthRefusal) -> (width: CGFloat, asked: Question?) {
    let narrowing = try layout.narrowing()
    guard let question = questions.min(by: { $0.leeway < $1.leeway }), question.leeway < narrowing
    else { return (width - max(0, narrowing), nil) }
    return (width - question.leeway, question)
  }
}
