#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A data source that shows a test's content in cells, headers and footers that size themselves.
  @MainActor
  class SizingSource: ContentSource {
    /// The spaces offered to cells when they were measured, by the index path at that time.
    var offers: [IndexPath: [CGFloat]] = [:]
    /// The heights that headers and footers prefer, by kind and section. Nil leaves the height as
    /// it is.
    var heights: [String: [Int: CGFloat]] = [:]
    /// Returns the size that a cell prefers, or nil for the size in the content.
    var preferredSize: ((UICollectionViewLayoutAttributes, _ offer: CGFloat) -> CGSize?)?
    /// The baselines that cells report, by the cell's identifier.
    var baselines: [Int: ReportedBaselines] = [:]
    /// The widths of last lines that cells report, by the cell's identifier.
    var lastLineWidths: [Int: CGFloat] = [:]

    /// The content with the reported baselines as attributes.
    var contentWithReportedBaselines: TestContent {
      var content = content
      for section in content.sections.indices {
        for cell in content.sections[section].cells.indices {
          let attributes = content.sections[section].cells[cell].attributes
          guard let id = content.sections[section].cells[cell].id, let reported = baselines[id]
          else { continue }
          content.sections[section].cells[cell].attributes = attributes.with(
            firstBaseline: reported.first ?? attributes.firstBaseline,
            lastBaseline: reported.last ?? attributes.lastBaseline)
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
        cell.preferredSize = { [weak self] in self?.fittingSize(for: $0) ?? $0.size }
        cell.reportedBaselines = { [weak self] in self?.reportedBaselines(at: $0) }
        cell.reportedLastLineWidth = { [weak self] in
          self?.identifier(at: $0).flatMap { self?.lastLineWidths[$0] }
        }
      }
      return cell
    }

    private func reportedBaselines(at path: IndexPath) -> ReportedBaselines? {
      identifier(at: path).flatMap { baselines[$0] }
    }

    private func identifier(at path: IndexPath) -> Int? {
      guard path[0] < content.sections.count, path[1] < content.sections[path[0]].cells.count
      else { return nil }
      return content.sections[path[0]].cells[path[1]].id
    }

    /// Returns the size preferred by the cell that now has the index path, and records the offer.
    private func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
      let path = attributes.indexPath
      guard let offer = (attributes as? CollectionViewAlignedLayoutAttributes)?.offeredSpace,
        path[0] < content.sections.count, path[1] < content.sections[path[0]].cells.count
      else { return nil }
      offers[path, default: []].append(offer)
      return preferredSize?(attributes, offer)
        ?? content.sections[path[0]].cells[path[1]].size(offer)
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

  /// The baselines that a cell reports.
  struct ReportedBaselines {
    var first: CGFloat?
    var last: CGFloat?
  }

  /// A cell that prefers the size and reports the baselines that its closures return.
  final class SizingCell: UICollectionViewCell {
    var preferredSize: ((UICollectionViewLayoutAttributes) -> CGSize)?
    var reportedBaselines: ((IndexPath) -> ReportedBaselines?)?
    var reportedLastLineWidth: ((IndexPath) -> CGFloat?)?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      if let preferredSize { attributes.size = preferredSize(attributes) }
      if let attributes = attributes as? CollectionViewAlignedLayoutAttributes,
        let reported = reportedBaselines?(attributes.indexPath)
      {
        attributes.firstBaseline = reported.first
        attributes.lastBaseline = reported.last
      }
      if let attributes = attributes as? CollectionViewAlignedLayoutAttributes {
        attributes.lastLineWidth = reportedLastLineWidth?(attributes.indexPath)
      }
      return attributes
    }
  }

  /// A header or footer that prefers the height that its closure returns.
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
    /// Attributes of a section without spacing, whose cells size themselves and are estimated at 30
    /// by 20.
    static let sizingItself = SectionAttributes(
      sizing: .selfSizing(estimate: 30 × 20), cellSpacing: 0, lineSpacing: 0)
  }

  extension AlignedStage {
    /// Makes every cell visible for a moment, so that the layout measures all of them.
    func showEverything() {
      let size = view.frame.size
      resize(size.width × 5000)
      resize(size)
    }
  }
#endif
