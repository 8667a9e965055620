import UIKit

/// A label with a switch, which is at the trailing edge of what is proposed.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  nonisolated(unsafe) private let label: Label

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    HStack {
      label
      Spacer()
      SwitchView(isOn: isOn)
    }
  }
}

extension Toggle where Label == Text {
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

private struct SwitchView: UIViewRepresentable {
  let isOn: Binding<Bool>

  @MainActor final class Coordinator {
    var isOn: Binding<Bool>

    init(_ isOn: Binding<Bool>) {
      self.isOn = isOn
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(isOn) }

  func makeUIView(context: Context) -> UISwitch {
    let control = UISwitch()
    let change = UIAction { [coordinator = context.coordinator] action in
      guard let control = action.sender as? UISwitch else { return }
      coordinator.isOn.wrappedValue = control.isOn
    }
    control.addAction(change, for: .valueChanged)
    return control
  }

  func updateUIView(_ control: UISwitch, context: Context) {
    context.coordinator.isOn = isOn
    control.isOn = isOn.wrappedValue
    control.isEnabled = context.environment.isEnabled
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISwitch, context: Context
  ) -> CGSize? {
    uiView.intrinsicContentSize
  }
}
