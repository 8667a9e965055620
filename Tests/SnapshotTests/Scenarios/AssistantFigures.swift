import AlignedLayout
import Testing
import UIKit

@testable import playground

/// Six moments of the playground's conversation with an assistant, beside each other.
struct AssistantFigure: Sendable, CustomTestStringConvertible {
  let name: String
  let title: String
  let size: CGSize
  var isRightToLeft = false
  var category = UIContentSizeCategory.large

  /// How much of the view a keyboard covers while an answer streams in, and after that.
  var keyboardHeight: CGFloat = 0

  var testDescription: String { name }

  static let all = [
    AssistantFigure(
      name: "assistant", title: "A question goes to the top, and its answer grows below it.",
      size: CGSize(width: 320, height: 280)),
    AssistantFigure(
      name: "assistant-390", title: "The same on a wider telephone.",
      size: CGSize(width: 390, height: 360)),
    AssistantFigure(
      name: "assistant-700", title: "The same on a tablet.", size: CGSize(width: 700, height: 300)),
    AssistantFigure(
      name: "assistant-right-to-left", title: "The same from right to left.",
      size: CGSize(width: 320, height: 360), isRightToLeft: true),
    AssistantFigure(
      name: "assistant-large-type", title: "The same with large type.",
      size: CGSize(width: 320, height: 480), category: .accessibilityMedium),
    AssistantFigure(
      name: "assistant-keyboard", title: "A keyboard covers the space, and the question stays.",
      size: CGSize(width: 320, height: 360), keyboardHeight: 120),
  ]

  /// What has happened at each moment since the one before it.
  static let moments: [Moment] = [
    Moment(caption: "It opens at its end") { _, _, _ in },
    Moment(caption: "A question goes to the top") { example, _, _ in example.ask() },
    Moment(caption: "The answer begins") { example, view, figure in
      example.answer(words: 12)
      view.contentInset.bottom = figure.keyboardHeight
    },
    Moment(caption: "It grows into the space") { example, _, _ in example.answer(words: 36) },
    Moment(caption: "It ends, and the question is where it was") { example, view, _ in
      view.contentInset.bottom = 0
      example.answer(words: 100)
    },
    Moment(caption: "Another question goes to the top") { example, _, _ in
      example.ask()
      example.answer(words: 100)
    },
  ]

  /// A step of the conversation.
  struct Moment: Sendable {
    let caption: String
    let happen: @MainActor @Sendable (AssistantExample, UICollectionView, AssistantFigure) -> Void
  }
}
