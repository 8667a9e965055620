#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Shows a test's content in cells, headers and footers that answer their sizes themselves.
  @MainActor
  final class SizingSource: ContentSource {
    /// What was offered to cells that were asked, by their place at that time.
    var offers: [IndexPath: [CGFloat]] = [:]
    /// What headers and footers answer, by section; as they are if nil.
    var heights: [String: [Int: CGFloat]] = [:]
    /// What cells answer instead of what the content says.
    var answer: ((UICollectionViewLayoutAttributes, _ offer: CGFloat) -> CGSize?)?
    /// The baselines that cells say, by what tells them from others.
    var baselines: [Int: SaidByCell] = [:]

    /// The content as if its cells' attributes said what the cells say.
    var contentAsSaid: TestContent {
      var content = content
      for section in content.sections.indices {
        for cell in content.sections[section].cells.indices {
          let attributes = content.sections[section].cells[cell].attributes
          guard let id = content.sections[section].cells[cell].id, let said = baselines[id]
          else { continue }
          content.sections[section].cells[cell].attributes = attributes.with(
            firstBaseline: said.first ?? attributes.firstBaseline,
            lastBaseline: said.last ?? attributes.lastBaseline)
        }
      }
      return content
    }

    static func stage(
      _ content: TestContent, height: CGFloat = 200,
      layout: CollectionViewAlignedLayout = CollectionViewAlignedLayout(),
      _ setUp: (SizingSource) -> Void = { _ in }
    ) -> (stage: AlignedStage, source: SizingSource) {
      let source = SizingSource(content)
      let stage = AlignedStage(
        content, height: height, layout: layout, source: source, laysOut: false)
      stage.view.register(SizingCell.self, forCellWithReuseIdentifier: "sizing")
      for kind in supplementaryKinds {
        stage.view.register(
          SizingView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "sizing")
      }
      setUp(source)
      stage.view.layoutIfNeeded()
      return (stage, source)
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sizing", for: indexPath)
      if let cell = cell as? SizingCell {
        cell.answer = { [weak self] in self?.answer(to: $0) ?? $0.size }
        cell.says = { [weak self] in self?.said(at: $0) }
      }
      return cell
    }

    private func said(at path: IndexPath) -> SaidByCell? {
      guard path[0] < content.sections.count, path[1] < content.sections[path[0]].cells.count
      else { return nil }
      return content.sections[path[0]].cells[path[1]].id.flatMap { baselines[$0] }
    }

    /// What the cell of a path answers, that now has it.
    private func answer(to attributes: UICollectionViewLayoutAttributes) -> CGSize? {
      let path = attributes.indexPath
      guard let offer = (attributes as? CollectionViewAlignedLayoutAttributes)?.offeredSpace,
        path[0] < content.sections.count, path[1] < content.sections[path[0]].cells.count
      else { return nil }
      offers[path, default: []].append(offer)
      return answer?(attributes, offer) ?? content.sections[path[0]].cells[path[1]].size(offer)
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "sizing", for: indexPath)
      (view as? SizingView)?.height = { [weak self] in self?.heights[kind]?[$0[0]] }
      return view
    }
  }

  /// The baselines that a cell says.
  struct SaidByCell {
    var first: CGFloat?
    var last: CGFloat?
  }

  /// A cell that answers what it is told.
  final class SizingCell: UICollectionViewCell {
    var answer: ((UICollectionViewLayoutAttributes) -> CGSize)?
    var says: ((IndexPath) -> SaidByCell?)?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      if let answer { attributes.size = answer(attributes) }
      if let attributes = attributes as? CollectionViewAlignedLayoutAttributes,
        let said = says?(attributes.indexPath)
      {
        attributes.firstBaseline = said.first
        attributes.lastBaseline = said.last
      }
      return attributes
    }
  }

  /// A header or footer that answers the height that it is told.
  final class SizingView: UICollectionReusableView {
    var height: ((IndexPath) -> CGFloat?)?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      if let height = height?(attributes.indexPath) { attributes.size.height = height }
      return attributes
    }
  }

  extension SectionAttributes {
    /// A section whose cells size themselves, estimated at 30 by 20, without any spacing.
    static let sizingItself = SectionAttributes(
      cellSpacing: 0, lineSpacing: 0, sizing: .selfSizing(estimatedWidth: 30, estimatedHeight: 20))
  }

  extension AlignedStage {
    /// Makes the view so tall for a moment that all can be seen, so that every size is known.
    func showEverything() {
      let size = view.frame.size
      resize(size.width × 5000)
      resize(size)
    }
  }
#endif
