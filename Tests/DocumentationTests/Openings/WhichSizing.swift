import AlignedLayout
import Foundation

enum Sizings {
  static let tags = SectionAttributes(sizing: .asked(offering: .wholeLine))
  static let articles = SectionAttributes(
    sizing: .selfSizing(estimate: CGSize(width: 320, height: 90)))
  static let swatches = SectionAttributes(sizing: .fixed(CGSize(width: 44, height: 44)))
  static let photos = SectionAttributes.columns(3, cellHeight: .proportional(1))
  static let cards = SectionAttributes.columns(
    minimumWidth: 160, maximumCount: 4, cellHeight: .selfSizing(estimate: 120)
  ).with(cellAlignment: .stretch)
}
