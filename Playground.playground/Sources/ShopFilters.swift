import AlignedLayout
import AlignedList

/// A line of filters, which unfolds by itself.
struct ShopFilters: ListPart {
  let chosen: Set<ShopFilter>
  let toggle: @MainActor (ShopFilter) -> Void
  @ListState private var isUnfolded = false

  var body: [ListSection] {
    ListSection("filters") {
      for filter in ShopFilter.allCases {
        Words(filter.rawValue, .chip(chosen.contains(filter) ? .strong : .gray))
          .id(filter)
          .onSelect { toggle(filter) }
      }
    }
    .attributes(.chips(areUnfolded: isUnfolded))
    .overflow { hiddenCount in
      Words(hiddenCount > 0 ? "+\(hiddenCount) more" : "Less", .button)
        .onSelect { isUnfolded.toggle() }
    }
  }
}

extension SectionAttributes {
  /// A line of filters, or all of them on several lines.
  static func chips(areUnfolded: Bool) -> SectionAttributes {
    SectionAttributes(
      lineLimit: areUnfolded ? .expanded(from: .lines(1)) : .lines(1),
      cellSpacing: 8, lineSpacing: 8, insets: Insets(top: 12))
  }
}

extension FloatingPlacement {
  /// A button along the bottom of a sheet.
  static let showButton = FloatingPlacement(
    .bottom, insets: Insets(leading: 16, bottom: 16, trailing: 16), width: .fraction(1),
    coverage: .counted)
}

/// What a person may look for. Products match all filters that are chosen.
enum ShopFilter: String, CaseIterable {
  case tools = "Tools"
  case paper = "Paper"
  case cheap = "Under 10 €"
  case new = "New"
  case used = "Second-hand"
  case rented = "For rent"
  case orange = "Orange"
  case green = "Green"
  case teal = "Teal"

  /// The titles and filters of a sheet's sections.
  static let groups: [(title: String, filters: [ShopFilter])] = [
    ("Kinds", [.tools, .paper, .cheap, .new, .used, .rented]),
    ("Shades", [.orange, .green, .teal]),
  ]

  /// The color of the filter while it is not chosen.
  var shade: Shade {
    switch self {
    case .orange: .orange
    case .green: .green
    case .teal: .teal
    case .tools, .paper, .cheap, .new, .used, .rented: .blue
    }
  }

  func matches(_ product: Product) -> Bool {
    switch self {
    case .tools: Product.sections[0].products.contains { product.name.hasPrefix($0.name) }
    case .paper: Product.sections[1].products.contains { product.name.hasPrefix($0.name) }
    case .cheap: (Int(product.price.prefix { $0.isNumber }) ?? 0) < 10
    case .new: !ShopFilter.used.matches(product) && !ShopFilter.rented.matches(product)
    case .used: product.name.hasSuffix("second-hand")
    case .rented: product.name.hasSuffix("for rent")
    case .orange: product.shade == .orange
    case .green: product.shade == .green
    case .teal: product.shade == .teal
    }
  }
}

extension [Product] {
  /// Returns the products that match all filters.
  func matching(_ filters: Set<ShopFilter>) -> [Product] {
    filter { product in filters.allSatisfy { $0.matches(product) } }
  }
}

extension Product {
  /// All products, each new, second-hand and for rent.
  static let assortment = ["", ", second-hand", ", for rent"].flatMap { kind in
    all.map { Product($0.name + kind, $0.price, $0.sign, $0.shade) }
  }

  /// What is delivered while the shop is open.
  static let deliveries = [
    Product("Bone folder, the long one", "11 €", "B", .pink),
    Product("Envelopes that fit nothing else", "2 €", "?", .teal),
  ]
}
