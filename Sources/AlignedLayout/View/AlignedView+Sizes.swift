#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  extension AlignedView {
    var group: AlignedGroup {
      get { arranged.group }
      set { arranged.group = newValue }
    }

    func layout(in size: CGSize) -> AlignedGroup.Layout {
      asking { group.layout(in: size, environment) }
    }
  }
#endif
