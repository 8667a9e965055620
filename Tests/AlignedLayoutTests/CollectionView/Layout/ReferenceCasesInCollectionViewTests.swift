#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// The reference cases in a collection view with a delegate and a data source. Display scales and
  /// offsets beyond the content need hooks of the headless UIKit. Rests on layout passes as
  /// reconstructed from stacks (S).
  @MainActor
  @Suite struct ReferenceCasesInCollectionViewTests {
    /// Decoded once because the test under all modes runs many times.
    private static let own = Result { try ReferenceCase.own() }

    @Test func `a collection view lays out every case as expected`() throws {
      for reference in try ReferenceCase.all() where reference.isShowable {
        try expectResult(of: reference)
      }
    }

    @Test func `only cases without a width are left out`() throws {
      let leftOut = try Self.own.get().filter { !$0.isShowable }
      expectEqual(leftOut.count, 8)
      #expect(leftOut.allSatisfy { !($0.width > 0 && $0.width.isFinite) })
    }

    @Test(.underAllModes)
    func `one small case of every kind is laid out as expected under all modes`() throws {
      let small = try Self.own.get().filter {
        $0.isShowable && $0.sections.reduce(0) { $0 + $1.cells.count } < 20
      }
      for cases in Dictionary(grouping: small, by: { $0.tags.sorted() }).values {
        if let reference = cases.min(by: { $0.id < $1.id }) {
          try expectResult(of: reference)
        }
      }
    }

    private func expectResult(of reference: ReferenceCase) throws {
      var result = JSONValue.null
      let violations = try Headless.recordingViolations {
        try Headless.withoutAudits { result = try reference.resultOnItsScreen() }
      }
      let differences = reference.expected.withoutLines.differences(to: result)
      #expect(differences.isEmpty, "\(reference.id): \(differences.prefix(5))")
      let serious = violations.filter { $0.severity != .warning }
      #expect(serious.isEmpty, "\(reference.id): \(serious.prefix(3))")
    }
  }

  extension ReferenceCase {
    /// A Boolean value that is true if a collection view can have the case's bounds, and so lays
    /// anything out.
    fileprivate var isShowable: Bool {
      width > 0 && [width, height, contentOffsetY].allSatisfy(\.isFinite)
    }

    /// Sets the scale of the whole screen, because overriding traits cannot remove a scale.
    @MainActor
    fileprivate func resultOnItsScreen() throws -> JSONValue {
      let usual = Headless.screenTraits
      Headless.screenTraits = UITraitCollection(displayScale: displayScale)
      defer { Headless.screenTraits = usual }
      return try resultOfCollectionView()
    }

    @MainActor
    private func resultOfCollectionView() throws -> JSONValue {
      let delegate = try Delegate(self)
      let layout = CollectionViewAlignedLayout()
      layout.contentInsets = self.layout.contentInsets.insets
      layout.sectionSpacing = self.layout.sectionSpacing
      layout.pinsSectionHeaders = self.layout.pinHeaders
      layout.pinsSectionFooters = self.layout.pinFooters ?? false
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
      ContentSource.register(in: view)
      view.contentInset = UIEdgeInsets(
        top: contentInset.top, left: 0, bottom: contentInset.bottom, right: 0)
      view.semanticContentAttribute = direction == "rtl" ? .forceRightToLeft : .forceLeftToRight
      view.dataSource = delegate
      view.delegate = delegate
      view.layoutIfNeeded()
      Headless.beginDragging(view)
      Headless.drag(view, to: CGPoint(x: 0, y: contentOffsetY))
      return .object([
        "contentSize": .object([
          "width": .number(view.contentSize.exact.width),
          "height": .number(view.contentSize.height),
        ]),
        "sections": .array(sections.indices.map { section($0, in: view, layout, delegate) }),
        "queries": .array(
          queries.map {
            let rect = CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
            return .array((layout.layoutAttributesForElements(in: rect) ?? []).map(\.caseID))
          }),
      ])
    }

    @MainActor
    private func section(
      _ index: Int, in view: UICollectionView, _ layout: CollectionViewAlignedLayout,
      _ delegate: Delegate
    ) -> JSONValue {
      func supplementary(_ kind: String) -> JSONValue {
        .rect(
          layout.layoutAttributesForSupplementaryView(
            ofKind: kind, at: IndexPath(item: 0, section: index))?.frame)
      }
      return .object([
        "frame": .rect(layout.contentFrame(forSection: index)),
        "header": supplementary(UICollectionView.elementKindSectionHeader),
        "footer": supplementary(UICollectionView.elementKindSectionFooter),
        "cells": .array(
          sections[index].cells.indices.map {
            .rect(
              layout.layoutAttributesForItem(at: IndexPath(item: $0, section: index))?.frame)
          }),
        "offers": .array(
          delegate.offers[index].map { .array($0.map { .number(Double($0)) }) }),
      ])
    }
  }

  /// A data source and delegate that returns a case's sizes and attributes, and records what cells
  /// are offered.
  private final class Delegate: NSObject, UICollectionViewDataSource,
    CollectionViewDelegateAlignedLayout
  {
    let sections: [ReferenceCase.Section]
    let attributes: [SectionAttributes]
    var offers: [[[CGFloat]]]

    init(_ reference: ReferenceCase) throws {
      sections = reference.sections
      attributes = try sections.map { try $0.attributes }
      offers = sections.map { $0.cells.map { _ in [] } }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].cells.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "supplementary", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      offers[indexPath.section][indexPath.item].append(remainingLineSpace)
      return sections[indexPath.section].cells[indexPath.item].size.resolved(
        for: remainingLineSpace)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForSectionAt section: Int
    ) -> SectionAttributes { attributes[section] }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForItemAt indexPath: IndexPath
    ) -> CellAttributes { sections[indexPath.section].cells[indexPath.item].attributes }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      referenceLengthForHeaderInSection section: Int
    ) -> CGFloat { sections[section].headerHeight }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      referenceLengthForFooterInSection section: Int
    ) -> CGFloat { sections[section].footerHeight ?? 0 }
  }

  extension UICollectionViewLayoutAttributes {
    fileprivate var caseID: JSONValue {
      switch representedElementKind {
      case UICollectionView.elementKindSectionHeader: .string("h\(indexPath.section)")
      case UICollectionView.elementKindSectionFooter: .string("f\(indexPath.section)")
      default: .string("c\(indexPath.section).\(indexPath.item)")
      }
    }
  }

  extension JSONValue {
    fileprivate static func rect(_ rect: CGRect?) -> JSONValue {
      guard let rect else { return .null }
      return .object([
        "x": .number(rect.origin.x), "y": .number(rect.origin.y),
        "width": .number(rect.size.width), "height": .number(rect.size.height),
      ])
    }

    /// The value without the numbers of cells on lines, which a collection view does not have.
    fileprivate var withoutLines: JSONValue {
      switch self {
      case .object(let members):
        .object(members.filter { $0.key != "lines" }.mapValues(\.withoutLines))
      case .array(let elements): .array(elements.map(\.withoutLines))
      default: self
      }
    }
  }
#endif
