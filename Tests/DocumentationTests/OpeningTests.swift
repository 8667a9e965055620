#if canImport(UIKit) && !canImport(Darwin)
  import AlignedLayout
  import AlignedList
  import Testing
  import UIKit
  import UIKitTestSupport

  /// What the samples of articles show on a screen.
  @MainActor
  @Suite(.underAllModes)
  struct OpeningTests {
    @Test func `the chat in one file opens at its end, and does not move when older messages come`()
      async
    {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let chat = SmallChatController()
      chat.lines = (0..<40).map { ChatLine(text: "line \($0)", isOwn: $0 % 2 == 1) }
      window.rootViewController = chat
      chat.view.frame = window.bounds
      window.addSubview(chat.view)
      window.layoutIfNeeded()
      let view = chat.collectionView
      view.layoutIfNeeded()
      // At the end of the turn, the layout repeats what UIKit may have ignored in `prepare()`.
      await Task {}.value
      view.layoutIfNeeded()
      #expect(view.layoutAttributesForItem(at: [0, 38])?.frame.minX == 5)
      #expect(view.layoutAttributesForItem(at: [0, 39])?.frame.maxX == 315)
      let end = view.contentSize.height - view.contentOffset.y
      #expect(end == 480)
      chat.addOlder([ChatLine(text: "older", isOwn: false)])
      view.layoutIfNeeded()
      #expect(view.contentSize.height - view.contentOffset.y == end)
      chat.add(ChatLine(text: "new", isOwn: true))
      view.layoutIfNeeded()
      #expect(view.contentSize.height - view.contentOffset.y == end)
      #expect(view.numberOfItems(inSection: 0) == 42)
    }

    @Test func `a typing indicator and a loader do not move what is read`() async throws {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UICollectionView(
        frame: window.bounds, collectionViewLayout: CollectionViewAlignedLayout())
      window.addSubview(view)
      let list = CollectionViewAlignedList(view)
      let controller = ConversationController()
      controller.messages = (1...40).map { ListedMessage(id: $0, text: "\($0)") }
      func show(isTyping: Bool, _ older: Loader.State) async {
        (controller.isTyping, controller.older) = (isTyping, older)
        controller.show(in: list)
        view.layoutIfNeeded()
        // At the end of the turn, the layout repeats what UIKit may have ignored in `prepare()`.
        await Task {}.value
        view.layoutIfNeeded()
      }
      func place(of item: Int) throws -> CGFloat {
        let frame = try #require(view.layoutAttributesForItem(at: [1, item])?.frame)
        return frame.minY - view.contentOffset.y
      }
      await show(isTyping: false, .idle)
      let end = try place(of: 39)
      await show(isTyping: true, .loading)
      #expect(try place(of: 39) < end)
      await show(isTyping: false, .loading)
      #expect(try place(of: 39) == end)
      view.contentOffset.y = 600
      view.layoutIfNeeded()
      let read = try place(of: 12)
      for isTyping in [true, false] {
        for state in [Loader.State.loading, .failed, .idle] {
          await show(isTyping: isTyping, state)
          #expect(try place(of: 12) == read)
        }
      }
      controller.messages.insert(ListedMessage(id: 99, text: "older"), at: 0)
      await show(isTyping: false, .idle)
      #expect(try place(of: 13) == read)
      controller.conversation = 2
      await show(isTyping: false, .idle)
      #expect(try place(of: 40) == end)
    }

    @Test func `a badge stands in the corner of each cell`() {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewFlowLayout())
      let controller = BadgesController()
      controller.showBadges(in: view)
      view.layoutIfNeeded()
      let badges = view.visibleSupplementaryViews(ofKind: "badge")
      #expect(badges.count == 12)
      let corners = view.visibleCells.map { CGPoint(x: $0.frame.maxX, y: $0.frame.minY) }
      #expect(Set(badges.map(\.center.x)) == Set(corners.map(\.x)))
    }

    @Test func `rows with ids keep their views when another one is inserted above`() {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: CollectionViewAlignedLayout())
      let list = CollectionViewAlignedList(view)
      let controller = SettingsController()
      controller.show([Network(name: "Workshop")], in: list)
      view.layoutIfNeeded()
      let cell = view.cellForItem(at: [0, 0])
      #expect(cell != nil)
      controller.show([Network(name: "Kitchen"), Network(name: "Workshop")], in: list)
      view.layoutIfNeeded()
      #expect(view.numberOfItems(inSection: 0) == 4)
      #expect(view.cellForItem(at: [0, 2]) === cell)
    }
  }
#endif
