import UIKit

/// A field for one line of text, as wide as what is proposed. Without a font its text has 17 points.
public struct TextField<Label: View>: View {
  private let title: String
  private let text: Binding<String>

  public var body: some View {
    FieldView(title: title, text: text)
  }
}

extension TextField where Label == Text {
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }
}

private struct FieldView: UIViewRepresentable {
  let title: String
  let text: Binding<String>

  @MainActor final class Coordinator {
    var text: Binding<String>

    init(_ text: Binding<String>) {
      self.text = text
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    let change = UIAction { [coordinator = context.coordinator] action in
      coordinator.text.wrappedValue = (action.sender as? UITextField)?.text ?? ""
    }
    field.addAction(change, for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    context.coordinator.text = text
    if field.text != text.wrappedValue { field.text = text.wrappedValue }
    field.placeholder = title
    field.font = (context.environment.font ?? .body).uiFont(in: context.environment)
    field.isEnabled = context.environment.isEnabled
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextField, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }
}
