import Testing
import UIKit
import UIKitTestSupport

/// Registrations of cells and supplementary views. Evidence: D; R (Apple's forums, threads 681739
/// and 756295) for the exceptions, W (WWDC 2021, session 10252) for reconfigured cells.
@MainActor
@Suite(.underAllModes)
struct RegistrationTests {
  private func view() -> UICollectionView {
    let layout = RowsLayout()
    layout.headerHeight = 0
    return UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
  }

  private final class OtherCell: UICollectionViewCell {}

  /// Shows one section of items in a view, and lays out.
  private func show(
    _ items: [String], in view: UICollectionView,
    _ provider: @escaping DiffableStage.Source.CellProvider
  ) -> DiffableStage.Source {
    let source = DiffableStage.Source(collectionView: view, cellProvider: provider)
    source.apply(snapshot(["x": items]))
    view.layoutIfNeeded()
    return source
  }

  @Test func `a registration makes cells of its class and fills them`() {
    let view = view()
    let cells = UICollectionView.CellRegistration<ItemCell, String> { cell, path, name in
      cell.name = "\(name)\(path.item)"
    }
    let source = show(["a", "b"], in: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    let names = view.visibleCells.map { ($0 as? ItemCell)?.name }
    expectEqual(names, ["a0", "b1"])
    expectEqual(Set(view.visibleCells.map(\.reuseIdentifier)).count, 1)
    expectEqual(source.snapshot().numberOfItems, 2)
  }

  @Test func `cells are reused for their registration alone`() {
    let view = view()
    var made: Set<ObjectIdentifier> = []
    let cells = UICollectionView.CellRegistration<ItemCell, String> { cell, _, name in
      cell.name = name
      made.insert(ObjectIdentifier(cell))
    }
    let others = UICollectionView.CellRegistration<OtherCell, String> { _, _, _ in }
    let source = show(["a", "b", "c"], in: view) { view, path, name in
      name == "b"
        ? view.dequeueConfiguredReusableCell(using: others, for: path, item: name)
        : view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    expectEqual(view.visibleCells.map { $0 is OtherCell }, [false, true, false])
    source.apply(snapshot(["x": ["b"]]))
    source.apply(snapshot(["x": ["d", "b", "e"]]))
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.map { $0 is OtherCell }, [false, true, false])
    expectEqual(made.count, 2)
  }

  @Test func `without an item a cell is not filled`() {
    let view = view()
    let cells = UICollectionView.CellRegistration<ItemCell, String> { cell, _, name in
      cell.name = name
    }
    let source = show(["a"], in: view) { view, path, _ in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: nil)
    }
    expectEqual((view.visibleCells.first as? ItemCell)?.name, "")
    expectEqual(source.snapshot().numberOfItems, 1)
  }

  @Test func `a registration that is created in the cell provider raises an exception`() {
    let view = view()
    expectViolation(
      .registrationInProvider, "inside a UICollectionViewDiffableDataSource cell provider"
    ) {
      _ = show(["a", "b"], in: view) { view, path, name in
        let cells = UICollectionView.CellRegistration<ItemCell, String> { _, _, _ in }
        return view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
      }
    }
  }

  @Test func `a registration that is created when it is first needed raises an exception`() {
    let view = view()
    var cells: UICollectionView.CellRegistration<ItemCell, String>?
    expectViolation(.registrationInProvider, "Registrations should be created up front") {
      _ = show(["a"], in: view) { view, path, name in
        let used = cells ?? UICollectionView.CellRegistration { _, _, _ in }
        cells = used
        return view.dequeueConfiguredReusableCell(using: used, for: path, item: name)
      }
    }
  }

  @Test func `a registration that is created in a data source's method raises an exception`() {
    final class Source: ItemSource {
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cells = UICollectionView.CellRegistration<ItemCell, String> { _, _, _ in }
        return collectionView.dequeueConfiguredReusableCell(
          using: cells, for: indexPath, item: "a")
      }
    }
    expectViolation(.registrationInProvider, "-collectionView:cellForItemAtIndexPath:") {
      _ = Stage(RowsLayout(), Source(counts: [2]))
    }
  }

  @Test func `a header's registration in its provider raises an exception`() {
    let stage = DiffableStage()
    stage.source.supplementaryViewProvider = { view, kind, path in
      let headers = UICollectionView.SupplementaryRegistration<TitledHeader>(elementKind: kind) {
        _, _, _ in
      }
      return view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    expectViolation(.registrationInProvider, "supplementary view provider") {
      stage.show(snapshot(["x": []]))
    }
  }

  /// A cell with a collection view inside, for which it creates a registration.
  private final class Carousel: UICollectionViewCell {
    static var inner: UICollectionView?
    private let cells = UICollectionView.CellRegistration<ItemCell, String> { $0.name = $2 }
    private var source: DiffableStage.Source?

    override init(frame: CGRect) {
      super.init(frame: frame)
      let layout = RowsLayout()
      layout.headerHeight = 0
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 50, height: 40), collectionViewLayout: layout)
      source = .init(collectionView: view) { [cells] view, path, name in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
      }
      contentView.addSubview(view)
      Self.inner = view
      source?.apply(snapshot(["inner": ["a"]]), animatingDifferences: false)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Shows a carousel in a cell, and returns the first name in it.
  private func nameInCarousel() -> String? {
    defer { Carousel.inner = nil }
    let view = view()
    let cells = UICollectionView.CellRegistration<Carousel, String> { _, _, _ in }
    let source = show(["outer"], in: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    Carousel.inner?.layoutIfNeeded()
    expectEqual(source.snapshot().numberOfItems, 1)
    return (Carousel.inner?.visibleCells.first as? ItemCell)?.name
  }

  @Test func `a cell may create registrations for a view inside it if each view has a flag`() {
    var modes = Headless.modes
    // The carousel shows its content while the cell is made.
    modes.innerLayouts = .allowed
    Headless.withModes(modes) {
      switch modes.providerFlag {
      case .forEachView: expectEqual(nameInCarousel(), "a")
      case .forAllViews:
        expectViolation(.registrationInProvider, "Registrations should be created up front") {
          _ = nameInCarousel()
        }
      }
    }
  }

  @Test func `reconfiguring an item to another class raises an exception`() {
    let view = view()
    var isOther = false
    let cells = UICollectionView.CellRegistration<ItemCell, String> { _, _, _ in }
    let others = UICollectionView.CellRegistration<OtherCell, String> { _, _, _ in }
    let source = show(["a"], in: view) { view, path, name in
      isOther
        ? view.dequeueConfiguredReusableCell(using: others, for: path, item: name)
        : view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    isOther = true
    var next = source.snapshot()
    next.reconfigureItems(["a"])
    expectViolation(.reconfiguredAsOther, "for a different registration or reuse identifier") {
      source.apply(next)
    }
  }

  @Test func `reconfiguring an item and returning another cell raises an exception`() {
    final class Source: ItemSource {
      var kept: UICollectionViewCell?
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        if let kept, indexPath.item == 0 { return kept }
        return super.collectionView(collectionView, cellForItemAt: indexPath)
      }
    }
    let source = Source([["a", "b"]])
    let stage = Stage(RowsLayout(), source)
    source.kept = stage.view.cellForItem(at: IndexPath(item: 1, section: 0))
    expectViolation(.reconfiguredAsOther, "returned another cell") {
      stage.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    }
  }
}
