import Testing
import UIKit
import UIKitTestSupport

/// Content configurations of cells. Evidence: D; B for `supports`, W (WWDC 2022, session 10068) for
/// cells that are measured again; when a configuration is updated for a new state is I.
@MainActor
@Suite(.underAllModes)
struct ContentConfigurationTests {
  /// A text whose view knows how often it was set.
  private struct Text: UIContentConfiguration {
    var text = ""
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { TextView(self) }

    func updated(for state: any UIConfigurationState) -> Text {
      var updated = self
      updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return updated
    }
  }

  private final class TextView: UIView, UIContentView {
    let label = UILabel()
    var sets = 0
    var configuration: any UIContentConfiguration {
      didSet {
        sets += 1
        show()
      }
    }

    init(_ text: Text) {
      configuration = text
      super.init(frame: .zero)
      addSubview(label)
      show()
    }
    required init?(coder: NSCoder) { nil }

    private func show() { label.text = (configuration as? Text)?.text }

    override var intrinsicContentSize: CGSize { label.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }
  }

  private struct Box: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { BoxView() }
    func updated(for state: any UIConfigurationState) -> Box { self }
  }

  private final class BoxView: UIView, UIContentView {
    var configuration: any UIContentConfiguration = Box()
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 70) }
  }

  @Test func `a configuration makes the content view`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    let plain = cell.contentView
    cell.contentConfiguration = Text(text: "a")
    expectEqual((cell.contentView as? TextView)?.label.text, "a")
    #expect(plain.superview == nil)
    expectEqual(cell.contentView.frame, cell.bounds)
    cell.frame.size.height = 50
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame, cell.bounds)
  }

  @Test func `another configuration of the same type changes the content view`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = Text(text: "a")
    let content = cell.contentView as? TextView
    cell.contentConfiguration = Text(text: "b")
    #expect(cell.contentView === content)
    expectEqual(content?.label.text, "b")
    expectEqual(content?.sets, 1)
  }

  @Test func `a configuration of another type replaces the content view`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = Text(text: "a")
    let text = cell.contentView
    cell.contentConfiguration = Box()
    #expect(cell.contentView is BoxView)
    #expect(text.superview == nil)
    cell.contentConfiguration = nil
    #expect(type(of: cell.contentView) == UIView.self)
    #expect(cell.contentConfiguration == nil)
  }

  @Test func `the content view stays above the background`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.backgroundView = UIView()
    cell.contentConfiguration = Text(text: "a")
    expectEqual(cell.subviews, [cell.backgroundView, cell.contentView])
  }

  @Test func `a configuration is updated for the state of its cell`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = Text(text: "a")
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Text)?.isSelected == true)
    expectEqual((cell.contentView as? TextView)?.sets, 1)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Text)?.isSelected == true)
  }

  @Test func `the update handler is called with each new state`() {
    let cell = UICollectionViewCell(frame: .zero)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isHighlighted)
      cell.contentConfiguration = Text(text: state.isHighlighted ? "on" : "off")
    }
    cell.layoutIfNeeded()
    cell.isHighlighted = true
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    expectEqual(states, [false, true])
    expectEqual((cell.contentView as? TextView)?.label.text, "on")
  }

  @Test func `a state has an app's own states too`() {
    let key = UIConfigurationStateCustomKey("archived")
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let plain = state
    state[key] = true
    expectEqual(state[key], AnyHashable(true))
    #expect(state != plain)
    state[key] = nil
    expectEqual(state, plain)
  }

  @Test func `a cell has the size of its content view`() {
    let cell = UICollectionViewCell(frame: .zero)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 100, height: 40)
    expectEqual(cell.preferredLayoutAttributesFitting(attributes).size, attributes.size)
    cell.contentConfiguration = Box()
    expectEqual(
      cell.preferredLayoutAttributesFitting(attributes).size, CGSize(width: 30, height: 70))
    let label = UILabel()
    label.text = "a text"
    cell.contentConfiguration = Text(text: "a text")
    expectEqual(
      cell.preferredLayoutAttributesFitting(attributes).size, label.intrinsicContentSize)
  }

  @Test func `cells with configurations determine their heights, and again when they change`() {
    let layout = SelfSizingRowsLayout()
    layout.headerHeight = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
      cell.contentConfiguration = name == "box" ? Box() : Text(text: name)
    }
    let source = DiffableStage.Source(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    source.applySnapshotUsingReloadData(snapshot(["x": ["text", "box"]]))
    let line = UILabel().font.lineHeight.rounded(.up)
    func heights() -> [CGFloat] {
      (0..<view.numberOfItems(inSection: 0)).compactMap {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height
      }
    }
    #expect(abs(heights()[0] - line) <= 1)
    expectEqual(heights()[1], 70)
    view.cellForItem(at: IndexPath(item: 0, section: 0))?.contentConfiguration = Box()
    view.layoutIfNeeded()
    expectEqual(heights(), [70, 70])
  }
}
