// refused: main actor-isolated class property 'elementKindSectionHeader' can not be referenced
import UIKit

func headerKind() -> String { UICollectionView.elementKindSectionHeader }
