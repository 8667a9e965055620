#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import Testing

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

  /// An aligned view that changes, and where its arranged subviews are.
  struct AlignedViewRow: CustomTestStringConvertible, Sendable {
    enum Step: Sendable {
      case change(@MainActor @Sendable (AlignedView) -> Void)
      case resize(CGSize)
      case layOut

      /// The frames of the arranged subviews after a layout: the origins of all or of those from an index on, one
      /// frame, one size, or the left edges.
      case origins([CGPoint], from: Int = 0)
      case frame(Int, CGRect)
      case frameSize(Int, CGSize)
      case lefts([CGFloat])

      /// The frame of any view, or its size. These steps lay out nothing.
      case frameOf(PlatformView, CGRect)
      case sizeOf(PlatformView, CGSize)

      /// The arranged subviews, and their z indices.
      case arranged([PlatformView])
      case zIndices([Int])

      /// The views in the order in which they are read, or nil before a layout.
      case read([PlatformView]?)

      /// The number of items, of those in the group that an item is, and of those that a limit hides.
      case itemCount(Int)
      case groupItemCount(Int, Int)
      case hiddenItemCount(Int)

      /// The size that fits a width, and the intrinsic size.
      case size(width: CGFloat, CGSize)
      case intrinsicSize(CGSize)

      /// Only the width of the intrinsic size, or one length of the size that fits a width.
      case intrinsicWidth(CGFloat)
      case fittingWidth(in: CGFloat = 0, CGFloat)
      case fittingHeight(in: CGFloat, CGFloat)

      /// The size by the view's constraints.
      case compressedSize(CGSize)

      /// The widths that the tags were offered, or only how often they or one of them were asked.
      case offers([[CGFloat]])
      case askCounts([Int])
      case askCount(Int, Int)
    }

    let testDescription: String

    /// Makes the view, and returns the steps that begin with it.
    let script: @MainActor @Sendable () -> (AlignedView, [Step])

    init(_ name: String, script: @escaping @MainActor @Sendable () -> (AlignedView, [Step])) {
      testDescription = name
      self.script = script
    }

    init(
      _ name: String, view: @escaping @MainActor @Sendable () -> AlignedView, _ steps: [Step]
    ) {
      self.init(name) { (view(), steps) }
    }

    /// A row of a view with tags of widths, without gaps between them.
    init(_ name: String, tags widths: [CGFloat], width: CGFloat, _ steps: [Step]) {
      self.init(name) { (AlignedView(tags: widths, width: width), steps) }
    }

    /// Takes the steps, and expects what they say.
    @MainActor
    func expect() {
      let (view, steps) = script()
      for (index, step) in steps.enumerated() {
        switch step {
        case .change(let change): change(view)
        case .resize(let size): view.frame.size = size
        case .layOut: view.layoutIfNeeded()
        default:
          expectSubviews(of: view, step, "step \(index)")
          expectSize(of: view, step, "step \(index)")
        }
      }
    }

    @MainActor
    private func expectSubviews(of view: AlignedView, _ step: Step, _ comment: Comment) {
      switch step {
      case .origins(let origins, let start):
        expectEqual(Array(view.origins.dropFirst(start)), origins, comment)
      case .lefts(let lefts): expectEqual(view.arrangedFrames.map(\.minX), lefts, comment)
      case .frame(let item, let frame): expectEqual(view.arrangedFrames[item], frame, comment)
      case .frameSize(let item, let size):
        expectEqual(view.arrangedFrames[item].size, size, comment)
      case .frameOf(let view, let frame): expectEqual(view.frame, frame, comment)
      case .sizeOf(let view, let size): expectEqual(view.frame.size, size, comment)
      case .arranged(let subviews): expectEqual(view.arrangedSubviews, subviews, comment)
      case .zIndices(let indices):
        expectEqual(view.arrangedSubviews.map { view[$0].zIndex }, indices, comment)
      case .read(let views):
        expectEqual(view.accessibilityElements as? [PlatformView], views, comment)
      case .itemCount(let count): expectEqual(view.items.count, count, comment)
      case .groupItemCount(let item, let count):
        expectEqual(view.items[item].group?.items.count, count, comment)
      case .hiddenItemCount(let count): expectEqual(view.hiddenItemCount, count, comment)
      case .offers(let offers): expectEqual(view.tags.map(\.offers), offers, comment)
      case .askCount(let tag, let count):
        expectEqual(view.tags[tag].offers.count, count, comment)
      case .askCounts(let counts): expectEqual(view.tags.map(\.offers.count), counts, comment)
      default: break
      }
    }

    @MainActor
    private func expectSize(of view: AlignedView, _ step: Step, _ comment: Comment) {
      switch step {
      case .size(let width, let size): expectEqual(view.sizeThatFits(width × 0), size, comment)
      case .fittingWidth(let width, let fitting):
        expectEqual(view.sizeThatFits(width × 0).width, fitting, comment)
      case .fittingHeight(let width, let fitting):
        expectEqual(view.sizeThatFits(width × 0).height, fitting, comment)
      case .intrinsicSize(let size): expectEqual(view.intrinsicContentSize, size, comment)
      case .intrinsicWidth(let width):
        expectEqual(view.intrinsicContentSize.width, width, comment)
      case .compressedSize(let size): expectEqual(view.compressedSize, size, comment)
      default: break
      }
    }
  }

  // MARK: What UIKit and AppKit name differently

  #if canImport(UIKit) && !APPKIT
    extension PlatformView {
      /// The least size that constraints allow.
      var compressedSize: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

      /// Animates changes.
      static func animating(_ changes: @escaping () -> Void) {
        animate(withDuration: 0.3, animations: changes)
      }

      var readsFromRightToLeft: Bool {
        get { semanticContentAttribute == .forceRightToLeft }
        set { semanticContentAttribute = newValue ? .forceRightToLeft : .forceLeftToRight }
      }
    }

    extension UILabel {
      static func words(_ text: String, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
      }
    }
  #else
    extension PlatformView {
      /// The least size that constraints allow.
      var compressedSize: CGSize { fittingSize }

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
