import Testing

@testable import UIKit

/// Views can be made from their class alone, although their `init(frame:)` is not `required`.
@MainActor
struct MakingTests {
  private let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test(arguments: [UIView.self, Plain.self, Stored.self, Deep.self, Last.self] as [UIView.Type])
  func `a view made from its class has the class and the frame`(type: UIView.Type) {
    let view = type.make(frame: frame)
    #expect(Swift.type(of: view) == type)
    expectEqual(view.frame, frame)
  }

  @Test func `the class's own initializer runs`() {
    let type: UIView.Type = Last.self
    let view = type.make(frame: frame) as? Last
    expectEqual(view?.log, ["Stored", "Last"])
    expectEqual(view?.name, "deep")
    expectEqual(view?.object.count, 2)
  }

  @Test func `a view is made from a class found by name`() throws {
    let type = try #require(NSClassFromString("UIKit.UILabel") as? UIView.Type)
    #expect(type.make(frame: frame) is UILabel)
  }

  @Test func `a view has a layer of its layerClass`() {
    expectEqual((Layered().layer as? OwnLayer)?.name, "own")
    #expect(type(of: UIView().layer) == CALayer.self)
  }

  @Test func `a class without init(frame:) ends the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let type: UIView.Type = ViewWithoutFrameInitializer.self
        _ = type.make(frame: .zero)
      }
    }
  }
}

private final class Plain: UIView {}

/// Written as in an app: the initializer is overridden without `required`.
private class Stored: UIView {
  var log: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    log.append("Stored")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private class Deep: Stored {
  var name = "deep"
}

private final class Last: Deep {
  let object: NSArray

  override init(frame: CGRect) {
    object = [1, 2]
    super.init(frame: frame)
    log.append("Last")
  }

  required init?(coder: NSCoder) { nil }
}

private final class OwnLayer: CALayer {
  override init() {
    super.init()
    name = "own"
  }
}

private final class Layered: UIView {
  override class var layerClass: AnyClass { OwnLayer.self }
}

private final class ViewWithoutFrameInitializer: UIView {
  let name: String

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
