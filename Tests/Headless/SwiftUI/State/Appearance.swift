import UIKit

/// Views appear while what hosts them is in a window. Their actions run at once; a device runs them before it draws.
extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearingView(content: self, onAppear: action)
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearingView(content: self, onDisappear: action)
  }

  /// Runs a task from when the view appears until it disappears.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    AppearingView(content: self, task: (priority, action))
  }
}

/// A view that is told when it appears and disappears.
struct AppearingView<Content: View>: View, PrimitiveView {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) var onAppear: (() -> Void)?
  nonisolated(unsafe) var onDisappear: (() -> Void)?
  var task: (priority: TaskPriority, action: @Sendable () async -> Void)?

  nonisolated init(
    content: Content, onAppear: (() -> Void)? = nil, onDisappear: (() -> Void)? = nil,
    task: (priority: TaskPriority, action: @Sendable () async -> Void)? = nil
  ) {
    self.content = content
    self.onAppear = onAppear
    self.onDisappear = onDisappear
    self.task = task
  }

  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    Places.enter(.type(ObjectIdentifier(PlacedAppearance.self))) {
      let placed = Places.current.kept(PlacedAppearance.init)
      (placed.onAppear, placed.onDisappear, placed.task) = (onAppear, onDisappear, task)
      return content.nodes(environment)
    }
  }
}

/// The actions of a view at its place, and whether the view has appeared.
final class PlacedAppearance: Placed {
  var boxes: [String: AnyStateBox] = [:]
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  var task: (priority: TaskPriority, action: @Sendable () async -> Void)?
  private var running: Task<Void, Never>?
  private var hasAppeared = false

  func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    onAppear?()
    if let task { running = Task(priority: task.priority, operation: task.action) }
  }

  func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    running?.cancel()
    onDisappear?()
  }
}
