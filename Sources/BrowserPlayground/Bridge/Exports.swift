#if hasFeature(Embedded)
  // The functions that the page calls. Layouts are numbered: the page shows up to three side by side.

  nonisolated(unsafe) private var layouts: [ContentLayout] = []
  nonisolated(unsafe) private var answers: [Double] = []
  nonisolated(unsafe) private var text: [UInt8] = []

  /// The page's answer for the width of a cell. It stores the height, and the least space for which both are
  /// the same.
  @_silgen_name("sizeOfCell")
  private func askSize(
    _ section: Int32, _ cell: Int32, _ space: Double, _ height: UnsafeMutablePointer<Double>,
    _ leastSpace: UnsafeMutablePointer<Double>
  ) -> Double

  /// The page's answer for the width of an overflow view. It stores the height.
  @_silgen_name("sizeOfOverflow")
  private func askOverflowSize(
    _ section: Int32, _ hiddenCount: Int32, _ height: UnsafeMutablePointer<Double>
  ) -> Double

  private func content(_ numbers: UnsafePointer<Double>) -> PageContent {
    var reader = NumberReader(numbers)
    return PageContent(from: &reader) { position, space in
      var (height, leastSpace) = (0.0, 0.0)
      let width = askSize(
        Int32(position.section), Int32(position.cell), Double(space), &height, &leastSpace)
      return (CGSize(width: width, height: height), leastSpace)
    } sizeOfOverflow: { section, hiddenCount in
      var height = 0.0
      let width = askOverflowSize(Int32(section), Int32(hiddenCount), &height)
      return CGSize(width: width, height: height)
    }
  }

  /// Lays out the content that numbers describe.
  @_cdecl("layOut")
  public func layOut(_ index: Int32, _ numbers: UnsafePointer<Double>) {
    let layout = content(numbers).layout()
    if Int(index) < layouts.count {
      layouts[Int(index)] = layout
    } else {
      layouts.append(layout)
    }
  }

  @_cdecl("contentWidth")
  public func contentWidth(_ layout: Int32) -> Double {
    layouts[Int(layout)].contentSize.width
  }

  @_cdecl("contentHeight")
  public func contentHeight(_ layout: Int32) -> Double {
    layouts[Int(layout)].contentSize.height
  }

  @_cdecl("visibleCellCount")
  public func visibleCellCount(_ layout: Int32, _ section: Int32) -> Int32 {
    Int32(layouts[Int(layout)].visibleCellCount(inSection: Int(section)))
  }

  @_cdecl("lineCount")
  public func lineCount(_ layout: Int32) -> Int32 {
    Int32(layouts[Int(layout)].lineCount)
  }

  /// Writes the frame of a cell, and returns where it is stored.
  @_cdecl("frameOfCell")
  public func frameOfCell(
    _ layout: Int32, _ section: Int32, _ cell: Int32
  ) -> UnsafePointer<Double> {
    let frame = layouts[Int(layout)].frame(
      ofCellAt: ContentLayout.CellPosition(section: Int(section), cell: Int(cell)))
    answers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return storedAnswers()
  }

  /// Finds the elements in a rectangle, and returns how many numbers are stored for them. From `start` to `end`
  /// the content is visible.
  @_cdecl("elements")
  public func elements(
    _ layout: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ start: Double,
    _ end: Double, _ pinsHeaders: Bool, _ pinsFooters: Bool
  ) -> Int32 {
    answers = layouts[Int(layout)].numbersOfElements(
      in: CGRect(x: x, y: y, width: width, height: height),
      pinning: ContentLayout.Pinning(
        visibleTop: start, visibleBottom: end, pinsHeaders: pinsHeaders, pinsFooters: pinsFooters))
    return Int32(answers.count)
  }

  /// Finds the lines in a rectangle, and returns how many numbers are stored for them.
  @_cdecl("lines")
  public func lines(
    _ layout: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> Int32 {
    answers = layouts[Int(layout)].numbersOfLines(
      in: CGRect(x: x, y: y, width: width, height: height))
    return Int32(answers.count)
  }

  /// Returns where the numbers of the last answer are stored.
  @_cdecl("storedAnswers")
  public func storedAnswers() -> UnsafePointer<Double> {
    answers.withUnsafeBufferPointer { $0.baseAddress! }
  }

  /// Finds the stretches of a range of widths. For each, the numbers are its least and greatest width, its
  /// height, and what is found in it. Returns how many are stored or, if they cannot be told, the number of
  /// bytes of the reason, less than 0.
  @_cdecl("stretches")
  public func stretches(_ numbers: UnsafePointer<Double>, _ least: Double, _ greatest: Double)
    -> Int32
  {
    let content = content(numbers)
    do throws(ContentLayout.WidthRefusal) {
      answers = try content.stretches(forWidths: least...greatest).flatMap {
        content.numbers(of: $0.layout, widths: $0.widths)
      }
      return Int32(answers.count)
    } catch {
      text = Array(error.description.utf8)
      return -Int32(text.count)
    }
  }

  /// Stores the same numbers for a single width, and returns how many.
  @_cdecl("findings")
  public func findings(_ numbers: UnsafePointer<Double>, _ width: Double) -> Int32 {
    let content = content(numbers)
    let layout = content.layout(
      content.specification.with(lineLength: width, direction: content.specification.direction))
    answers = content.numbers(of: layout, widths: width...width)
    return Int32(answers.count)
  }

  /// Stores by how much the content has to become wider or narrower for a line to change, each NaN if that is
  /// not known, and returns where.
  @_cdecl("leeway")
  public func leeway(_ layout: Int32, _ section: Int32, _ line: Int32) -> UnsafePointer<Double> {
    let leeway = layouts[Int(layout)].leeway(ofLineAt: Int(line), inSection: Int(section))
    answers = [leeway.wider ?? .nan, leeway.narrower ?? .nan]
    return storedAnswers()
  }

  /// Stores the reason why a line begins where it does, as UTF-8, and returns the number of bytes.
  @_cdecl("reason")
  public func reason(_ layout: Int32, _ section: Int32, _ line: Int32) -> Int32 {
    let reason = layouts[Int(layout)].breakReason(
      ofLineAt: Int(line), inSection: Int(section))
    text = Array(reason.description.utf8)
    return Int32(text.count)
  }

  /// Returns where the text of the last answer is stored.
  @_cdecl("storedText")
  public func storedText() -> UnsafePointer<UInt8> {
    text.withUnsafeBufferPointer { $0.baseAddress! }
  }
#endif
