import AlignedLayout
import AlignedList
import UIKit

/// A sheet of filters in sections that unfold, above a button with the number of products that match.
public final class FiltersExample: ListExample {
  /// What is called with the products that match.
  var show: @MainActor ([Product]) -> Void = { _ in }

  private var chosen: Set<ShopFilter> = []
  private var unfolded: Set<String> = []

  public override init() {}

  @ListBuilder override var sections: [ListSection] {
    let matches = Product.assortment.matching(chosen)
    for group in ShopFilter.groups { section(group.title, of: group.filters) }
    ListFooter { Words("\(matches.count) of \(Product.assortment.count) match", .button) }
    ListOverlay("show", at: .showButton) {
      Words("Show \(matches.count) products", .chip(.strong))
        .onSelect { [weak self] in self?.show(matches) }
    }
  }

  private func section(_ title: String, of filters: [ShopFilter]) -> ListSection {
    ListSection(title, of: filters) { filter in
      Words(filter.rawValue, .chip(chosen.contains(filter) ? .strong : filter.shade))
        .id(filter)
        .onSelect { [weak self] in self?.toggle(filter) }
    }
    .header { Title(title) }
    .attributes(.chips(areUnfolded: unfolded.contains(title)))
    .overflow { [weak self] hiddenCount in
      Words(hiddenCount > 0 ? "+\(hiddenCount) more" : "Less", .button)
        .onSelect { self?.unfold(title) }
    }
  }

  // MARK: What people do

  private func toggle(_ filter: ShopFilter) {
    chosen.formSymmetricDifference([filter])
    update()
  }

  private func unfold(_ title: String) {
    unfolded.formSymmetricDifference([title])
    update()
  }
}
