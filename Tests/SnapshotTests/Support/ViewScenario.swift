import AlignedLayout
import Testing
import UIKit

/// A small collection view, for a drawing that shows one thing.
struct ViewScenario: Sendable, CustomTestStringConvertible {
  /// The sections and cells. The view replaces the content's width and pinning.
  let content: Scenario
  var size = CGSize(width: 200, height: 150)
  var contentInset = UIEdgeInsets.zero
  var offset: CGFloat = 0
  var pinsSectionFooters = false

  var testDescription: String { content.name }

  /// Every scenario of collection views.
  static let all = pinned + surroundings + decorated + selfSizing + lineLimits + examples
}

/// The collection view of a scenario, laid out and scrolled.
@MainActor
final class ScenarioStage {
  let view: UICollectionView
  let source: ScenarioSource
  private let container: UIView

  /// - Parameter container: The view around the collection view, or nil for a window.
  init(_ scenario: ViewScenario, in container: UIView? = nil, at origin: CGPoint = .zero) {
    let layout = CollectionViewAlignedLayout()
    layout.contentInsets = scenario.content.contentInsets
    layout.sectionSpacing = scenario.content.sectionSpacing
    layout.pinsSectionFooters = scenario.pinsSectionFooters
    let frame = CGRect(origin: origin, size: scenario.size)
    self.container = container ?? UIWindow(frame: frame)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    source = ScenarioSource(scenario.content)
    view.backgroundColor = .white
    view.contentInset = scenario.contentInset
    if scenario.content.direction == .rightToLeft {
      view.semanticContentAttribute = .forceRightToLeft
    }
    view.register(CaptionedCell.self, forCellWithReuseIdentifier: "cell")
    view.register(WordCell.self, forCellWithReuseIdentifier: "word")
    view.register(LookCell.self, forCellWithReuseIdentifier: "look")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        CaptionedView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "caption")
      view.register(
        TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.register(
      MoreView.self, forSupplementaryViewOfKind: CollectionViewAlignedLayout.elementKindOverflow,
      withReuseIdentifier: "more")
    layout.register(CardView.self, forDecorationViewOfKind: CardView.kind)
    layout.register(RuleView.self, forDecorationViewOfKind: RuleView.kind)
    layout.register(MeadowView.self, forDecorationViewOfKind: MeadowView.kind)
    view.dataSource = source
    view.delegate = source
    self.container.addSubview(view)
    view.layoutIfNeeded()
    view.contentOffset.y = scenario.offset - scenario.contentInset.top
    view.layoutIfNeeded()
  }
}

/// A scenario's data source and delegate, which records the spaces that cells are offered.
final class ScenarioSource: NSObject, UICollectionViewDataSource,
  CollectionViewDelegateAlignedLayout
{
  let content: Scenario
  private(set) var offers: [IndexPath: [CGFloat]] = [:]

  init(_ content: Scenario) {
    self.content = content
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    content.sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    content.sections[section].cells.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let look = content.sections[indexPath.section].cells[indexPath.item].look {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "look", for: indexPath)
      (cell as? LookCell)?.show(caption(of: indexPath), look)
      return cell
    }
    if case .word(let size) = content.sections[indexPath.section].cells[indexPath.item].answer {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
      (cell as? WordCell)?.show(caption(of: indexPath), fontSize: size)
      return cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? CaptionedCell)?.label.text = caption(of: indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard kind != CollectionViewAlignedLayout.elementKindOverflow else {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "more", for: indexPath)
      (view as? MoreView)?.suffix = content.sections[indexPath.section].overflowSuffix
      return view
    }
    if let title = content.sections[indexPath.section].headerCaption {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
      (view as? TitleView)?.show(title)
      return view
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "caption", for: indexPath)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    (view as? CaptionedView)?.show(
      "\(isHeader ? "Header" : "Footer") \(indexPath.section)", isHeader: isHeader)
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
  ) -> CGSize {
    // A layout may ask all cells several times. Only the last round counts.
    if indexPath == IndexPath(item: 0, section: 0), offers[indexPath]?.count == 1 { offers = [:] }
    offers[indexPath, default: []].append(remainingLineSpace)
    return content.sections[indexPath.section].cells[indexPath.item]
      .size(offered: remainingLineSpace)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForSectionAt section: Int
  ) -> SectionAttributes {
    content.sections[section].attributes
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForItemAt indexPath: IndexPath
  ) -> CellAttributes {
    content.sections[indexPath.section].cells[indexPath.item].attributes
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    referenceLengthForHeaderInSection section: Int
  ) -> CGFloat {
    content.sections[section].headerLength
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    referenceLengthForFooterInSection section: Int
  ) -> CGFloat {
    content.sections[section].footerLength
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    sizeForOverflowInSection section: Int, hiddenItemCount: Int
  ) -> CGSize {
    content.sections[section].overflowSize ?? .zero
  }

  func letter(of path: IndexPath) -> String {
    content.letter(of: ContentLayout.CellPosition(section: path.section, cell: path.item))
  }

  private func caption(of path: IndexPath) -> String {
    content.sections[path.section].cells[path.item].caption ?? letter(of: path)
  }
}
