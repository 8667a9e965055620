import AlignedLayout

/// The questions that a layout asks, in order.
struct Questions: Equatable {
  enum Question: Equatable {
    case size(ContentLayout.CellPosition, offer: CGFloat)
    case attributes(ContentLayout.CellPosition)
    case sizeOfOverflow(section: Int, hiddenCount: Int)
  }

  private(set) var all: [Question] = []

  /// Returns the layout of a content, and the questions it asked.
  static func asked(by content: TestContent) -> (ContentLayout, Questions) {
    var questions = Questions()
    let layout = questions.record { ask in
      ContentLayout(
        content.specification,
        sizeOfCell: { position, offer in
          ask(.size(position, offer: offer))
          return content.sections[position.section].cells[position.cell].size(offer)
        },
        attributesOfCell: {
          ask(.attributes($0))
          return content.sections[$0.section].cells[$0.cell].attributes
        },
        sizeOfOverflow: {
          ask(.sizeOfOverflow(section: $0, hiddenCount: $1))
          return content.sections[$0].sizeOfOverflow($1)
        })
    }
    return (layout, questions)
  }

  /// Applies edits to a layout, and returns the questions it asked the content after them.
  static func asked(
    by layout: inout ContentLayout, applying edits: [ContentLayout.Edit],
    leadingTo content: TestContent
  ) -> Questions {
    var questions = Questions()
    questions.record { ask in
      layout.apply(
        edits,
        sizeOfCell: { position, offer in
          ask(.size(position, offer: offer))
          return content.sections[position.section].cells[position.cell].size(offer)
        },
        attributesOfCell: {
          ask(.attributes($0))
          return content.sections[$0.section].cells[$0.cell].attributes
        },
        sizeOfOverflow: {
          ask(.sizeOfOverflow(section: $0, hiddenCount: $1))
          return content.sections[$0].sizeOfOverflow($1)
        })
    }
    return questions
  }

  private mutating func record<Result>(
    _ body: (_ ask: @escaping (Question) -> Void) -> Result
  ) -> Result {
    var asked: [Question] = []
    let result = body { asked.append($0) }
    all = asked
    return result
  }

  /// The first question that another layout does not ask, or nil.
  func firstDifference(from other: Questions) -> String? {
    guard self != other else { return nil }
    let index = zip(all, other.all).enumerated().first { $1.0 != $1.1 }?.offset
    return """
      asks \(all.count) questions, not \(other.all.count): \
      \(index.map { "\(all[$0]), not \(other.all[$0])" } ?? "the first ones are equal")
      """
  }
}
