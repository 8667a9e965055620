#if canImport(UIKit)
  import UIKit

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  extension Scenario {
    /// Returns a scenario of one batch, on rows that are scrolled a little.
    private static func batch(
      _ name: String,
      _ updates: @MainActor @Sendable @escaping (UICollectionView, RecordedData) -> Void
    ) -> Scenario {
      Scenario(name) { recording in
        await recording.begin(offset: 40)
        await recording.update(name, updates)
        await recording.step("another pass, with nothing to do")
      }
    }

    static let items = [
      batch("insert items") { view, data in
        data.sections[0].insert("new a", at: 1)
        data.sections[0].append("new b")
        view.insertItems(at: [path(0, 1), path(0, 4)])
      },
      batch("delete items") { view, data in
        data.sections[0].removeFirst()
        data.sections[1].remove(at: 1)
        view.deleteItems(at: [path(0, 0), path(1, 1)])
      },
      batch("move an item") { view, data in
        data.sections[0].insert(data.sections[0].remove(at: 2), at: 0)
        view.moveItem(at: path(0, 2), to: path(0, 0))
      },
      batch("move an item to another section") { view, data in
        data.sections[1].insert(data.sections[0].remove(at: 1), at: 1)
        view.moveItem(at: path(0, 1), to: path(1, 1))
      },
      batch("reload an item") { view, data in
        data.sections[0][1] = "renamed"
        view.reloadItems(at: [path(0, 1)])
      },
      batch("reconfigure an item") { view, data in
        data.sections[0][1] = "renamed"
        view.reconfigureItems(at: [path(0, 1)])
      },
      batch("update off the screen") { view, data in
        data.sections[1].append("new")
        view.insertItems(at: [path(1, 12)])
      },
      batch("an empty batch") { _, _ in },
      batch("a mixed batch") { view, data in
        data.sections = [["0-2", "renamed", "new"], ["new 0", "new 1"], data.sections[1]]
        data.sections[2].remove(at: 4)
        view.deleteItems(at: [path(0, 0), path(1, 4)])
        view.insertSections([1])
        view.insertItems(at: [path(0, 2)])
        view.reloadItems(at: [path(0, 1)])
        view.moveItem(at: path(0, 2), to: path(0, 0))
      },
      Scenario("a single insertion") { recording in
        await recording.begin()
        await recording.step("insertItems outside of a batch") {
          recording.data.sections[0].insert("new", at: 0)
          recording.view.insertItems(at: [path(0, 0)])
        }
      },
      Scenario("update while stale") { recording in
        await recording.begin()
        await recording.step("invalidate, then a batch") {
          recording.layout.invalidateLayout()
          recording.view.performBatchUpdates({
            recording.data.sections[0].removeLast()
            recording.view.deleteItems(at: [path(0, 2)])
          })
        }
      },
    ]

    /// Batches with more than operations, or together with other changes.
    static let batches = [
      batch("reconfigure and insert in one batch") { view, data in
        data.sections[0] = ["new", "renamed", "0-1", "0-2"]
        view.reconfigureItems(at: [path(0, 0)])
        view.insertItems(at: [path(0, 0)])
      },
      Scenario("a batch within a batch") { recording in
        await recording.begin()
        await recording.update("delete, and insert within") { [recording] view, data in
          data.sections[0] = ["0-1", "new", "0-2"]
          view.deleteItems(at: [path(0, 0)])
          view.performBatchUpdates(
            { view.insertItems(at: [path(0, 1)]) },
            completion: { recording.transcript.write("inner completion(\($0))") })
        }
      },
      Scenario("a batch that makes the layout stale") { recording in
        await recording.begin()
        await recording.update("invalidate, then delete, in one closure") {
          [recording] view, data in
          recording.layout.invalidateLayout()
          data.sections[0].removeFirst()
          view.deleteItems(at: [path(0, 0)])
        }
      },
      Scenario("a batch that changes insets") { recording in
        await recording.begin(offset: 40)
        await recording.update("insets at the sides and above, and a deletion") { view, data in
          view.contentInset = UIEdgeInsets(top: 30, left: 10, bottom: 0, right: 10)
          data.sections[0].removeFirst()
          view.deleteItems(at: [path(0, 0)])
        }
      },
      Scenario("a batch while the view changes its size") { recording in
        await recording.begin()
        await recording.step("wider, then a batch before the pass") {
          recording.view.frame.size.width = 260
          recording.view.performBatchUpdates({
            recording.data.sections[0].removeFirst()
            recording.view.deleteItems(at: [path(0, 0)])
          })
        }
      },
    ]

    static let sections = [
      batch("insert a section") { view, data in
        data.sections.insert(["new 0", "new 1"], at: 1)
        view.insertSections([1])
      },
      batch("delete a section") { view, data in
        data.sections.removeFirst()
        view.deleteSections([0])
      },
      batch("move a section") { view, data in
        data.sections.swapAt(0, 1)
        view.moveSection(0, toSection: 1)
      },
      batch("reload a section") { view, data in
        data.sections[0] = ["renamed 0", "renamed 1"]
        view.reloadSections([0])
      },
      batch("delete all sections") { view, data in
        data.sections = []
        view.deleteSections([0, 1])
      },
    ]
  }
#endif
