import AlignedLayout
import SwiftUI
import UIKit

/// An example that is a screen in SwiftUI, in a hosting controller.
///
/// The screen has a layout of its own, whose properties it sets by modifiers. So the properties of the page's layout
/// do not change it.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
@MainActor
public class ScreenExample: Example {
  /// The controller of the view, to be added to the controller around it.
  let controller: UIViewController

  init(_ screen: some View) {
    controller = UIHostingController(rootView: screen)
  }

  public func makeView(
    layout: CollectionViewAlignedLayout, width: CGFloat, height: CGFloat
  ) -> UIView {
    let view: UIView = controller.view
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.backgroundColor = .systemBackground
    return view
  }
}
