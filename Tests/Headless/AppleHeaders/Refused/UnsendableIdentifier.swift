// refused: type 'Photo' does not conform to the 'Sendable' protocol
import UIKit

final class Photo: NSObject {
  var title = ""
}

func snapshot() -> NSDiffableDataSourceSnapshot<Int, Photo> { .init() }
