import Testing

/// Expects that two values are equal, and names both if they are not.
///
/// The compiler checks the types of `#expect(actual == expected)` several times. With a literal that takes long:
/// nested arrays of numbers took some 60 milliseconds, and as arguments of a function they take three.
///
/// - Parameter sourceLocation: where a failure is shown, or nil for the place of the call.
func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard actual != expected else { return }
  // Pictures have several lines.
  let both = [String(describing: actual), String(describing: expected)]
  let values = both.joined(
    separator: both.contains { $0.contains("\n") } ? "\nis not\n" : " is not ")
  Issue.record(
    Comment(rawValue: comment().map { "\(values): \($0)" } ?? values),
    sourceLocation: sourceLocation
      ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
