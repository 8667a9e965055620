#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  final class HostedContent<Content: View>: ItemContent {
    private let view: Content
    private let id: AnyHashable?
    private let attributes: CellAttributes

    init(_ view: Content, id: AnyHashable? = nil, attributes: CellAttributes = .default) {
      self.view = view
      self.id = id
      self.attributes = attributes
      super.init(
        hasSameIdentity: { content, other in
          content.identity != nil && content.identity == other.identity
        },
        isEqual: { content, other in
          guard let content = content as? HostedContent, let other = other as? HostedContent
          else { return false }
          return areEqual(content.view, other.view)
        },
        compare: { _, _, _ in ComparedItems(count: 0, change: []) })
    }

    override var viewType: ObjectIdentifier { ObjectIdentifier(HostedView<Content>.self) }
    override var identity: AnyHashable? { id }
    override var isNumbered: Bool { id == nil }
    override var cellAttributes: CellAttributes { attributes }
    override var measuresItself: Bool { true }

    override func mayEqual(_ other: ItemContent) -> Bool {
      guard let other = other as? HostedContent else { return false }
      return likeness(of: view, to: other.view) != .different
    }

    override func configuration(in context: HostingContext) -> (any UIContentConfiguration)? {
      // By default, a hosting configuration has the system's least size and the margins of the cell
      // (https://developer.apple.com/documentation/swiftui/uihostingconfiguration/minsize(width:height:)).
      UIHostingConfiguration { HostedView(content: view, context: context) }
        .minSize(width: 0, height: 0)
        .margins(.all, 0)
    }

    override func measure(in context: HostingContext, fitting width: CGFloat) {
      let controller = UIHostingController(rootView: HostedView(content: view, context: context))
      _ = controller.sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    override func makeView() -> UIView { HostedViewContainer(frame: .zero) }
    override func configure(_ view: UIView) { (view as? HostedViewContainer)?.show(self) }

    override func size(of view: UIView, fitting width: CGFloat) -> CGSize {
      view.sizeThatFits(CGSize(width: width, height: 0))
    }
  }
#endif
