#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A question that the layout, or the collection view for it, asks the data source or the
  /// delegate.
  enum Question: Hashable {
    case sectionCount
    case itemCount(section: Int)
    case section(Int)
    case header(Int)
    case footer(Int)
    case attributes(IndexPath)
    case size(IndexPath)
    case overflow(Int, hiding: Int)
  }

  extension [Question] {
    /// The cells whose sizes were asked for, in order. A cell that wraps is asked twice, and counts
    /// once.
    var sizes: [IndexPath] {
      compactMap { if case .size(let path) = $0 { path } else { nil } }
        .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// The cells whose attributes were asked for, in order.
    var attributes: [IndexPath] {
      compactMap { if case .attributes(let path) = $0 { path } else { nil } }
    }

    /// The sections whose attributes were asked for, in order.
    var sections: [Int] {
      compactMap { if case .section(let section) = $0 { section } else { nil } }
    }

    /// Returns the numbers of hidden items for which the size of an overflow view was asked, in
    /// order.
    func overflows(inSection section: Int = 0) -> [Int] {
      compactMap {
        if case .overflow(section, let hiddenItemCount) = $0 { hiddenItemCount } else { nil }
      }
    }

    /// The number of times the data source was asked for a count.
    var counts: Int {
      count {
        switch $0 {
        case .sectionCount, .itemCount: true
        default: false
        }
      }
    }

    /// The questions that went to the delegate.
    var toDelegate: [Question] {
      filter {
        switch $0 {
        case .sectionCount, .itemCount: false
        default: true
        }
      }
    }
  }
#endif
