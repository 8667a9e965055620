#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  /// The collection view of a screen.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  struct ScreenView: UIViewRepresentable {
    let sections: [ListSection]
    let settings: ScreenSettings
    let host: ScreenHost

    func makeCoordinator() -> ScreenHost {
      host
    }

    func makeUIView(context: Context) -> UICollectionView {
      host.makeView()
    }

    func updateUIView(_ view: UICollectionView, context: Context) {
      let transaction = context.transaction
      host.update(
        to: sections, settings, in: context.environment,
        animated: transaction.animation != nil && !transaction.disablesAnimations)
    }

    /// Takes all space that is proposed, as a `List` does.
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UICollectionView, context: Context
    ) -> CGSize? {
      proposal.replacingUnspecifiedDimensions()
    }

    static func dismantleUIView(_ view: UICollectionView, coordinator: ScreenHost) {
      coordinator.dismantle()
    }
  }

  /// A view behind a screen, which is updated when the environment is another one.
  ///
  /// Environments cannot be compared. This view stores nothing that changes, so SwiftUI updates it for the
  /// environment alone, and updates of sections do not touch views that stay equal.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  struct EnvironmentReader: UIViewRepresentable {
    let host: ScreenHost

    func makeUIView(context: Context) -> UIView {
      let view = UIView(frame: .zero)
      view.isHidden = true
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {
      host.follow(context.environment)
    }
  }
#endif
