#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  // Sections that the list describes itself: those of parts with states, and those that depend on its width.
  extension CollectionViewAlignedList {
    /// Returns sections with those described that are left to the list.
    func described(_ sections: [ListSection]) -> [ListSection] {
      guard sections.contains(where: \.values.isUndescribed) else { return sections }
      describedSurroundings = DescribedSurroundings(surroundings)
      return whileDescribing {
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
        state.onChange(in: self) { [weak self, weak part] isAnimated in
          if let self, let part { stateDidChange(of: part, isAnimated: isAnimated) }
        }
      }
    }

    private func stateDidChange(of part: PartMembership, isAnimated: Bool) {
      if isDescribing {
        return reportMistake(
          "A state of the part \(part.key.name) changes while its sections are described. Change it in an "
            + "action, such as onSelect(_:).")
      }
      guard let sections = describing([part]) else { return }
      show(sections, animated: isAnimated)
    }

    /// Calls clients' descriptions of sections.
    private func whileDescribing<Result>(_ body: () -> Result) -> Result {
      isDescribing = true
      defer { isDescribing = false }
      return calls.during(body)
    }

    /// Returns the latest sections with those of parts described again, or nil if none of these is shown.
    private func describing(_ parts: [PartMembership]) -> [ListSection]? {
      whileDescribing {
        let former = latestSections.partsWithStates
        return parts.reduce(nil) { sections, part in
          (sections ?? latestSections).describing(
            part, in: surroundings, former: former, connect: { [weak self] in self?.connect($0) })
            ?? sections
        }
      }
    }

    /// Follows the width, the traits and the direction of the collection view, before the layout asks for sizes.
    func followCollectionView() {
      if let collectionView { sizer.update(collectionView.traitCollection) }
      followSurroundings()
      for carousel in carouselViews { carousel.followDirection() }
    }

    /// Describes again the sections that depend on the width and the traits, if these have changed.
    ///
    /// UIKit is about to lay out for the new width, and accepts no updates. If only attributes are different,
    /// the list takes the new sections at once, and the layout asks for them.
    func followSurroundings() {
      guard let described = describedSurroundings else { return }
      let present = DescribedSurroundings(surroundings)
      guard present != described else { return }
      describedSurroundings = present
      guard let sections = describing(latestSections.partsThatReadSurroundings) else { return }
      if !isPending, calls.whileFilling({ contents.takeAttributes(of: sections.alone) }) {
        take(sections)
        if standsAmongSections
          || sections.contains(where: { $0.values.isBesideSections || $0.values.overflow != nil })
          || sections.insetsReferences != layout.referencesOfSections
        {
          showInNextTurn(sections, animated: false)
        }
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
