import AlignedLayout

#if canImport(UIKit)
  import UIKit
#elseif canImport(Foundation)
  import Foundation
#endif

/// The attributes in the article on sizings.
func sizings() -> [SectionAttributes] {
  let tags = SectionAttributes(sizing: .asked(offering: .wholeLine))
  let articles = SectionAttributes(sizing: .selfSizing(estimate: CGSize(width: 320, height: 90)))
  let swatches = SectionAttributes(sizing: .fixed(CGSize(width: 44, height: 44)))
  let photos = SectionAttributes.columns(3, cellHeight: .proportional(1))
  let cards = SectionAttributes.columns(
    minimumWidth: 160, maximumCount: 4, cellHeight: .selfSizing(estimate: 120)
  ).with(cellAlignment: .stretch)
  return [tags, articles, swatches, photos, cards]
}

/// The columns in a comment.
func columnsInComments() -> SectionAttributes {
  let products = SectionAttributes.columns(minimumWidth: 160, maximumCount: 4)
  return products
}
