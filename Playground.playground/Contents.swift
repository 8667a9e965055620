import AlignedLayout
import PlaygroundSupport
import UIKit

// Choose an example: TagsExample(), TextsExample(), ChatExample(), BubblesExample(), AssistantExample(),
// DialogueExample(), AlignmentsExample(), FormExample(), SettingsExample(), ProductsExample(), ShelfExample(),
// TagBarExample(), ArticlesExample(), ArrangementsExample(), PhotosExample(), FeedExample(), ShopExample(),
// FiltersExample(), TimetableExample() or MailExample(). In SwiftUI there are ShopScreenExample(),
// ChatScreenExample() and FilterSheetExample(), which set the properties of their layouts themselves.
let example = TagsExample()

// The width of the live view, in points.
let width: CGFloat = 375

// The layout uses these properties where the example's delegate implements no method. Change them, or
// the example in Sources, and run the page again.
let layout = CollectionViewAlignedLayout()
layout.contentInsets = Insets(leading: 16, bottom: 16, trailing: 16)
layout.sectionSpacing = 12
layout.defaultHeaderLength = 32

PlaygroundPage.current.liveView = example.makeView(layout: layout, width: width)
