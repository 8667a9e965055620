import AlignedLayout
import AlignedList
import SwiftUI

/// The filters of `FiltersExample`, as a sheet in SwiftUI.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
public final class FilterSheetExample: ScreenExample {
  public init() {
    super.init(FilterSheet { _ in })
  }
}

@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
struct FilterSheet: View {
  /// What is called with the products that match.
  let show: ([Product]) -> Void

  @State private var chosen: Set<ShopFilter> = []
  @State private var unfolded: Set<String> = []

  var body: some View {
    let matches = Product.assortment.matching(chosen)
    AlignedScreen {
      for group in ShopFilter.groups { section(group.title, of: group.filters) }
      ListFooter {
        NoteView(text: "\(matches.count) of \(Product.assortment.count) match")
          .frame(maxWidth: .infinity)
      }
      ListOverlay("show", at: .showButton) {
        Button(action: { show(matches) }) {
          ChipView(text: "Show \(matches.count) products", shade: .strong, isWide: true)
        }
      }
    }
    .contentInsets(Insets(leading: 16, bottom: 16, trailing: 16))
    .layout { $0.sectionSpacing = 12 }
  }

  private func section(_ title: String, of filters: [ShopFilter]) -> ListSection {
    ListSection(title, of: filters) { filter in
      ListItem(id: filter) {
        ChipView(text: filter.rawValue, shade: chosen.contains(filter) ? .strong : .gray)
      }
      .onSelect { withAnimation { chosen.formSymmetricDifference([filter]) } }
    }
    .header { TitleBar(text: title) }
    .attributes(.chips(areUnfolded: unfolded.contains(title)))
    .overflow { hiddenCount in
      TextButton(hiddenCount > 0 ? "+\(hiddenCount) more" : "Less") {
        withAnimation { unfolded.formSymmetricDifference([title]) }
      }
    }
  }
}
