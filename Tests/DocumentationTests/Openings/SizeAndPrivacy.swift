import AlignedLayout
import Foundation

/// The engine alone adds the least to an app.
func height(ofTags sizes: [CGSize], width: CGFloat) -> CGFloat {
  ContentLayout(
    width: width, sections: [ContentLayout.Section(cellCount: sizes.count)]
  ) { position, _ in
    sizes[position.cell]
  }.contentSize.height
}
