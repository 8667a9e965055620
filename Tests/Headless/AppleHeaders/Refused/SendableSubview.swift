import SwiftUI

// refused: type 'LayoutSubview' does not conform to the 'Sendable' protocol
@available(iOS 16, *)
func keep<Value: Sendable>(_ value: Value) {}

@available(iOS 16, *)
func keep(firstOf subviews: LayoutSubviews) {
  keep(subviews[0])
}
