// Views that are attached to cells, headers and footers. They are found by their hosts.
extension LayoutClient {
  /// Returns the attachments of an element. Those of a cell are asked for once in a version of the content.
  func attachments(of element: ContentLayout.Element) -> [ViewAttachment] {
    guard case .cell(let position) = element, core.attachments.areAsked
    else { return core.content.attachments(ofHost: element) }
    core.attachments.turn(to: core.shown.version)
    if let known = core.attachments[position] { return known }
    // The client must not be asked for items that it may not have any more.
    guard core.isUpToDate, let answer = attachments(ofItemAt: position) else { return [] }
    core.attachments.learn(answer, of: position)
    return answer
  }

  /// Asks for what a query needs to know. A query that only reads can then make all attributes.
  func askForAttachments(of placed: [ContentLayout.PlacedElement]) {
    guard core.attachments.areAsked else { return }
    for element in placed.map(\.element) {
      guard let path = element.pathOfAttachments else { continue }
      if case .cell = element {
        _ = attachments(of: element)
      } else if !core.content.attachments(ofHost: element).isEmpty {
        // Views of the first cell have the same index path, and come first.
        for host in core.content.hosts(at: path) { _ = attachments(of: host) }
      }
    }
  }

  func attachment(ofKind kind: String, at path: ContentLayout.CellPosition) -> Attached? {
    for host in core.content.hosts(at: path) {
      if let attachment = attachments(of: host).first(ofKind: kind) {
        return Attached(attachment: attachment, host: host)
      }
    }
    return nil
  }

  /// Returns what an animated change finds at an index path.
  func formerAttachment(ofKind kind: String, at path: ContentLayout.CellPosition) -> Attached? {
    guard let change = core.updates.animatedChange else { return nil }
    for host in change.former.content.hosts(at: path) {
      if let attachment = formerAttachments(of: host, in: change).first(ofKind: kind),
        change.former.frame(of: host) != nil
      {
        return Attached(attachment: attachment, host: host)
      }
    }
    return nil
  }

  func formerAttachments(
    of old: ContentLayout.Element, in change: AnimatedChange
  ) -> [ViewAttachment] {
    guard case .updates = change.cause else { return attachments(of: old) }
    guard case .cell(let position) = old, core.attachments.areAsked
    else { return change.former.content.attachments(ofHost: old) }
    core.attachments.turn(to: core.shown.version)
    return core.attachments.former(position)
  }

  func hosts(
    ofAttachmentsOfKind kind: String, replacedOn side: AnimatedChange.Side
  ) -> [ContentLayout.Element] {
    guard let change = core.updates.animatedChange,
      core.attachments.mayExist(in: core.content)
        || change.former.content.sections.attachmentReach != nil
    else { return [] }
    let (former, bounds) = (change.former, view.bounds)
    let old = former.standing.hosts(in: former.bounds, former.pinning).filter {
      formerAttachments(of: $0, in: change).first(ofKind: kind) != nil
    }
    let new = core.standing.hosts(in: bounds, core.pinning(in: bounds)).filter {
      attachments(of: $0).first(ofKind: kind) != nil
    }
    let replaced = change.replacedHosts(among: old, and: new)
    return side == .former ? replaced.former : replaced.present
  }
}

extension StandingContent {
  fileprivate func hosts(
    in bounds: CGRect, _ pinning: ContentLayout.Pinning?
  ) -> [ContentLayout.Element] {
    let reach = content.sections.attachmentReach ?? 0
    let area = bounds.insetBy(dx: -reach, dy: -reach)
    return elements(in: area, pinning: pinning).map(\.element)
      .filter { $0.pathOfAttachments != nil }
  }
}
