#if canImport(SwiftUI) && canImport(UIKit)
  import AlignedLayout
  import AlignedList
  import SwiftUI

  /// Screens in SwiftUI. The views have names of components in other examples.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  enum ScreenExamples {
    struct Tag: Identifiable {
      let id: Int
      let name: String
    }

    struct Chip: View {
      let tag: Tag
      var isChosen = false

      init(_ tag: Tag, isChosen: Bool = false) {
        self.tag = tag
        self.isChosen = isChosen
      }

      var body: some View {
        Text(tag.name)
      }
    }

    struct Picture: Identifiable {
      let id: Int
      let ratio: CGFloat
    }

    struct PhotoTile: View {
      let picture: Picture

      init(_ picture: Picture) {
        self.picture = picture
      }

      var body: some View {
        Color.gray
      }
    }

    struct Message: Identifiable {
      let id: Int
      let text: String
      var isOwn = false
    }

    struct Bubble: View {
      let message: Message

      init(_ message: Message) {
        self.message = message
      }

      var body: some View {
        Text(message.text)
      }
    }

    struct FeedView: View {
      let tags: [Tag]
      let photos: [Picture]

      var body: some View {
        AlignedScreen {
          ListSection("tags", of: tags) { Chip($0) }
            .attributes(.topCenter.with(lineLimit: .lines(2)))
            .overflow { hiddenCount in Text("+\(hiddenCount)") }

          ListSection("photos", of: photos) { PhotoTile($0) }
            .attributes(.columns(minimumWidth: 160))
        }
      }
    }

    struct TagsView: View {
      let tags: [Tag]

      var body: some View {
        AlignedScreen(tags, attributes: SectionAttributes(lineAlignment: .center)) { tag in
          Chip(tag)
        }
      }
    }

    struct WordsView: View {
      let words: [String]

      var body: some View {
        AlignedScreen(words, id: \.self) { Text($0) }
      }

      var section: ListSection {
        ListSection("words", of: words, id: \.self) { Text($0) }
      }
    }

    struct ChosenTagsView: View {
      let tags: [Tag]
      let chosen: Set<Int>
      let toggle: (Tag) -> Void

      var body: some View {
        AlignedScreen {
          ListSection("tags") {
            for tag in tags {
              ListItem(id: tag.id) { Chip(tag, isChosen: chosen.contains(tag.id)) }
                .onSelect { toggle(tag) }
            }
            ListItem(id: "add") { Text("Add") }
              .cellAttributes(CellAttributes(beginsLine: true))
          }
        }
      }
    }

    struct WallView: View {
      let photos: [Picture]

      func item(_ photo: Picture) -> ListItem {
        ListItem(id: photo.id) { PhotoTile(photo) }
          .estimatedSize(CGSize(width: 90, height: 120))
      }

      var body: some View {
        AlignedScreen {
          ListSection(
            "wall", of: photos, cellAttributes: { CellAttributes(aspectRatio: $0.ratio) }
          ) {
            PhotoTile($0)
          }
          .attributes(SectionAttributes(sizing: .rows(height: 140)))
        }
      }
    }

    struct ChatView: View {
      let messages: [Message]
      @State private var position: AlignedScrollPosition? = .end

      var body: some View {
        AlignedScreen(messages, attributes: SectionAttributes(maximumCellsPerLine: 1)) {
          Bubble($0)
        }
        .anchorsToEnd()
        .alignedScroll(to: $position)
      }

      func show(_ message: Message) {
        withAnimation { position = .item(message.id, at: .center) }
      }
    }

    struct AssistantView: View {
      let messages: [Message]

      var body: some View {
        AlignedScreen(messages) { Bubble($0) }
          .anchorsItemToTop(messages.last { $0.isOwn }?.id)
      }
    }

    struct LoadedView: View {
      let messages: [Message]
      let reload: @Sendable () async -> Void

      var body: some View {
        AlignedScreen(messages) { Bubble($0) }
          .layout {
            $0.pinsSectionHeaders = false
            $0.sectionSpacing = 24
          }
          .refreshable { await reload() }
      }
    }
  }
#endif
