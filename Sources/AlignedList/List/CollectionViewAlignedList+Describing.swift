#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  // Sections that the list describes itself: those of parts with states, and those that depend on its width.
  extension CollectionViewAlignedList {
    func described(_ sections: [StoredSection]) -> [StoredSection] {
      guard sections.contains(where: \.values.isUndescribed) else { return sections }
      sizer.described = sizingSurroundings
      return calls.whileDescribing { description.described(sections) }
    }

    private var description: PartDescription {
      PartDescription(surroundings: surroundings, former: turns.latest.partsWithStates) {
        [weak self] in self?.connect($0)
      }
    }

    private var surroundings: ListSurroundings {
      ListSurroundings(
        width: collectionView?.bounds.width ?? 0,
        traits: collectionView?.traitCollection ?? UITraitCollection())
    }

    private var sizingSurroundings: (CGFloat, SizingTraits) {
      let surroundings = surroundings
      return (surroundings.width, SizingTraits(surroundings.traits))
    }

    private func connect(_ part: DescribedPart) {
      for state in part.states {
        state.onChange(in: self) { [weak self, weak part] isAnimated in
          if let self, let part { stateDidChange(of: part, isAnimated: isAnimated) }
        }
      }
    }

    private func stateDidChange(of part: DescribedPart, isAnimated: Bool) {
      if calls.isDescribing {
        return calls.reportMistake(
          "A state of the part \(part.key.name) changes while its sections are described. Change it in an "
            + "action, such as onSelect(_:).")
      }
      guard let sections = describing([part]) else { return }
      show(sections, animated: isAnimated)
    }

    /// Returns the latest sections with those of parts described again, or nil if none of these is shown.
    private func describing(_ parts: [DescribedPart]) -> [StoredSection]? {
      calls.whileDescribing {
        let description = description
        return parts.reduce(nil) { sections, part in
          description.describing(part, in: sections ?? turns.latest) ?? sections
        }
      }
    }

    /// Follows the width, the traits and the direction of the collection view, before the layout asks for sizes.
    func followCollectionView() {
      if let collectionView { sizer.update(collectionView.traitCollection) }
      followSurroundings()
      for carousel in collectionView?.carouselViews ?? [] { carousel.followDirection() }
    }

    /// Describes again the sections that depend on the width and the traits, if these have changed. UIKit is about to
    /// lay out for the new width, and accepts no updates. If only attributes are different, the list takes the new
    /// sections at once, and the layout asks for them.
    func followSurroundings() {
      guard let described = sizer.described else { return }
      let present = sizingSurroundings
      guard present != described else { return }
      sizer.described = present
      guard let sections = describing(turns.latest.partsThatReadSurroundings) else { return }
      if !turns.isPending,
        calls.whileFilling({ core.takeAttributes(of: sections.alone) })
      {
        turns.latest = sections
        let showsOthers =
          views.standAmongSections
          || sections.contains { $0.values.isBesideSections || $0.values.overflow != nil }
          || sections.insetsReferences != layout.referencesOfSections
        if !showsOthers { return }
      }
      showInNextTurn(sections, animated: false)
    }
  }
#endif
