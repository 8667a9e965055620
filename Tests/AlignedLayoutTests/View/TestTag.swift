#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  @testable import AlignedLayout

  #if canImport(UIKit) && !APPKIT
    import UIKit

    typealias ViewWithSize = UIView
  #else
    import AppKit

    /// AppKit asks only controls for the size that they need in a width.
    typealias ViewWithSize = NSControl
  #endif

  /// A view that returns a size, and records what it is asked and where it is placed.
  final class TestTag: ViewWithSize {
    /// The size that the view returns.
    var answer: CGSize

    /// What distinguishes the view from others.
    var title = ""

    /// The widths that the view was offered.
    private(set) var offers: [CGFloat] = []

    /// The changes of the view's center and alpha, and whether each was animated.
    private(set) var changes: [Change] = []

    struct Change: Equatable {
      var center: CGPoint?
      var alpha: CGFloat?
      let isAnimated: Bool
    }

    init(_ answer: CGSize = CGSize(width: 50, height: 20)) {
      self.answer = answer
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      answer = CGSize(width: 50, height: 20)
      super.init(coder: coder)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      offers.append(size.width)
      return answer
    }

    override var frame: CGRect {
      didSet {
        let center = CGPoint(x: frame.midX, y: frame.midY)
        changes.append(Change(center: center, isAnimated: Self.isInAnimation))
      }
    }

    #if canImport(UIKit) && !APPKIT
      override var alpha: CGFloat {
        didSet { changes.append(Change(alpha: alpha, isAnimated: Self.isInAnimation)) }
      }
    #else
      override var alphaValue: CGFloat {
        didSet { changes.append(Change(alpha: alphaValue, isAnimated: Self.isInAnimation)) }
      }
    #endif

    func forgetRecords() {
      offers = []
      changes = []
    }
  }

  extension AlignedView {
    /// Creates a view with tags of widths, without gaps between them.
    convenience init(tags widths: [CGFloat], width: CGFloat) {
      self.init(
        arrangedSubviews: widths.map { TestTag(CGSize(width: $0, height: 20)) },
        attributes: SectionAttributes(cellSpacing: 0, lineSpacing: 0))
      frame = CGRect(x: 0, y: 0, width: width, height: 100)
    }

    var tags: [TestTag] {
      arrangedSubviews.compactMap { $0 as? TestTag }
    }

    /// The frames of the arranged subviews, laid out.
    var arrangedFrames: [CGRect] {
      layoutIfNeeded()
      return arrangedSubviews.map(\.frame)
    }

    /// The origins of the arranged subviews, laid out.
    var origins: [CGPoint] {
      arrangedFrames.map(\.origin)
    }
  }

  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x, y: y)
  }

  // MARK: What UIKit and AppKit name differently

  #if canImport(UIKit) && !APPKIT
    extension PlatformView {
      /// Animates changes.
      static func animating(_ changes: @escaping () -> Void) {
        animate(withDuration: 0.3, animations: changes)
      }

      var readsFromRightToLeft: Bool {
        get { semanticContentAttribute == .forceRightToLeft }
        set { semanticContentAttribute = newValue ? .forceRightToLeft : .forceLeftToRight }
      }
    }
  #else
    extension PlatformView {
      /// Animates changes.
      static func animating(_ changes: @escaping () -> Void) {
        NSAnimationContext.runAnimationGroup { context in
          context.duration = 0.3
          context.allowsImplicitAnimation = true
          changes()
        }
      }

      var readsFromRightToLeft: Bool {
        get { userInterfaceLayoutDirection == .rightToLeft }
        set { userInterfaceLayoutDirection = newValue ? .rightToLeft : .leftToRight }
      }
    }
  #endif
#endif
