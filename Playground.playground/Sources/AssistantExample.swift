import AlignedLayout
import AlignedList
import UIKit

/// A conversation with an assistant. A question goes to the top, and its answer streams in below it.
///
/// Tap anything to ask the next question. While its answer is shorter than the screen, nothing moves. A longer one goes
/// on below the screen, and whoever scrolls there or elsewhere is left alone.
public final class AssistantExample: ListExample {
  private var turns = Turn.recent
  private var questions = Turn.questions
  private var words: ArraySlice<Substring> = []

  public override init() {}

  override func setUp(_ list: CollectionViewAlignedList) {
    list.layout.staysAtEnd = true
  }

  @ListBuilder override var sections: [ListSection] {
    ListSection("turns", of: turns) { Speech(turn: $0) }
      .onSelect(of: turns) { [weak self] _ in
        guard let self else { return }
        ask()
        stream()
      }
      .attributes(SectionAttributes(lineSpacing: 12, insets: Insets(top: 10)))
  }

  /// Asks the next question, if there is one.
  func ask() {
    guard let next = questions.popFirst() else { return }
    words = next.answer.split(separator: " ")[...]
    let question = Turn(id: turns.count, text: next.question, isQuestion: true)
    turns += [question, Turn(id: turns.count + 1, text: "…", isQuestion: false)]
    update()
    list?.anchorItemToTop(question.id, inSection: "turns")
  }

  /// Adds some words to the last answer.
  ///
  /// - Returns: whether there are more.
  @discardableResult func answer(words count: Int = 1) -> Bool {
    guard !words.isEmpty, let last = turns.indices.last else { return false }
    let text = words.prefix(count).joined(separator: " ")
    words.removeFirst(min(count, words.count))
    turns[last].text = turns[last].text == "…" ? text : turns[last].text + " " + text
    update()
    return !words.isEmpty
  }

  private func stream() {
    Task { [weak self] in
      while self?.answer() == true { try? await Task.sleep(nanoseconds: 60_000_000) }
    }
  }
}

/// A question or an answer.
struct Turn: Hashable, Identifiable {
  let id: Int
  var text: String
  let isQuestion: Bool
}

extension Turn {
  fileprivate static let recent = [
    Turn(id: 0, text: "Who sets a page?", isQuestion: true),
    Turn(
      id: 1,
      text: """
        The compositor picks letters from the case, sets them in a stick line by line, and locks the lines in a \
        frame. The frame goes to the press.
        """, isQuestion: false),
    Turn(id: 2, text: "What is the case?", isQuestion: true),
    Turn(
      id: 3,
      text: """
        A shallow drawer with a box for each letter. Boxes of frequent letters are large, and near the hand.
        """, isQuestion: false),
  ]

  fileprivate static let questions: ArraySlice<(question: String, answer: String)> = [
    (
      "Why do lines end where they do?",
      """
      A line is full when the next word no longer fits. The compositor then spreads what remains between the \
      words, or divides a word. A careful one looks at the whole paragraph first: a line that takes one word \
      less may save three lines below it from wide gaps. Two hyphens below each other are bearable, three are \
      not. The last line stays as it is, unless it is one short word.
      """
    ),
    (
      "And a single word?",
      "It goes with the line before, if that is loose enough to be set again."
    ),
  ]
}

/// A question in a bubble, or an answer across the screen.
private struct Speech: ListComponent, Equatable, Identifiable {
  let turn: Turn

  var id: Int { turn.id }

  var cellAttributes: CellAttributes {
    CellAttributes(
      beginsLine: true, endsLine: true, lineAlignment: turn.isQuestion ? .trailing : nil)
  }

  func makeView() -> SpeechView { SpeechView() }

  func configure(_ view: SpeechView) { view.show(turn) }

  func size(of view: SpeechView, fitting width: CGFloat) -> CGSize {
    view.sizeThatFits(
      CGSize(width: turn.isQuestion ? 0.8 * width : width, height: .greatestFiniteMagnitude))
  }
}

private final class SpeechView: AlignedView {
  private let text = UILabel()

  func show(_ turn: Turn) {
    text.text = turn.text
    text.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    text.numberOfLines = 0
    let shade = turn.isQuestion ? Shade.strong : .gray
    text.textColor = shade.text
    backgroundColor = turn.isQuestion ? shade.background : .clear
    layer.cornerRadius = 14
    padding =
      turn.isQuestion ? Insets(top: 8, leading: 12, bottom: 8, trailing: 12) : Insets(top: 2)
    setArrangedSubviews([text])
    invalidateSizes()
  }
}
