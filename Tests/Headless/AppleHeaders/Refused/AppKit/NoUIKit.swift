// refused: module 'UIKit' is incompatible with feature 'macos'
import UIKit
