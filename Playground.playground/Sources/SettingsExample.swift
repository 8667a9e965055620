import AlignedLayout
import UIKit

/// A form of settings: rows of an icon, a title, and a value, a switch or a field.
///
/// A title takes what the other cells leave of its row. On a narrow view, a field takes a second line,
/// and no separator cuts its row in two. All cells size themselves.
public final class SettingsExample: StaticExample, DelegateExample {
  public init() {
    super.init(
      Setting.sections.map { ($0.title, $0.settings.count) }, cells: SettingCell.identifier)
  }

  override func fill(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    (cell as? SettingCell)?.show(setting(at: indexPath))
  }

  public func setUp(_ view: UICollectionView, _ layout: CollectionViewAlignedLayout) {
    layout.defaultSectionAttributes = SectionAttributes(
      sizing: .selfSizing(estimate: CGSize(width: 48, height: 28)), cellAlignment: .center,
      cellSpacing: 8, lineSpacing: 13, insets: Insets(top: 8, bottom: 4),
      lineSeparator: .init(
        kind: SeparatorView.kind, insets: Insets(leading: 36), placement: .forcedBreaks))
    layout.register(SeparatorView.self, forDecorationViewOfKind: SeparatorView.kind)
    view.register(SettingCell.self, forCellWithReuseIdentifier: SettingCell.identifier)
  }

  private func setting(at indexPath: IndexPath) -> Setting {
    Setting.sections[indexPath.section].settings[indexPath.item]
  }
}

// MARK: Delegate

extension SettingsExample {
  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForItemAt indexPath: IndexPath
  ) -> CellAttributes {
    setting(at: indexPath).attributes
  }
}
