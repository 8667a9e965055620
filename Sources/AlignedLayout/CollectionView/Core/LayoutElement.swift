/// What a view stands for: an element of the content, or what is attached to one.
enum LayoutElement: Sendable {
  case content(ContentLayout.Element)
  case attachment(Attached)

  var host: ContentLayout.Element {
    switch self {
    case .content(let element): element
    case .attachment(let attached): attached.host
    }
  }
}

struct Attached: Sendable {
  let attachment: ViewAttachment
  var host: ContentLayout.Element
}

extension LayoutCore {
  /// Returns where an element stood before a change, or nil if it fades in its place.
  mutating func formerFrame(of new: ContentLayout.Element, in change: AnimatedChange) -> CGRect? {
    guard let old = change.oldElement(of: new), let frame = updates.formerFrame(of: old),
      change.shows(frame, in: change.former.bounds),
      change.keeps(
        old, as: new, in: shown.standing.content,
        fadingChangesOfLines: options.fadesCellsThatChangeLines)
    else { return nil }
    return frame
  }

  /// Returns whether a later measurement may correct the place of a cell that appears.
  mutating func appear(_ position: ContentLayout.CellPosition) -> Bool {
    updates.appear(position, in: standing.frame(ofCellAt: position))
  }
}

extension LayoutClient {
  func isNew(_ attached: Attached, in change: AnimatedChange) -> Bool {
    guard let old = change.oldElement(of: attached.host) else { return true }
    return formerAttachments(of: old, in: change).first(ofKind: attached.attachment.kind) == nil
  }
}
