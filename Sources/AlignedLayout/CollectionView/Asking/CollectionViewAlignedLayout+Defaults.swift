#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The layout's own values, used where no delegate provides others: those of its closures, or
  /// else of its properties.
  extension CollectionViewAlignedLayout {
    func size(forItemAt indexPath: IndexPath, remainingLineSpace: CGFloat) -> CGSize {
      sizeForItem?(indexPath, remainingLineSpace) ?? defaultItemSize
    }

    func attributes(forSectionAt section: Int) -> SectionAttributes {
      attributesForSection?(section) ?? defaultSectionAttributes
    }

    func attributes(forItemAt indexPath: IndexPath) -> CellAttributes {
      attributesForItem?(indexPath) ?? defaultItemAttributes
    }

    /// Whether single cells can have attributes other than the default if no delegate returns them.
    var describesCells: Bool {
      attributesForItem != nil || defaultItemAttributes != .default
    }

    /// Returns a cell's attributes instead of a delegate that does not implement the method.
    func attributes(
      forItemAt indexPath: IndexPath, insteadOf delegate: any CollectionViewDelegateAlignedLayout
    ) -> CellAttributes {
      state.client.delegate(delegate, lacks: .attributes)
      return attributes(forItemAt: indexPath)
    }

    /// Returns a cell's estimated size instead of a delegate that does not implement the method.
    func estimatedSize(
      forItemAt indexPath: IndexPath, insteadOf delegate: any CollectionViewDelegateAlignedLayout
    ) -> CGSize? {
      state.client.delegate(delegate, lacks: .estimatedSize)
      return estimatedSizeForItem?(indexPath)
    }

    /// Returns a delegate's answer about a cell, and whether the delegate itself implements the method
    /// by which it is asked. A delegate may also forward the question to one that does not.
    func answer<Answer>(
      of delegate: any CollectionViewDelegateAlignedLayout, about question: OptionalQuestion,
      asking: () -> Answer
    ) -> (answer: Answer, isDelegates: Bool) {
      state.client.forgetDelegate(without: question)
      let answer = asking()
      return (answer, state.client.answers(delegate, question))
    }

    /// Whether cells may have estimates other than their section's.
    var estimatesItems: Bool {
      if estimatedSizeForItem != nil { return true }
      let delegate = collectionView?.delegate as? any CollectionViewDelegateAlignedLayout
      return delegate.map { state.client.answers($0, .estimatedSize) } ?? false
    }

    func referenceLength(forHeaderInSection section: Int) -> CGFloat {
      referenceLengthForHeader?(section) ?? defaultHeaderLength
    }

    func referenceLength(forFooterInSection section: Int) -> CGFloat {
      referenceLengthForFooter?(section) ?? defaultFooterLength
    }

    /// The size of an overflow view. Without a closure it is zero: there is no view.
    func size(forOverflowInSection section: Int, hiddenItemCount: Int) -> CGSize {
      sizeForOverflow?(section, hiddenItemCount) ?? .zero
    }
  }
#endif
