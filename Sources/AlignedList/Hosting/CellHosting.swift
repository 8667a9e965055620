#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  /// What a hosting view adds to a SwiftUI view that it shows.
  struct HostingContext {
    /// What identifies the item. Views are reused, and the state of another item must not remain.
    var identity = 0

    /// The environment of the screen in which the list stands, or nil for that of the hosting view.
    var environment: EnvironmentValues?

    /// The traits on which sizes depend, for a view that is in no window and gets no environment.
    var traits: UITraitCollection?

    /// What the hosting view has measured.
    let measurement: HostedMeasurement

    /// Whether the view has its ideal width if that fits, because its line decides how wide it is.
    var prefersIdealWidth = false
  }

  /// What a cell keeps of the SwiftUI view that it hosts.
  @MainActor
  struct CellHosting {
    let context: HostingContext
    private let content: ItemContent

    /// The items of the section when the cell was filled.
    private weak var run: ItemRun?

    /// The number that the environment had.
    let environmentNumber: Int

    /// - Parameter former: what the cell hosted before. For the same item, what was measured goes on: SwiftUI gets
    ///   the same container, and may remember its size.
    init(
      _ content: ItemContent, of record: ItemRecord, _ sizer: ListSizer?,
      after former: CellHosting?
    ) {
      self.content = content
      run = record.section?.section.items
      environmentNumber = sizer?.environmentNumber ?? 0
      let isSame = former?.context.identity == record.number
      context = HostingContext(
        identity: record.number, environment: sizer?.environment,
        measurement: (isSame ? former?.context.measurement : nil) ?? HostedMeasurement(),
        prefersIdealWidth: (record.cellAttributes?.growth ?? 0) > 0)
    }

    /// Whether the view is not that of the latest value of its item.
    func isStale(for record: ItemRecord) -> Bool {
      if let run, run === record.section?.section.items { return false }
      return record.item.map { !$0.content.isEqual(to: content) } ?? false
    }
  }
#endif
