import SwiftUI
import UIKit

/// Words on a rounded background.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
struct ChipView: View {
  let text: String
  var shade = Shade.gray
  /// Whether the background is as wide as possible.
  var isWide = false

  var body: some View {
    Text(text)
      .font(.system(size: 14))
      .foregroundStyle(shade.ink)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .frame(maxWidth: isWide ? .infinity : nil)
      .background(shade.fill, in: RoundedRectangle(cornerRadius: 15))
  }
}

/// Words without a background.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
struct NoteView: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.system(size: 14, weight: .semibold))
      .foregroundStyle(Shade.blue.ink)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
  }
}

/// A button that is its words alone.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
struct TextButton: View {
  let text: String
  let action: @MainActor () -> Void

  init(_ text: String, action: @escaping @MainActor () -> Void) {
    self.text = text
    self.action = action
  }

  var body: some View {
    Button(action: action) { NoteView(text: text) }
  }
}

/// The title of a section on a bar, which is opaque, because views scroll below a pinned header.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
struct TitleBar: View {
  let text: String
  var height: CGFloat = 32

  var body: some View {
    Text(text)
      .font(.system(size: 13, weight: .semibold))
      .foregroundStyle(Color(uiColor: UIColor(hex: 0x2C3542)))
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: height, alignment: .leading)
      .background(Color(uiColor: UIColor(hex: 0xF3F5F8)))
      .overlay(alignment: .bottom) { Color.edge.frame(height: 1) }
  }
}

@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
extension Shade {
  /// The color of a background in SwiftUI.
  var fill: Color { Color(uiColor: background) }

  /// The color of text in SwiftUI.
  var ink: Color { Color(uiColor: text) }
}

@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
extension Color {
  /// The color of the edges of cards and bars.
  static let edge = Color(uiColor: UIColor(hex: 0xD5_DA_E1))
}
