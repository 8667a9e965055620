// refused: may have additional unknown values
import UIKit

func leads(_ direction: UIUserInterfaceLayoutDirection) -> Bool {
  switch direction {
  case .leftToRight: true
  case .rightToLeft: false
  }
}
