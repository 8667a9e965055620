/// How a change of state animates. Nothing animates here; representables get the animation in their context.
@frozen public struct Animation: Equatable, Sendable {
  private let name: String

  public static let `default` = Animation(name: "default")
  public static var easeInOut: Animation { Animation(name: "easeInOut") }
}

/// The context of an update.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The transaction of the innermost call of `withTransaction` or `withAnimation`.
  package static var current: Transaction { TransactionBox.current?.transaction ?? Transaction() }
}

/// Sends a transaction into a task-local value.
private final class TransactionBox: @unchecked Sendable {
  @TaskLocal static var current: TransactionBox?
  let transaction: Transaction

  init(_ transaction: Transaction) {
    self.transaction = transaction
  }
}

/// Makes an animation that of updates in the closure.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes a transaction that of updates in the closure.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try TransactionBox.$current.withValue(TransactionBox(transaction), operation: body)
}
