/// Whether assertions are checked, as in debug builds. An optimized build knows that this is false, and leaves
/// out what depends on it.
var isDebugBuild: Bool {
  var isDebug = false
  func check() -> Bool {
    isDebug = true
    return true
  }
  assert(check())
  return isDebug
}
