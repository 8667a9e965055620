#if canImport(UIKit)
  import UIKit

  /// A scenario in progress: a collection view of rows in a window, and its transcript.
  @MainActor
  final class Recording {
    let transcript = Transcript()
    let layout: RecordedLayout
    let data: RecordedData
    let view: RecordedView
    private let window: UIWindow

    init(counts: [Int] = [3, 12], cellsSizeThemselves: Bool = false) {
      let frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      layout = RecordedLayout(transcript)
      layout.cellsSizeThemselves = cellsSizeThemselves
      data = RecordedData(transcript, counts: counts)
      view = RecordedView(frame: frame, collectionViewLayout: layout)
      window = Host.window(frame: frame)
      Transcript.current = transcript
    }

    /// Shows the data at the scenario's initial offset. Records the resulting state, not the calls
    /// that lead to it.
    func begin(offset: CGFloat = 0) async {
      transcript.isMuted = true
      await display("")
      if offset != 0 { await step("") { view.contentOffset.y = offset } }
      transcript.isMuted = false
      transcript.begin("on display")
      writeState()
    }

    /// Shows the data for the first time.
    func display(_ title: String = "first display") async {
      view.register(RecordedCell.self, forCellWithReuseIdentifier: "row")
      view.register(
        layout.headersSizeThemselves ? RecordedHeader.self : UICollectionReusableView.self,
        forSupplementaryViewOfKind: Rows.header, withReuseIdentifier: "header")
      registerExtraViews()
      view.contentInsetAdjustmentBehavior = .never
      view.dataSource = data
      view.delegate = data
      window.addSubview(view)
      window.isHidden = false
      await step(title)
    }

    private func registerExtraViews() {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: Rows.contentHeader,
        withReuseIdentifier: "header")
      view.register(
        RecordedHeader.self, forSupplementaryViewOfKind: Rows.badge, withReuseIdentifier: "header")
      layout.register(RecordedHeader.self, forDecorationViewOfKind: Rows.line)
    }

    /// Runs an action and a layout pass. Records the calls and the resulting state.
    func step(_ title: String, _ action: () -> Void = {}) async {
      transcript.begin(title)
      action()
      view.layoutIfNeeded()
      await Host.settle(view)
      writeState()
    }

    /// Performs a batch of updates as a step of its own.
    func update(
      _ title: String, _ updates: @escaping (UICollectionView, RecordedData) -> Void
    ) async {
      await step(title) { [view, data, transcript] in
        view.performBatchUpdates(
          { updates(view, data) },
          completion: { transcript.write("completion(\($0))") })
      }
    }

    private func writeState() {
      transcript.write(
        "= bounds \(Wording.rect(view.bounds)), content \(Wording.size(view.contentSize))")
      for kind in [Rows.contentHeader, Rows.header, Rows.badge] {
        for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted() {
          let shown = view.supplementaryView(forElementKind: kind, at: path)
          let frame = Wording.rect(shown?.frame ?? .null)
          transcript.write("= \(Wording.kind(kind)) \(Wording.path(path)) \(frame)")
        }
      }
      for path in view.indexPathsForVisibleItems.sorted() {
        let cell = view.cellForItem(at: path) as? RecordedCell
        let frame = Wording.rect(cell?.frame ?? .null)
        transcript.write("= cell \(Wording.path(path)) \(cell?.name ?? "") \(frame)")
      }
    }
  }
#endif
