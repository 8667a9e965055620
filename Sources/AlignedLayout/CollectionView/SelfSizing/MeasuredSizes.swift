#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The sizes that self-sizing views have answered, each for the width that it was offered.
  ///
  /// Answers for a few widths are kept, not for the last alone: a cell that does not fit is offered
  /// first its line's width, then that of the next, and has to be known for both to come to rest.
  struct MeasuredSizes {
    private struct Answer {
      let offer: CGFloat
      var size: CGSize
      /// Whether the next answer counts, however little it differs: this one was too wide.
      var isProvisional: Bool
    }

    private struct Answers {
      var known: [Answer] = []
      /// The size that was answered last, for whatever width: the best guess for another.
      let last: CGSize
      /// The size that the element had when it answered that.
      let sizeWhenAsked: CGSize
      /// The size that it had when it was asked last, and told nothing new.
      var sizeWhenConfirmed: CGSize?
    }

    /// For how many widths answers are kept.
    private static let keptWidths = 4

    /// How often an element may change its mind in one turn of the run loop. One that does so more
    /// often never settles, and is not listened to until the next turn.
    private static let allowedChanges = 8

    private var answers: [ContentLayout.Element: Answers] = [:]
    private var changes: [ContentLayout.Element: Int] = [:]

    /// What cells have said with their sizes.
    private(set) var baselines = SaidBaselines()

    /// Whether nothing was ever answered.
    var isEmpty: Bool {
      answers.isEmpty
    }

    /// The size to set an element in, or nil if it never answered.
    ///
    /// A guess is taller than the answer it is taken from by a bit or two: nobody sees that, but
    /// the size of the view changes, and UIKit asks it. It may have been asked in that size
    /// already, for a width that it was offered until another cell answered. And nobody asks what
    /// is empty: it is as large again as when it was asked.
    func size(of element: ContentLayout.Element, offered offer: CGFloat) -> CGSize? {
      guard let answers = answers[element] else { return nil }
      if let known = answers.known.first(where: { $0.offer == offer }) {
        return known.size
      }
      let asked = answers.sizeWhenAsked
      let isEmpty = answers.last.width <= 0 || answers.last.height <= 0
      let model = isEmpty ? asked : answers.last
      let guess = CGSize(width: min(model.width, offer), height: model.height.nextUp)
      guard guess == asked else { return guess }
      return CGSize(width: guess.width, height: guess.height.nextUp)
    }

    /// Whether an element is guessed to be as large as it is wanted, but stands in a size in which
    /// it was asked before, because it is stretched or has grown: UIKit would not ask it.
    func seemsAsked(
      _ element: ContentLayout.Element, offered offer: CGFloat, in size: CGSize
    ) -> Bool {
      guard let answers = answers[element], !answers.known.contains(where: { $0.offer == offer })
      else { return false }
      return size == answers.sizeWhenAsked || size == answers.sizeWhenConfirmed
    }

    /// Whether an answer is another than the one that counts: not by less than half a pixel, nor if
    /// the element has changed its mind too often.
    func isNews(_ answer: MeasuredAnswer, halfPixel: CGFloat) -> Bool {
      guard let known = answers[answer.element]?.known.first(where: { $0.offer == answer.offer })
      else { return true }
      let size = answer.fittingSize
      if known.isProvisional { return size != known.size }
      let isSame =
        abs(size.width - known.size.width) < halfPixel
        && abs(size.height - known.size.height) < halfPixel
      return !isSame && changes[answer.element, default: 0] < Self.allowedChanges
    }

    /// Takes an answer that is no news for the last word for its width.
    mutating func confirm(_ answer: MeasuredAnswer) {
      let index = answers[answer.element]?.known.firstIndex { $0.offer == answer.offer }
      if let index { answers[answer.element]?.known[index].isProvisional = false }
      answers[answer.element]?.sizeWhenConfirmed = answer.sizeWhenAsked
    }

    /// Keeps an answer that is news.
    mutating func record(_ answer: MeasuredAnswer) {
      var known = answers[answer.element]?.known ?? []
      var size = answer.fittingSize
      let index = known.firstIndex { $0.offer == answer.offer }
      if let index {
        changes[answer.element, default: 0] += 1
        if known[index].isProvisional {
          known.remove(at: index)
        } else {
          // It has changed its mind: what it answered for other widths does not hold either.
          known = []
        }
      }
      let isProvisional = answer.isTooWide && index == nil
      if isProvisional, size == answer.sizeWhenAsked {
        // It has to be asked once more, now that it knows how wide it is.
        size.height = size.height.nextUp
      }
      known.insert(
        Answer(offer: answer.offer, size: size, isProvisional: isProvisional), at: 0)
      answers[answer.element] = Answers(
        known: Array(known.prefix(Self.keptWidths)), last: answer.fittingSize,
        sizeWhenAsked: answer.sizeWhenAsked)
    }

    // MARK: Baselines

    /// Whether an answer moves the baseline that a cell is aligned by, unless the cell has changed
    /// its mind too often.
    func isBaselineNews(
      _ answer: MeasuredAnswer, insteadOf set: Baselines,
      alignedBy alignment: SectionAttributes.CellAlignment, halfPixel: CGFloat
    ) -> Bool {
      baselines.areMoved(by: answer, from: set, alignedBy: alignment, halfPixel: halfPixel)
        && changes[answer.element, default: 0] < Self.allowedChanges
    }

    /// Keeps the baselines that a cell has answered, news or not.
    mutating func noteBaselines(
      of answer: MeasuredAnswer, insteadOf set: Baselines,
      alignedBy alignment: SectionAttributes.CellAlignment, isNews: Bool
    ) {
      baselines.note(answer, insteadOf: set, alignedBy: alignment, counts: isNews)
    }

    /// Takes an answer of which nothing but a baseline is news.
    mutating func confirmMoved(_ answer: MeasuredAnswer) {
      confirm(answer)
      changes[answer.element, default: 0] += 1
    }

    /// The attributes with which a cell is set, of which others were answered just now.
    mutating func merged(
      with attributes: CellAttributes, of element: ContentLayout.Element
    ) -> CellAttributes {
      baselines.merged(with: attributes, of: element)
    }

    /// Begins another turn of the run loop, in which everybody may change their mind again.
    mutating func beginTurn() {
      changes = [:]
    }

    // MARK: Changes of the content

    /// Takes the sizes along to where their elements are after a change: nil for those that are
    /// gone or are others now.
    mutating func move(to newPlace: (ContentLayout.Element) -> ContentLayout.Element?) {
      var moved: [ContentLayout.Element: Answers] = [:]
      moved.reserveCapacity(answers.count)
      for (element, answers) in answers {
        if let place = newPlace(element) {
          moved[place] = answers
        }
      }
      answers = moved
      changes = [:]
      baselines.move(to: newPlace)
    }

    /// Takes an element's answer for a guess from now on.
    mutating func forget(_ element: ContentLayout.Element) {
      answers[element]?.known = []
      changes[element] = nil
    }

    /// Takes all answers for guesses from now on.
    mutating func forgetAll() {
      for element in Array(answers.keys) {
        forget(element)
      }
    }

    /// Drops everything: nothing is known of what comes.
    mutating func removeAll() {
      answers = [:]
      changes = [:]
      baselines.removeAll()
    }
  }

  /// What a self-sizing view answered.
  struct MeasuredAnswer {
    let element: ContentLayout.Element
    /// The width that the element was offered.
    let offer: CGFloat
    /// The size that it would like.
    let size: CGSize
    /// The size that it had when it was asked.
    let sizeWhenAsked: CGSize
    /// The baselines that it says; none for a header or footer.
    let baselines: Baselines

    /// Whether the answer is wider than what was offered.
    var isTooWide: Bool {
      !size.width.fits(in: offer)
    }

    /// The answer as the engine cuts it.
    var fittingSize: CGSize {
      OfferRule.wholeLine.box(of: .default, size: size, offered: offer).size
    }
  }
#endif
