#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  extension AlignedItem {
    /// The way in which a view is asked for its size.
    public enum Measurement: Hashable, Sendable {
      /// The view is asked by `sizeThatFits(_:)`, with the width that it is offered and no limit of the height.
      /// If lines run from the top, it is asked with the height that it is offered and no limit of the width.
      case sizeThatFits

      /// The view is asked by `systemLayoutSizeFitting(_:)` for the smallest size that its constraints allow.
      /// If that is too wide, it is asked once more, with the offered width as a requirement. If lines run from
      /// the top, the same goes for the height. With AppKit, the view is asked for its `fittingSize`.
      case systemLayoutSizeFitting

      /// Returns the size of a view for the width that it is offered. For a width of 0 or less, the size is
      /// zero.
      @MainActor
      public func size(of view: PlatformView, fitting width: CGFloat) -> CGSize {
        size(of: view, offered: CGSize(width: width, height: .unlimitedLength))
      }

      @MainActor
      fileprivate func size(of view: PlatformView, offered offer: CGSize) -> CGSize {
        // A label takes a width of 0 for no limit.
        guard offer.width > 0, offer.height > 0 else { return .zero }
        switch self {
        case .sizeThatFits:
          let height = offer.height.isUnlimited ? .greatestFiniteMagnitude : offer.height
          return view.ownSize(fitting: CGSize(width: offer.width, height: height))
        case .systemLayoutSizeFitting: return view.sizeOfConstraints(fitting: offer)
        }
      }
    }

    /// Creates an item from a view.
    ///
    /// While the view is hidden, it takes no room. The baselines of a label are those of its text, and those of
    /// an aligned view are those of its first and last line. For other views, set ``baselines``.
    ///
    /// - Parameters:
    ///   - view: the view. Its bounds and its center are set, so it may be transformed.
    ///   - attributes: the attributes of the view on its line.
    ///   - measurement: the way in which the view is asked for its size. `PlatformView`'s own `sizeThatFits(_:)`
    ///     returns the size that the view has, so override it, or choose another way.
    @MainActor
    public init(
      _ view: PlatformView, attributes: CellAttributes = .default,
      measuredBy measurement: Measurement = .sizeThatFits
    ) {
      self.init(
        ItemSettings(attributes: attributes, of: view) { measurement.size(of: view, offered: $0) })
    }

    /// Creates an item from a view whose size a closure returns for the width that it is offered.
    @MainActor
    public init(
      _ view: PlatformView, attributes: CellAttributes = .default,
      size: @escaping (_ width: CGFloat) -> CGSize
    ) {
      self.init(ItemSettings(attributes: attributes, of: view) { size($0.width) })
    }

    /// Creates an item that shows a text in a label, which wraps in the width that it is offered. To change the
    /// text, set that of the ``view``, and call ``invalidateSize()``.
    ///
    ///     row.items = [AlignedItem("Wi-Fi"), AlignedItem(image)]
    @MainActor
    public init(_ text: String, attributes: CellAttributes = .default) {
      #if canImport(UIKit) && !APPKIT
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
      #else
        let label = NSTextField(wrappingLabelWithString: text)
      #endif
      self.init(label, attributes: attributes)
    }

    #if canImport(UIKit) && !APPKIT
      /// Creates an item that shows an image in its own size.
      @MainActor
      public init(_ image: UIImage, attributes: CellAttributes = .default) {
        self.init(UIImageView(image: image), attributes: attributes)
      }
    #endif

    /// Creates an item from a layer of a size, which is also its size on the line.
    ///
    /// The layer takes no room while it is hidden. Core Animation animates its moves, unless a
    /// transaction disables that.
    @MainActor
    public init(_ layer: CALayer, attributes: CellAttributes = .default, size: CGSize) {
      self.init(
        ItemSettings(
          attributes: attributes,
          size: { _ in size },
          place: { if layer.frame != $0 { layer.frame = $0 } },
          isHidden: { layer.isHidden },
          object: layer))
    }

    /// The view that the item places, or nil if it places something else.
    public var view: PlatformView? {
      object as? PlatformView
    }
  }

  extension ItemSettings {
    @MainActor
    fileprivate init(
      attributes: CellAttributes, of view: PlatformView,
      size: @escaping (_ offer: CGSize) -> CGSize
    ) {
      let alignedView = view as? AlignedView
      self.init(
        attributes: attributes,
        asksForEveryOffer: view is LayoutPassView && alignedView == nil,
        size: size,
        place: { view.stand(in: $0) },
        ownBaselines: { alignedView?.layout(in: $0).baselines ?? view.textBaselines(atSize: $0) },
        ownLastLineWidth: alignedView.map { view in { view.layout(in: $0).lastLineWidth } },
        isHidden: { view.isHidden },
        object: view,
        groupOfView: alignedView.map { view in { view.group } })
    }
  }
#endif
