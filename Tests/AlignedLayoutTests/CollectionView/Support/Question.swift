#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What a layout, or the collection view on its behalf, asked the client.
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
    /// The cells asked for their sizes, in order; one that moves to the next line is asked twice.
    var sizes: [IndexPath] {
      compactMap { if case .size(let path) = $0 { path } else { nil } }
        .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// The cells asked for their attributes, in order.
    var attributes: [IndexPath] {
      compactMap { if case .attributes(let path) = $0 { path } else { nil } }
    }

    /// The sections asked for their attributes, in order.
    var sections: [Int] {
      compactMap { if case .section(let section) = $0 { section } else { nil } }
    }

    /// The numbers of hidden items for which the overflow view of a section was asked, in order.
    func overflows(inSection section: Int = 0) -> [Int] {
      compactMap {
        if case .overflow(section, let hiddenItemCount) = $0 { hiddenItemCount } else { nil }
      }
    }

    /// How often the data source was asked how much there is.
    var counts: Int {
      count {
        switch $0 {
        case .sectionCount, .itemCount: true
        default: false
        }
      }
    }

    /// What was asked of the delegate alone.
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
