#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Changes besides the data within a batch's closure are laid out with it. Each test runs once
  /// asking for everything again and once with answers kept. Rests on batch updates as
  /// reconstructed from stacks and sessions (S, W).
  @MainActor
  @Suite(.underAllModes)
  struct ChangesWithinBatchesTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    @Test(arguments: [false, true])
    func `the content offset may change within a batch`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      stage.view.performBatchUpdates({
        stage.edit()
        stage.view.contentOffset.y = 150
      })
      stage.expectSettled()
      stage.view.performBatchUpdates({
        stage.view.contentOffset.y = 20
        stage.edit()
      })
      stage.expectSettled()
    }

    @Test(arguments: [false, true])
    func `insets at top and bottom may change within a batch`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      stage.layout.pinsSectionFooters = true
      stage.scroll(to: 60)
      for inset in [CGFloat(15), 0, 30] {
        stage.view.performBatchUpdates({
          stage.view.contentInset.top = inset
          stage.view.contentInset.bottom = inset / 2
          stage.edit()
        })
        stage.expectSettled()
      }
    }

    @Test(arguments: [false, true])
    func `the direction may change within a batch`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      for direction in [UISemanticContentAttribute.forceRightToLeft, .forceLeftToRight] {
        stage.view.performBatchUpdates({
          stage.view.semanticContentAttribute = direction
          stage.edit()
        })
        stage.expectSettled()
      }
    }

    @Test(arguments: [false, true])
    func `the delegate may change or be removed within a batch`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      let other = ContentDelegate(stage.source)
      stage.view.performBatchUpdates({
        stage.edit()
        stage.view.delegate = other
      })
      stage.expectSettled()
      stage.layout.defaultItemSize = 33 × 22
      stage.view.layoutIfNeeded()
      stage.view.performBatchUpdates({
        stage.edit()
        stage.view.delegate = nil
      })
      stage.view.layoutIfNeeded()
      #expect(stage.frame(0) == rect(0, 0, 33 × 22))
      withExtendedLifetime(other) {}
    }

    @Test(arguments: [false, true])
    func `properties may change within a batch`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      stage.view.performBatchUpdates({
        stage.layout.sectionSpacing = 9
        stage.layout.contentInsets = Insets(3)
        stage.edit()
      })
      stage.expectSettled()
      stage.scroll(to: 40)
      stage.view.performBatchUpdates({
        stage.edit()
        stage.layout.pinsSectionHeaders = false
      })
      stage.expectSettled()
    }

    @Test(arguments: [false, true])
    func `the width may become zero within a batch and return in the next`(keepsAnswers: Bool) {
      allowingCellsBeyondContent {
        let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
        for inset in [CGFloat(100), 0] {
          stage.view.performBatchUpdates({
            stage.edit()
            stage.view.contentInset.right = inset
          })
          stage.expectSettled()
        }
      }
    }

    @Test(arguments: [false, true])
    func `nested batches are one batch`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      stage.view.performBatchUpdates({
        stage.content.sections[2].cells.removeLast()
        stage.view.deleteItems(at: [path(8, 2)])
        stage.view.performBatchUpdates({
          stage.edit()
          stage.view.performBatchUpdates({})
        })
      })
      stage.expectSettled()
    }
  }
#endif
