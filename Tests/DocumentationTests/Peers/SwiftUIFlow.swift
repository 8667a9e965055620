#if canImport(SwiftUI)
  import SwiftUI

  // What an article uses of SwiftUI-Flow, as it is declared there. Nothing is set on lines.

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, *)
  struct HFlow<Content: View>: View {
    let content: Content

    init(
      alignment: VerticalAlignment = .center, itemSpacing: CGFloat? = nil,
      rowSpacing: CGFloat? = nil, justified: Bool = false, distributeItemsEvenly: Bool = false,
      @ViewBuilder content contentBuilder: () -> Content
    ) {
      content = contentBuilder()
    }

    var body: some View { content }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, *)
  extension View {
    func maxLines<Overflow: View>(
      _ limit: Int, @ViewBuilder overflow: @escaping (Int) -> Overflow
    ) -> some View {
      self
    }

    func startInNewLine(_ enabled: Bool = true) -> some View {
      self
    }
  }
#endif
