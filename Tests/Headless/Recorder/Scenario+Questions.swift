#if canImport(UIKit)
  import UIKit

  extension Scenario {
    /// What UIKit does with a layout, where no record answers.
    static let layoutQuestions = [
      Scenario(
        views: "the last line of a flow layout",
        question: Question(
          assumed: """
            a last line is spread as a full one only if all items of the section have one size, so its second item \
            stands at 50, 75 and 50
            """,
          wrongIf: "the second item of the last line of section 0 stands further than 50")
      ) { transcript in
        let rows = FlowRows([[90, 60, 40, 40], [50, 50, 50, 50, 50], [90, 60, 40, 30]])
        withExtendedLifetime(rows) { rows.write(to: transcript) }
      },
      Scenario(
        "no sections but a header of the content",
        question: Question(
          assumed: """
            UIKit asks for a supplementary view whose index path has one index, also without sections. A batch \
            that inserts or deletes the only section keeps it
            """,
          wrongIf: "the view is missing, a batch replaces it, or UIKit raises an exception"),
        counts: []
      ) { recording in
        recording.layout.contentHeaderHeight = 40
        await recording.display()
        await recording.update("insert a section") { view, data in
          data.sections = [["new 0", "new 1"]]
          view.insertSections([0])
        }
        await recording.update("delete it again") { view, data in
          data.sections = []
          view.deleteSections([0])
        }
      },
      Scenario(
        "a cell invalidates its size while preparing",
        question: Question(
          assumed: "UIKit measures this cell again in the same pass, and no other one",
          wrongIf: "the pass does not ask cell 0-1 for preferred attributes, or asks others, too"),
        cellsSizeThemselves: true
      ) { recording in
        await recording.begin()
        await recording.step("invalidate a header, and in prepare() the size of a cell") {
          recording.layout.onPrepare = { [unowned recording] in
            recording.choose(90, 1)?.invalidateIntrinsicContentSize()
          }
          let context = UICollectionViewLayoutInvalidationContext()
          context.invalidateSupplementaryElements(
            ofKind: Rows.header, at: [IndexPath(item: 0, section: 0)])
          recording.layout.invalidateLayout(with: context)
        }
        await recording.step("another pass, with nothing to do")
      },
      Scenario(
        "the offset changes while preparing",
        question: Question(
          assumed: """
            an adjustment that the layout sends in prepare() applies before the pass ends, or later, or never, and an \
            offset that is set there applies at once
            """,
          wrongIf: """
            the offset that is set is lost. If the adjustment applies before the pass ends on all systems, the layout \
            can rely on it
            """)
      ) { recording in
        await recording.begin(offset: 100)
        await recording.step("an adjustment by 30") {
          recording.passWithPreparation { layout, _ in
            let context = UICollectionViewLayoutInvalidationContext()
            context.contentOffsetAdjustment.y = 30
            layout.invalidateLayout(with: context)
          }
        }
        await recording.step("an offset of 60") {
          recording.passWithPreparation { _, view in view.contentOffset.y = 60 }
        }
      },
      Scenario(
        "badges and lines in a batch",
        question: Question(
          assumed: """
            UIKit asks for initial attributes by index paths from after the batch, and for final ones by those from \
            before it, also for supplementary and decoration views with the index paths of items
            """,
          wrongIf: "a badge or a line is asked for by the other kind of index path")
      ) { recording in
        recording.layout.hasBadges = true
        await recording.begin()
        await recording.update("insert, delete and reload") { view, data in
          data.sections[0] = ["new", "0-0", "renamed"]
          view.insertItems(at: [IndexPath(item: 0, section: 0)])
          view.reloadItems(at: [IndexPath(item: 1, section: 0)])
          view.deleteItems(at: [IndexPath(item: 2, section: 0)])
        }
      },
    ]
  }

  extension Recording {
    /// Runs a layout pass whose `prepare()` does something. Records the offset right after the pass.
    fileprivate func passWithPreparation(
      _ action: @escaping @MainActor (RecordedLayout, UICollectionView) -> Void
    ) {
      layout.onPrepare = { [unowned self] in action(layout, view) }
      layout.invalidateLayout()
      view.layoutIfNeeded()
      transcript.write("= after the pass, offset \(Wording.point(view.contentOffset))")
    }
  }

  /// A flow layout of items of given widths, with at least 10 points between them in 200.
  @MainActor
  private final class FlowRows: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    private let widths: [[CGFloat]]
    private let layout = UICollectionViewFlowLayout()

    init(_ widths: [[CGFloat]]) {
      self.widths = widths
      layout.minimumInteritemSpacing = 10
      super.init()
    }

    /// Records where the items of each section stand.
    func write(to transcript: Transcript) {
      let frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      let (window, view) = (
        Host.window(frame: frame), UICollectionView(frame: frame, collectionViewLayout: layout)
      )
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.contentInsetAdjustmentBehavior = .never
      (view.dataSource, view.delegate) = (self, self)
      window.addSubview(view)
      window.isHidden = false
      view.layoutIfNeeded()
      for section in widths.indices {
        transcript.begin("section \(section)")
        for item in widths[section].indices {
          let path = IndexPath(item: item, section: section)
          let shown = layout.layoutAttributesForItem(at: path)
          transcript.write("= item \(item) \(Wording.rect(shown?.frame ?? .null))")
        }
      }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { widths.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { widths[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: widths[indexPath.section][indexPath.item], height: 20)
    }
  }
#endif
