#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  @testable import AlignedLayout

  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  /// An aligned view, and the changes that a seed makes of it.
  @MainActor
  struct RandomChanges {
    /// The kinds of backgrounds and separators.
    static let kinds = ["card", "hairline"]

    let view: AlignedView
    /// The view that stands for hidden ones.
    let overflow = TestTag()
    /// The views that closures place.
    private(set) var blockTags: [TestTag] = []
    private var random: SplitMix64

    /// A change, and its name for a report.
    private typealias Step = (name: String, change: () -> Void)

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      view = AlignedView(tags: [40, 50, 60], width: 150)
      view.overflowView = { [overflow] hiddenCount in
        overflow.title = "+\(hiddenCount)"
        overflow.answer = Self.sizeOfOverflow(for: hiddenCount)
        return overflow
      }
    }

    static func sizeOfOverflow(for hiddenCount: Int) -> CGSize {
      CGSize(width: CGFloat(10 + 10 * "\(hiddenCount)".count), height: 20)
    }

    /// Makes one change, in an animation or not.
    ///
    /// - Returns: the name of the change.
    mutating func change() -> String {
      let step = step
      switch Int.random(in: 0..<3, using: &random) {
      case 0: step.change()
      case 1:
        step.change()
        PlatformView.animating { [view] in view.layoutIfNeeded() }
      default:
        PlatformView.animating { [view] in
          step.change()
          view.layoutIfNeeded()
        }
      }
      return step.name
    }

    private var step: Step {
      mutating get {
        let subviews = view.arrangedSubviews
        guard !subviews.isEmpty else { return stepThatAdds }
        guard subviews.count < 20 else {
          return (
            "fewer subviews", { [view] in view.setArrangedSubviews(Array(subviews.prefix(5))) }
          )
        }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return stepThatAdds
        case 1: return stepOfSubview(random.pick(subviews))
        case 2: return stepOfItem(of: random.pick(subviews))
        case 3: return stepOfView
        default: return stepOfSizes
        }
      }
    }

    private var tag: TestTag {
      mutating get {
        TestTag(CGSize(width: random.length(5...90), height: random.length(5...40)))
      }
    }

    // MARK: Subviews

    private var stepThatAdds: Step {
      mutating get {
        let (view, tag) = (view, tag)
        let index = Int.random(in: 0...view.items.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return ("add", { view.addArrangedSubview(tag) })
        case 1: return ("insert", { view.insertArrangedSubview(tag, at: index) })
        case 2:
          let group = AlignedGroup(
            attributes: random.happens(onceIn: 2) ? SectionAttributes() : decorated,
            padding: Insets(2), items: [AlignedItem(tag), AlignedItem(self.tag)])
          return ("group", { view.items.insert(AlignedItem(group), at: index) })
        default:
          let other = self.tag
          blockTags += [tag, other]
          return (
            "block",
            {
              for tag in [tag, other] { view.addSubview(tag) }
              view.items.insert(Self.block(of: tag, other), at: index)
            }
          )
        }
      }
    }

    /// Returns an item of two views beside each other.
    private static func block(of first: TestTag, _ second: TestTag) -> AlignedItem {
      AlignedItem { pass in
        let first = pass.place(first, at: .zero, fitting: pass.width)
        let second = pass.place(
          second, at: CGPoint(x: first.maxX, y: 0), fitting: pass.width - first.maxX)
        return CGSize(width: second.maxX, height: max(first.maxY, second.maxY))
      }
    }

    private mutating func stepOfSubview(_ subview: PlatformView) -> Step {
      let (view, tag) = (view, tag)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return ("remove entirely", { subview.removeFromSuperview() })
      case 1: return ("remove", { view.removeArrangedSubview(subview) })
      case 2: return ("hide", { subview.isHidden.toggle() })
      case 3: return ("move", { view.insertArrangedSubview(subview, at: 0) })
      case 4:
        let kept = view.arrangedSubviews.filter { _ in !random.happens(onceIn: 3) }
        return ("set", { view.setArrangedSubviews(kept + [tag]) })
      default:
        let index = Int.random(in: view.items.indices, using: &random)
        return ("remove item", { view.items.remove(at: index) })
      }
    }

    private mutating func stepOfItem(of subview: PlatformView) -> Step {
      let view = view
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        let attributes = random.cell(.tame).attributes
        return ("attributes of a subview", { view[subview].attributes = attributes })
      case 1:
        let zIndex = random.pick([-1, 0, 1])
        return ("z index", { view[subview].zIndex = zIndex })
      default:
        let height = random.pick([AlignedItem.Height.asked, .remaining, .remaining(weight: 2)])
        return ("height", { view[subview].height = height })
      }
    }

    // MARK: The view

    private var decorated: SectionAttributes {
      SectionAttributes(
        backgrounds: [.init(kind: "card", insets: Insets(-2))],
        lineSeparator: .init(kind: "hairline", thickness: 1))
    }

    private var stepOfView: Step {
      mutating get {
        let view = view
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          let axis = random.pick([ContentLayout.Axis.vertical, .vertical, .horizontal])
          return ("axis", { view.axis = axis })
        case 1:
          let padding = Insets(CGFloat(random.length(0...5)))
          return ("padding", { view.padding = padding })
        case 2:
          let isRightToLeft = random.happens(onceIn: 2)
          return ("direction", { view.readsFromRightToLeft = isRightToLeft })
        case 3:
          let decorationView: ((String) -> PlatformView)? =
            random.happens(onceIn: 4) ? nil : { Self.decoration(of: $0) }
          return ("decorations", { view.decorationView = decorationView })
        default:
          let attributes = attributes
          return ("attributes", { view.attributes = attributes })
        }
      }
    }

    private static func decoration(of kind: String) -> PlatformView {
      let view = TestTag()
      view.title = kind
      return view
    }

    private var attributes: SectionAttributes {
      mutating get {
        let isDecorated = random.happens(onceIn: 2)
        return SectionAttributes(
          lineLimit: random.pick([
            .unlimited, .lines(1), .lines(2), .expanded, .expanded(from: .lines(2)),
          ]),
          lineAlignment: random.pick(SectionAttributes.LineAlignment.allCases),
          cellAlignment: random.pick([.top, .center, .stretch]),
          backgrounds: isDecorated ? decorated.backgrounds : [],
          lineSeparator: isDecorated ? decorated.lineSeparator : nil)
      }
    }

    private var stepOfSizes: Step {
      mutating get {
        let view = view
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          let width = random.pick([CGFloat(0), 30, 100, 150, 400])
          return ("width", { view.frame.size.width = width })
        case 1:
          let height = random.pick([CGFloat(0), 40, 100, 300])
          return ("height of the view", { view.frame.size.height = height })
        case 2: return ("sizes", { view.invalidateSizes() })
        case 3:
          let width = CGFloat(random.length(0...300))
          return ("question", { _ = view.sizeThatFits(CGSize(width: width, height: 0)) })
        case 4: return ("question of Auto Layout", { _ = view.intrinsicContentSize })
        default:
          let answer = CGSize(width: random.length(5...90), height: 20)
          let tag = random.pick(view.subviews.compactMap { $0 as? TestTag })
          return (
            "answer",
            {
              tag.answer = answer
              tag.invalidateAlignedSize()
            }
          )
        }
      }
    }
  }
#endif
