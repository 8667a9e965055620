import AlignedLayout
import AlignedList
import UIKit

/// Cells of mixed heights in every cell alignment.
public final class HeightsExample: ListExample {
  private let sizes = [
    CGSize(width: 64, height: 32), CGSize(width: 48, height: 72), CGSize(width: 88, height: 48),
    CGSize(width: 56, height: 24), CGSize(width: 72, height: 56), CGSize(width: 104, height: 32),
    CGSize(width: 48, height: 48), CGSize(width: 64, height: 64), CGSize(width: 80, height: 24),
  ]

  public override init() {}

  @ListBuilder override var sections: [ListSection] {
    for alignment in SectionAttributes.CellAlignment.allCases {
      ListSection(alignment) {
        for (index, size) in sizes.enumerated() {
          Block(size: size, shade: Shade.all[index % Shade.all.count])
        }
      }
      .header { Title(".\(alignment)") }
      .attributes(
        SectionAttributes(
          cellAlignment: alignment, cellSpacing: 8, lineSpacing: 12, insets: Insets(top: 12)))
    }
  }
}

/// A cell of a fixed size, which shows its height.
private struct Block: ListComponent, Equatable {
  let size: CGSize
  let shade: Shade

  func makeView() -> Chip { Chip("", LabelStyle()) }

  func configure(_ view: Chip) {
    var style = LabelStyle(shade)
    style.font = .systemFont(ofSize: 12)
    style.margin = CGSize(width: 2, height: 2)
    style.alignment = .center
    view.show("\(Int(size.height))", style)
  }

  func size(fitting width: CGFloat) -> CGSize? { size }
}
