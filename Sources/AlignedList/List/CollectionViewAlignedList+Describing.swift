#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  // Sections that the list describes itself: those of parts with states, and those that depend on its width.
  extension CollectionViewAlignedList {
    /// Returns sections with those described that are left to the list.
    func described(_ sections: [ListSection]) -> [ListSection] {
      guard sections.contains(where: \.isUndescribed) else { return sections }
      describedSurroundings = DescribedSurroundings(surroundings)
      return calls.during {
        sections.described(
          in: surroundings, former: latestSections.partsWithStates,
          connect: { [weak self] in self?.connect($0) })
      }
    }

    private var surroundings: ListSurroundings {
      ListSurroundings(
        width: collectionView?.bounds.width ?? 0,
        traits: collectionView?.traitCollection ?? UITraitCollection())
    }

    /// Has a part shown again when one of its states changes.
    private func connect(_ part: PartMembership) {
      for state in part.source?.states ?? [] {
        state.onChange { [weak self, weak part] isAnimated in
          guard let self, let part else { return }
          guard let sections = describing([part]) else { return }
          show(sections, animated: isAnimated)
        }
      }
    }

    /// Returns the latest sections with those of parts described again, or nil if none of these is shown.
    private func describing(_ parts: [PartMembership]) -> [ListSection]? {
      calls.during {
        let former = latestSections.partsWithStates
        return parts.reduce(nil) { sections, part in
          (sections ?? latestSections).describing(
            part, in: surroundings, former: former, connect: { [weak self] in self?.connect($0) })
            ?? sections
        }
      }
    }

    /// Describes the sections again that depend on the width and the traits, if these are others.
    ///
    /// UIKit is about to lay out for the new width, and accepts no updates. If only attributes are different,
    /// the layout asks for them. Then the list shows the new sections already.
    func followSurroundings() {
      let present = DescribedSurroundings(surroundings)
      guard let described = describedSurroundings, described != present else { return }
      describedSurroundings = present
      guard let sections = describing(latestSections.partsThatReadSurroundings) else { return }
      if !isPending, contents.takeAttributes(of: sections) {
        take(sections)
      } else {
        showInNextTurn(sections, animated: false)
      }
    }
  }

  /// The width and the traits for which sections are described.
  struct DescribedSurroundings: Equatable {
    private let width: CGFloat
    private let traits: SizingTraits

    @MainActor
    init(_ surroundings: ListSurroundings) {
      width = surroundings.width
      traits = SizingTraits(surroundings.traits)
    }
  }
#endif
