import AlignedList
import UIKit

/// A component that shows words on a rounded background.
struct Words: ListComponent, Hashable {
  enum Style: Hashable {
    case chip(Shade)

    /// Words that may take several lines.
    case speech(Shade)

    /// Words that do something.
    case button
  }

  let text: String
  let style: Style

  init(_ text: String, _ style: Style) {
    self.text = text
    self.style = style
  }

  func makeView() -> Chip { Chip("", LabelStyle()) }

  func configure(_ view: Chip) {
    var style = labelStyle
    style.font = style.font.withSize(
      UIFontMetrics.default.scaledValue(
        for: style.font.pointSize, compatibleWith: view.traitCollection))
    view.show(text, style)
  }

  @MainActor private var labelStyle: LabelStyle {
    switch style {
    case .chip(let shade):
      var style = LabelStyle(shade)
      style.cornerRadius = 15
      style.alignment = .center
      return style
    case .speech(let shade): return LabelStyle(shade)
    case .button:
      var style = LabelStyle(.gray)
      style.color = Shade.blue.text
      style.font = .systemFont(ofSize: 14, weight: .semibold)
      style.background = .clear
      style.alignment = .center
      return style
    }
  }
}

/// A component that shows the title of a section.
struct Title: ListComponent, Hashable {
  let text: String
  let height: CGFloat

  init(_ text: String, height: CGFloat = 32) {
    self.text = text
    self.height = height
  }

  func makeView() -> TitleView { TitleView(frame: .zero) }

  func configure(_ view: TitleView) { view.label.text = text }

  func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width, height: height) }
}
