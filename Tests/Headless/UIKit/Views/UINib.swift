import Foundation

/// An archive of views that a layout's decoration views can be made of.
///
/// There are no such files here. One that is named is empty; `Headless.nib(making:)` gives one with
/// contents.
@MainActor
open class UINib: NSObject {
  /// What unpacking the archive makes.
  private(set) var makeContents: @MainActor () -> [Any] = { [] }

  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init()
  }

  convenience init(contents makeContents: @escaping @MainActor () -> [Any]) {
    self.init()
    self.makeContents = makeContents
  }
}
