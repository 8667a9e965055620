/// What a view stands for: an element of the content, or what is attached to one.
enum LayoutElement: Sendable {
  case content(ContentLayout.Element)
  case attachment(Attached)

  /// The element with which the view moves.
  var host: ContentLayout.Element {
    switch self {
    case .content(let element): element
    case .attachment(let attached): attached.host
    }
  }
}

/// A view that is attached to an element.
struct Attached: Sendable {
  let attachment: ViewAttachment
  var host: ContentLayout.Element
}

// Animated changes.
extension LayoutCore {
  /// Returns where an element stood before a change, or nil if it fades in its place.
  mutating func formerFrame(
    of new: ContentLayout.Element, in change: AnimatedChange
  ) -> CGRect? {
    guard let old = change.oldElement(of: new), let frame = updates.formerFrame(of: old),
      change.shows(frame),
      change.keeps(
        old, as: new, in: shown.standing.content,
        fadingChangesOfLines: options.fadesCellsThatChangeLines)
    else { return nil }
    return frame
  }

  /// Returns where an element of the former content stood before a change that is animated, or nil.
  mutating func frame(beforeChange old: ContentLayout.Element) -> CGRect? {
    updates.formerFrame(of: old)
  }

  /// Records that a cell appears, transparent, where it stands now.
  ///
  /// - Returns: whether a later measurement may correct its place.
  mutating func appear(_ position: ContentLayout.CellPosition) -> Bool {
    updates.appear(position, in: standing.frame(ofCellAt: position))
  }
}

extension LayoutClient {
  /// Returns whether an attachment is not on its host before a change.
  func isNew(_ attached: Attached, in change: AnimatedChange) -> Bool {
    guard let old = change.oldElement(of: attached.host) else { return true }
    return formerAttachments(of: old, in: change).first(ofKind: attached.attachment.kind) == nil
  }
}
