#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A view with two lines of tags, and “+7” for the others.
  @MainActor
  func makeTagsView(_ labels: [UILabel], more: UILabel) -> AlignedView {
    let tags = AlignedView(arrangedSubviews: labels)
    tags.attributes = SectionAttributes(lineLimit: .lines(2), lineAlignment: .center)
    tags.overflowView = { [more] hiddenCount in
      more.text = "+\(hiddenCount)"
      return more
    }
    return tags
  }
#endif
