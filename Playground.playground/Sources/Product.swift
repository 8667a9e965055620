import UIKit

/// A thing that a shop for printers sells.
struct Product: Hashable {
  let name: String
  let price: String
  /// The letters that stand for its picture.
  let sign: String
  let shade: Shade
  /// Whether the product is shown across all columns.
  let isHero: Bool

  init(_ name: String, _ price: String, _ sign: String, _ shade: Shade, isHero: Bool = false) {
    self.name = name
    self.price = price
    self.sign = sign
    self.shade = shade
    self.isHero = isHero
  }
}

extension Product {
  /// The titles and products of the example's sections.
  static let sections: [(title: String, products: [Product])] = [
    (
      "Tools",
      [
        Product("A press for the kitchen table", "480 €", "P", .blue, isHero: true),
        Product("Composing stick", "42 €", "S", .orange),
        Product("Brass rules, two points thick", "18 €", "II", .green),
        Product("Bone folder", "7 €", "b", .purple),
        Product("Brayer", "31 €", "O", .teal),
        Product("Quoins and a key", "26 €", "Q", .pink),
      ]
    ),
    (
      "Paper",
      [
        Product("Laid paper, made by hand", "3 € a sheet", "A2", .teal, isHero: true),
        Product("Card, cream", "12 €", "A6", .orange),
        Product("Envelopes that fit the card", "9 €", "C6", .green),
      ]
    ),
  ]

  /// The products of all sections.
  static let all = sections.flatMap(\.products)
}
