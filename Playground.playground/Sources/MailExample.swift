import AlignedLayout
import AlignedList
import UIKit

/// A mail box with a section for each day on which threads are to be answered.
///
/// Swipe a thread to the left to archive it, to the right to mark it, drag its grip to put it off to another
/// day, tap it to read it, and press it long for a menu.
public final class MailExample: ListExample {
  private var days = MailDay.all
  private var archive: [Mail] = []
  private var openMail: Int?

  public override init() {}

  @ListBuilder override var sections: [ListSection] {
    for day in days {
      ListSection(day.id, of: day.mails) { mail in
        MailRow(mail: mail, isOpen: mail.id == openMail)
          .onDisplay { [weak self] cell in cell.delegate = self }
          .contextMenu { [weak self] in self?.menu(for: mail, in: day.id) }
      }
      .onSelect(of: day.mails) { [weak self] in self?.open($0) }
      .onReorder(of: day.mails, inGroup: "mails") { [weak self] mails in
        self?.set(mails, in: day.id)
        self?.update()
      }
      .header { Title(title(of: day)) }
      .whenEmpty { Words("Nothing to answer", .button) }
      .attributes(.columns(1).with(lineSpacing: 1))
      .lineSeparator(SeparatorView.self, insets: Insets(leading: 20))
    }
    if !archive.isEmpty {
      ListSection("archive") {
        Words("Bring back \(archive.count) from the archive", .button)
          .onSelect { [weak self] in self?.restore() }
      }
    }
  }

  private func title(of day: MailDay) -> String {
    let count = day.mails.filter(\.isUnread).count
    return count == 0 ? day.id : "\(day.id), \(count) unread"
  }

  private func menu(for mail: Mail, in day: String) -> UIMenu {
    UIMenu(
      children: [
        UIAction(title: mail.isUnread ? "Mark as read" : "Mark as unread") { [weak self] _ in
          self?.change(mail) { $0.isUnread.toggle() }
        },
        UIAction(title: "Archive") { [weak self] _ in self?.archive(mail) },
      ]
        + days.filter { $0.id != day }.map { other in
          UIAction(title: "Put off to: \(other.id)") { [weak self] _ in
            self?.move(mail, to: other.id)
          }
        })
  }

  // MARK: Changes

  private func open(_ mail: Mail) {
    openMail = openMail == mail.id ? nil : mail.id
    change(mail) { $0.isUnread = false }
  }

  private func change(_ mail: Mail, _ change: (inout Mail) -> Void) {
    for day in days.indices {
      for index in days[day].mails.indices where days[day].mails[index].id == mail.id {
        change(&days[day].mails[index])
      }
    }
    update()
  }

  private func remove(_ mail: Mail) {
    for day in days.indices { days[day].mails.removeAll { $0.id == mail.id } }
  }

  private func archive(_ mail: Mail) {
    remove(mail)
    archive.append(mail)
    update()
  }

  private func restore() {
    days[0].mails += archive
    archive = []
    update()
  }

  private func move(_ mail: Mail, to day: String) {
    remove(mail)
    set((days.first { $0.id == day }?.mails ?? []) + [mail], in: day)
    update()
  }

  private func set(_ mails: [Mail], in day: String) {
    for index in days.indices where days[index].id == day { days[index].mails = mails }
  }
}

extension MailExample: SwipeCellDelegate {
  func swipeCell(_ cell: SwipeCell, wasSwipedTo side: SwipeCell.Side) {
    guard let path = list?.collectionView?.indexPath(for: cell),
      let mail = list?.component(at: path, as: MailRow.self)?.mail
    else { return }
    if side == .left { archive(mail) } else { change(mail) { $0.isUnread.toggle() } }
  }

  func swipeCell(_ cell: SwipeCell, isMovedBy finger: FingerRecognizer) {
    guard let view = list?.collectionView else { return }
    switch finger.state {
    case .began:
      if let path = view.indexPath(for: cell) {
        _ = view.beginInteractiveMovementForItem(at: path)
      }
    case .changed: view.updateInteractiveMovementTargetPosition(finger.location(in: view))
    case .ended: view.endInteractiveMovement()
    default: view.cancelInteractiveMovement()
    }
  }
}
