import AlignedLayout
import AlignedList

/// A dialogue: a date in the middle, and texts beside the picture of their speaker, as far indented as the first.
public final class DialogueExample: ListExample {
  private struct Speech {
    let speaker: String
    let shade: Shade
    let texts: [String]
  }

  private let speeches = [
    Speech(
      speaker: "Edith", shade: .purple,
      texts: ["The proofs are here.", "Two lines are loose.", "Page nine ends with a widow."]),
    Speech(
      speaker: "Jakob", shade: .teal,
      texts: [
        "Then we set the paragraph again. Carry a word over from the line above, close the spaces "
          + "up a little, and the widow has company. Nobody will see what we moved."
      ]),
  ]

  public override init() {}

  override func setUp(_ list: CollectionViewAlignedList) {
    list.layout.pinsSectionHeaders = false
  }

  @ListBuilder override var sections: [ListSection] {
    ListSection("date") { Words("Friday, March 6", .chip(.gray)) }
      .attributes(SectionAttributes(lineAlignment: .center, insets: Insets(top: 12)))
    for speech in speeches {
      ListSection(speech.speaker) {
        Block(text: String(speech.speaker.prefix(1)), side: 25, shade: .strong)
        for (index, text) in speech.texts.enumerated() {
          Words(text, .speech(speech.shade))
            .cellAttributes(
              CellAttributes(
                endsLine: true, minimumLineSpace: 80,
                indentation: index == 0 ? .start : .unchanged))
        }
      }
      .header { Title(speech.speaker) }
      .attributes(
        SectionAttributes(
          sizing: .asked(offering: .remainingLineSpace), insets: Insets(top: 12)))
    }
  }
}
