#if hasFeature(Embedded)
  // The functions that the page calls. Layouts are numbered: the page shows up to three side by side.

  nonisolated(unsafe) private var layouts: [ContentLayout] = []
  nonisolated(unsafe) private var answers: [Double] = []
  nonisolated(unsafe) private var text: [UInt8] = []

  /// The page's answer for the width of a cell. It stores the height.
  @_silgen_name("sizeOfCell")
  private func askSize(
    _ section: Int32, _ cell: Int32, _ space: Double, _ height: UnsafeMutablePointer<Double>
  ) -> Double

  /// The page's answer for the width of an overflow view. It stores the height.
  @_silgen_name("sizeOfOverflow")
  private func askOverflowSize(
    _ section: Int32, _ hiddenCount: Int32, _ height: UnsafeMutablePointer<Double>
  ) -> Double

  /// Lays out the content that numbers describe.
  @_cdecl("layOut")
  public func layOut(_ index: Int32, _ numbers: UnsafePointer<Double>) {
    var reader = NumberReader(numbers)
    let layout = ContentLayout(from: &reader) { position, space in
      var height = 0.0
      let width = askSize(Int32(position.section), Int32(position.cell), Double(space), &height)
      return CGSize(width: width, height: height)
    } sizeOfOverflow: { section, hiddenCount in
      var height = 0.0
      let width = askOverflowSize(Int32(section), Int32(hiddenCount), &height)
      return CGSize(width: width, height: height)
    }
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

  /// Finds the elements in a rectangle, and returns how many numbers are stored for them.
  @_cdecl("elements")
  public func elements(
    _ layout: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> Int32 {
    answers = layouts[Int(layout)].numbersOfElements(
      in: CGRect(x: x, y: y, width: width, height: height))
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
