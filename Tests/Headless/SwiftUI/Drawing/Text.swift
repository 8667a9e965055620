import UIKit

/// A text. Without a font its letters are 8 points wide, on lines of 20 points. With a font it has the size of
/// a label of UIKit.
public struct Text: Equatable, Sendable {
  private let content: String

  nonisolated public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }
}

extension Text: View, PrimitiveView {
  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    [TextNode(content, environment: environment)]
  }
}

final class TextNode: ViewNode {
  private let content: String
  private let font: UIFont?
  private let lineLimit: Int
  @MainActor private var made: UILabel?

  init(_ content: String, environment: EnvironmentValues) {
    self.content = content
    font = environment.font?.uiFont(in: environment)
    lineLimit = environment.lineLimit ?? 0
    super.init(environment: environment)
  }

  override var text: String? { content }

  override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
    let available = proposal.width ?? .greatestFiniteMagnitude
    guard let font else { return sizeOfLetters(available) }
    let size = font.metrics.size(of: content, width: available, lines: lineLimit, scale: 2)
    return ViewDimensions(
      width: size.width, height: size.height, firstTextBaseline: font.ascender,
      lastTextBaseline: size.height + font.descender)
  }

  private func sizeOfLetters(_ available: CGFloat) -> ViewDimensions {
    let widths = content.split(separator: " ").map { 8 * CGFloat($0.count) }
    var (width, longest, lines): (CGFloat, CGFloat, Int) = (0, 0, 1)
    for word in widths {
      if width > 0, width + 8 + word > available {
        if lines == lineLimit { break }
        lines += 1
        width = word
      } else {
        width += width > 0 ? 8 + word : word
      }
      longest = max(longest, width)
    }
    let height = 20 * CGFloat(lines)
    return ViewDimensions(
      width: longest, height: height, firstTextBaseline: 15, lastTextBaseline: height - 5)
  }

  /// A label. Without a font its letters are small enough for the width that they were measured with.
  @MainActor override var uiView: UIView? {
    if let made { return made }
    let label = UILabel(frame: .zero)
    label.text = content
    let weight = environment.fontWeight?.uiWeight ?? .regular
    label.font = font ?? .systemFont(ofSize: 13, weight: weight)
    label.numberOfLines = lineLimit
    label.textColor = (environment.foreground ?? .primary).uiColor
    label.textAlignment =
      switch environment.multilineTextAlignment {
      case .leading: direction == .rightToLeft ? .right : .left
      case .center: .center
      case .trailing: direction == .rightToLeft ? .left : .right
      }
    made = label
    return label
  }
}
