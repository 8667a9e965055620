#if canImport(SwiftUI) && canImport(UIKit)
  import AlignedLayout
  import AlignedList
  import SwiftUI

  struct Turn: Identifiable {
    let id: Int
    var text: String
    let isQuestion: Bool
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  struct AssistantScreen: View {
    let words: (_ question: String) -> AsyncStream<String>
    @State private var turns: [Turn] = []

    var body: some View {
      AlignedScreen {
        ListSection("turns", of: turns) { turn in Text(turn.text) }
          .attributes(SectionAttributes(maximumCellsPerLine: 1, lineSpacing: 12))
      }
      .anchorsToEnd()
      .anchorsItemToTop(turns.last { $0.isQuestion }?.id)
      .overlay(alignment: .bottom) {
        Button("Ask") { ask("Why do lines end where they do?") }
      }
    }

    private func ask(_ question: String) {
      withAnimation {
        turns.append(Turn(id: turns.count, text: question, isQuestion: true))
        turns.append(Turn(id: turns.count, text: "", isQuestion: false))
      }
      let answer = turns.count - 1
      Task { @MainActor in
        for await word in words(question) { turns[answer].text += word }
      }
    }
  }
#endif
