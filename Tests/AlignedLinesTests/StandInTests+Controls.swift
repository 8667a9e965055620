import SwiftUI
import Testing
import UIKit

/// Controls of SwiftUI, which are controls of UIKit here.
@MainActor
struct StandInControlTests {
  final class Values {
    var isOn = false
    var text = "a"
  }

  private let values = Values()
  private var isOn: Binding<Bool> {
    Binding(get: { [values] in values.isOn }, set: { [values] in values.isOn = $0 })
  }
  private var text: Binding<String> {
    Binding(get: { [values] in values.text }, set: { [values] in values.text = $0 })
  }

  @Test func `a toggle takes the proposed width, and its switch writes to the binding`() throws {
    let host = WindowHost(Toggle("Bell", isOn: isOn), size: CGSize(width: 200, height: 50))
    expectEqual(
      host.window.subviews.map(\.frame),
      [CGRect(x: 0, y: 15, width: 32, height: 20), CGRect(x: 149, y: 9.5, width: 51, height: 31)])
    let control = try #require(host.window.subviews.last as? UISwitch)
    Headless.tap(control)
    #expect(values.isOn)
    values.isOn = false
    host.update(Toggle("Bell", isOn: isOn).disabled(true))
    #expect(host.window.subviews.last === control && !control.isOn)
    Headless.tap(control)
    #expect(!values.isOn)
  }

  @Test func `a text field takes the proposed width, and typing writes to the binding`() throws {
    let host = WindowHost(TextField("Name", text: text), size: CGSize(width: 200, height: 50))
    let field = try #require(host.window.subviews.first as? UITextField)
    expectEqual(field.frame, CGRect(x: 0, y: 14, width: 200, height: 22))
    expectEqual(field.placeholder, "Name")
    expectEqual(field.text, "a")
    Headless.tap(field)
    Headless.type("b", in: host.window)
    expectEqual(values.text, "ab")
    values.text = "c"
    host.update(TextField("Name", text: text).font(.system(size: 14)))
    expectEqual(field.text, "c")
    expectEqual(field.bounds.height, 18)
  }

  @Test func `a color has its components`() throws {
    let host = WindowHost(
      Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5), size: CGSize(width: 10, height: 10))
    expectEqual(
      host.window.subviews.first?.backgroundColor?.cgColor,
      UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5).cgColor)
  }
}
