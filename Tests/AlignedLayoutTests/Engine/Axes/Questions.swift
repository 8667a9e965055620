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
    let client = Client(content)
    let layout = ContentLayout(
      content.specification, sizeOfCell: client.size, attributesOfCell: client.attributes,
      sizeOfOverflow: client.sizeOfOverflow)
    return (layout, client.questions)
  }

  /// Applies edits to a layout, and returns the questions it asked the content after them.
  static func asked(
    by layout: inout ContentLayout, applying edits: [ContentLayout.Edit],
    leadingTo content: TestContent
  ) -> Questions {
    let client = Client(content)
    layout.apply(
      edits, sizeOfCell: client.size, attributesOfCell: client.attributes,
      sizeOfOverflow: client.sizeOfOverflow)
    return client.questions
  }

  /// Returns the sizes and attributes of a content, and records what it is asked.
  private final class Client {
    let content: TestContent
    private(set) var questions = Questions()

    init(_ content: TestContent) {
      self.content = content
    }

    func size(of position: ContentLayout.CellPosition, offer: CGFloat) -> CGSize {
      questions.all.append(.size(position, offer: offer))
      return content.sections[position.section].cells[position.cell].size(offer)
    }

    func attributes(of position: ContentLayout.CellPosition) -> CellAttributes {
      questions.all.append(.attributes(position))
      return content.sections[position.section].cells[position.cell].attributes
    }

    func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
      questions.all.append(.sizeOfOverflow(section: section, hiddenCount: hiddenCount))
      return content.sections[section].sizeOfOverflow(hiddenCount)
    }
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
