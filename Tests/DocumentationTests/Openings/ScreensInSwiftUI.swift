#if canImport(SwiftUI) && canImport(UIKit)
  import AlignedLayout
  import AlignedList
  import SwiftUI

  struct ScreenTag: Identifiable {
    let id: Int
    let name: String
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  struct TagScreen: View {
    let tags: [ScreenTag]

    var body: some View {
      AlignedScreen(tags, attributes: SectionAttributes(lineAlignment: .center)) { tag in
        Text(tag.name)
      }
    }
  }
#endif
