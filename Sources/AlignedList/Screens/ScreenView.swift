#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  struct ScreenView: UIViewRepresentable {
    let sections: [ListSection]
    let settings: ScreenSettings
    let environment: EnvironmentValues
    let bindsPosition: Bool
    // As a property of the view. Stored in another value, it would not update the view when it is set.
    @Binding var position: AlignedScrollPosition?
    let host: ScreenHost

    func makeCoordinator() -> ScreenHost { host }
    func makeUIView(context: Context) -> UICollectionView { host.makeView() }

    func updateUIView(_ view: UICollectionView, context: Context) {
      let transaction = context.transaction
      host.update(
        view, to: self,
        animated: transaction.animation != nil && !transaction.disablesAnimations)
    }

    /// Takes all space that is proposed, as a `List` does.
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UICollectionView, context: Context
    ) -> CGSize? {
      proposal.replacingUnspecifiedDimensions()
    }

    static func dismantleUIView(_ view: UICollectionView, coordinator: ScreenHost) {
      coordinator.dismantle(view)
    }
  }

  /// Tells a screen of another environment, and where SwiftUI's safe area is. Environments cannot be compared. This
  /// view stores nothing that changes, so SwiftUI asks for its body for the environment alone, and updates of sections
  /// do not touch views that stay equal.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  struct EnvironmentReader: View {
    let host: ScreenHost
    @Environment(\.self) private var environment

    var body: some View { EnvironmentView(host: host, environment: environment) }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  private struct EnvironmentView: UIViewRepresentable {
    let host: ScreenHost
    let environment: EnvironmentValues

    func makeUIView(context: Context) -> UIView {
      let view = SafeAreaView(frame: .zero)
      view.isHidden = true
      view.isUserInteractionEnabled = false
      view.onLayout = { [weak host] in host?.stay(inside: $0) }
      return view
    }

    func updateUIView(_ view: UIView, context: Context) { host.follow(environment) }
  }

  /// A view that stays in SwiftUI's safe area, and tells of its layout passes.
  private final class SafeAreaView: UIView {
    var onLayout: ((UIView) -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout?(self)
    }
  }
#endif
