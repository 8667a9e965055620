import Foundation

/// A nib, from which decoration views can be made.
///
/// There are no nib files here, so a nib with a name is empty. `Headless.nib(making:)` returns one
/// with contents.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Makes the objects of the nib.
  private(set) var makeContents: @MainActor () -> [Any] = { [] }

  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init()
  }

  convenience init(contents makeContents: @escaping @MainActor () -> [Any]) {
    self.init()
    self.makeContents = makeContents
  }
}
