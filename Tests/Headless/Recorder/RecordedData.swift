#if canImport(UIKit)
  import UIKit

  /// A data source and delegate with sections of named items, which records the calls it receives.
  @MainActor
  final class RecordedData: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    /// The preferred heights of cells. A cell without an entry prefers the height it has.
    var heights: [String: CGFloat] = [:]
    /// The preferred areas of cells, in square points: narrower cells are higher.
    var areas: [String: CGFloat] = [:]
    /// The preferred heights of headers.
    var headerHeights: [Int: CGFloat] = [:]
    private let transcript: Transcript

    init(_ transcript: Transcript, counts: [Int]) {
      self.transcript = transcript
      sections = counts.enumerated().map { section, count in
        (0..<count).map { "\(section)-\($0)" }
      }
      super.init()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      guard !Host.isAuditing(collectionView) else { return sections.count }
      return transcript.call("source: numberOfSections", { "\($0)" }) { sections.count }
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      guard !Host.isAuditing(collectionView) else { return sections[section].count }
      return transcript.call("source: numberOfItems(inSection: \(section))", { "\($0)" }) {
        sections[section].count
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      transcript.call("source: cellForItem(at: \(Wording.path(indexPath)))") {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        configure(cell as? RecordedCell, sections[indexPath.section][indexPath.item])
        return cell
      }
    }

    private func configure(_ cell: RecordedCell?, _ name: String) {
      cell?.name = name
      if let height = heights[name] {
        cell?.preferredHeight = { _ in height }
      } else if let area = areas[name] {
        cell?.preferredHeight = { width in width > 0 ? area / width : 0 }
      } else {
        cell?.preferredHeight = nil
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let element = "\(Wording.kind(kind)), at: \(Wording.path(indexPath))"
      return transcript.call("source: viewForSupplementaryElement(ofKind: \(element))") {
        let view = collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        configure(view as? RecordedHeader, kind, indexPath)
        return view
      }
    }

    private func configure(_ header: RecordedHeader?, _ kind: String, _ path: IndexPath) {
      guard kind == Rows.header else {
        header?.name = "\(kind) of \(sections[path.section][path.item])"
        return
      }
      header?.name = "header \(path.section)"
      guard let height = headerHeights[path.section] else { return }
      header?.preferredHeight = { _ in height }
    }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      transcript.call("source: canMoveItem(at: \(Wording.path(indexPath)))", { "\($0)" }) { true }
    }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let movement = "\(Wording.path(sourceIndexPath)), to: \(Wording.path(destinationIndexPath))"
      transcript.call("source: moveItem(at: \(movement))") {
        let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      transcript.write("delegate: willDisplay cell \(Wording.path(indexPath))")
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      transcript.write("delegate: didEndDisplaying cell \(Wording.path(indexPath))")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      transcript.write(
        "delegate: willDisplay \(Wording.kind(elementKind)) \(Wording.path(indexPath))")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      transcript.write(
        "delegate: didEndDisplaying \(Wording.kind(elementKind)) \(Wording.path(indexPath))")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      transcript.call(
        "delegate: targetContentOffset(forProposed: \(Wording.point(proposedContentOffset)))",
        Wording.point
      ) { proposedContentOffset }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      transcript.write("delegate: didScroll to \(Wording.point(scrollView.contentOffset))")
    }
  }
#endif
