import Foundation

/// The mouse and fingers, at points of the viewport in CSS pixels.
extension BrowserPage {
  func moveMouse(to point: CGPoint) async throws { try await sendMouse("mouseMoved", at: point) }

  func pressMouse(at point: CGPoint, clickCount: Int = 1) async throws {
    state.withLock { $0.isMouseDown = true }
    try await sendMouse("mousePressed", at: point, clickCount: clickCount)
  }

  func releaseMouse(at point: CGPoint, clickCount: Int = 1) async throws {
    state.withLock { $0.isMouseDown = false }
    try await sendMouse("mouseReleased", at: point, clickCount: clickCount)
  }

  /// Clicks once, or twice with a `count` of 2.
  func click(at point: CGPoint, count: Int = 1) async throws {
    try await moveMouse(to: point)
    for clickCount in 1...count {
      try await pressMouse(at: point, clickCount: clickCount)
      try await releaseMouse(at: point, clickCount: clickCount)
    }
  }

  /// Clicks on the center of the first element of a selector.
  func click(_ selector: String, count: Int = 1) async throws {
    try await click(at: center(of: selector), count: count)
  }

  /// Presses the mouse at the first point, moves it along the others in steps, and releases it.
  func drag(along points: [CGPoint], stepsBetweenPoints: Int = 8) async throws {
    guard let first = points.first, let last = points.last else { return }
    try await moveMouse(to: first)
    try await pressMouse(at: first)
    for point in steps(along: points, stepsBetweenPoints) { try await moveMouse(to: point) }
    try await releaseMouse(at: last)
  }

  func tap(at point: CGPoint) async throws { try await swipe(along: [point]) }

  /// Taps the center of the first element of a selector.
  func tap(_ selector: String) async throws { try await tap(at: center(of: selector)) }

  /// Moves one finger.
  func swipe(along points: [CGPoint], stepsBetweenPoints: Int = 8) async throws {
    guard let first = points.first else { return }
    try await sendTouch("touchStart", at: [first])
    for point in steps(along: points, stepsBetweenPoints) {
      try await sendTouch("touchMove", at: [point])
    }
    try await sendTouch("touchEnd", at: [])
  }

  /// Opens the groups around the first element of a selector, and scrolls it into view.
  ///
  /// - Returns: Its center. It is an error if there is another element above it.
  func center(of selector: String) async throws -> CGPoint {
    try await evaluate(
      """
      (() => {
        const element = document.querySelector(\(selector.inJavaScript));
        if (!element) throw new Error('There is no ' + \(selector.inJavaScript));
        for (let group = element; group = group.parentElement?.closest('details'); ) group.open = true;
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const center = [x + width / 2, y + height / 2];
        const top = document.elementFromPoint(...center);
        if (element.contains(top)) return center;
        const reason = top ? 'is below ' + top.outerHTML.slice(0, 80) : 'is outside the viewport';
        throw new Error(\(selector.inJavaScript) + ' ' + reason);
      })()
      """)
  }

  private func sendMouse(_ type: String, at point: CGPoint, clickCount: Int = 0) async throws {
    let isDown = state.withLock(\.isMouseDown)
    try await send(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": Double(point.x), "y": Double(point.y), "clickCount": clickCount,
        "button": isDown || type == "mouseReleased" ? "left" : "none", "buttons": isDown ? 1 : 0,
      ])
  }

  private func sendTouch(_ type: String, at points: [CGPoint]) async throws {
    let points = points.map { ["x": Double($0.x), "y": Double($0.y)] }
    try await send("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
  }

  /// The points after the first, each with `count - 1` points on the way to it.
  private func steps(along points: [CGPoint], _ count: Int) -> [CGPoint] {
    zip(points, points.dropFirst()).flatMap { start, end in
      (1...count).map { step in
        let share = Double(step) / Double(count)
        return CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      }
    }
  }
}
