/// A view that is attached to a cell, a header or a footer, such as a badge in its corner.
///
///     let badge = ViewAttachment(
///       kind: "badge", at: .topTrailing, ownPoint: .center, size: CGSize(width: 20, height: 20))
///
/// In a collection view it is a supplementary view of its kind. Its index path is that of its cell or, for a
/// header or footer, that of item 0 of its section. It moves, fades and hides with its host, even while the
/// host is pinned or carried. Its origin is floored to whole pixels. It takes no space on a line, and does not
/// change the content size.
public struct ViewAttachment: Hashable, Sendable {
  /// The kind of supplementary view.
  ///
  /// The attachments of a cell need different kinds. A header, a footer and the first cell of a section share
  /// one index path, so their attachments need different kinds, too. Of several attachments of a kind at one
  /// index path, only the first appears.
  public let kind: String

  /// The point of the host to which the view is attached.
  public let point: AnchorPoint

  /// The point of the view that is placed at the ``point`` of the host.
  ///
  /// By default it is the same point of the view as of the host: a view in the corner of its host lies inside
  /// of it. With ``AnchorPoint/center``, half of the view sticks out of its host. Fractions below 0 or above 1
  /// move the view by fractions of its own size.
  public let ownPoint: AnchorPoint

  /// The distance by which the view is moved, in points: x towards the trailing edge, y downwards.
  public let offset: CGPoint

  /// The size of the view.
  public let size: CGSize

  /// The position of the view in front of its host or, if it is negative, behind it. The default is 1.
  ///
  /// Cells are at 0, footers at 1 and headers at 2, so attachments of cells stand behind pinned headers.
  public let zIndex: Int

  /// Creates an attachment.
  ///
  /// A NaN counts as 0, a number beyond ±1e9 as ±1e9, and a negative width or height as 0.
  public init(
    kind: String, at point: AnchorPoint, ownPoint: AnchorPoint? = nil,
    offset: CGPoint = CGPoint(x: 0, y: 0), size: CGSize, zIndex: Int = 1
  ) {
    self.kind = kind
    self.point = point
    self.ownPoint = ownPoint ?? point
    self.offset = CGPoint(x: offset.x.limited, y: offset.y.limited)
    self.size = CGSize(width: size.width.limitedLength, height: size.height.limitedLength)
    // Added to the position of its host, which must not overflow.
    self.zIndex = Int(Int32(clamping: zIndex))
  }

  // Points and sizes are not hashable where there is no Foundation.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(point)
    hasher.combine(ownPoint)
    hasher.combine(offset.x)
    hasher.combine(offset.y)
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(zIndex)
  }
}

extension SectionAttributes {
  /// The views that are attached to the cells, the header and the footer of a section.
  ///
  ///     SectionAttributes(attachments: .init(ofCells: [badge], reach: 10))
  ///
  /// In a collection view, ``CollectionViewAlignedLayout/attachmentsForItem`` returns those of single cells.
  public struct Attachments: Hashable, Sendable {
    /// The attachments of each cell.
    public let ofCells: [ViewAttachment]

    /// The attachments of the header.
    public let ofHeader: [ViewAttachment]

    /// The attachments of the footer.
    public let ofFooter: [ViewAttachment]

    /// The distance by which attachments may stick out of their hosts.
    ///
    /// Queries look for hosts that far around their rectangle. A view that sticks out further may be missing
    /// where its host is out of sight.
    public let reach: CGFloat

    /// Creates the attachments of a section. A reach that is negative or NaN counts as 0.
    public init(
      ofCells: [ViewAttachment] = [], ofHeader: [ViewAttachment] = [],
      ofFooter: [ViewAttachment] = [], reach: CGFloat = 0
    ) {
      self.ofCells = ofCells
      self.ofHeader = ofHeader
      self.ofFooter = ofFooter
      self.reach = reach.limitedLength
    }
  }

  /// The views that are attached to the section's cells, header and footer, or nil if there are none.
  public var attachments: Attachments? { accessories?.values.attachments }

  /// A copy with other attachments. Pass nil for none.
  public func with(attachments: Attachments?) -> SectionAttributes {
    changingAccessories { $0.attachments = attachments }
  }
}
