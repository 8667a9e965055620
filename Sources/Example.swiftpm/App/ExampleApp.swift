import SwiftUI
import UIKit

@main
struct ExampleApp: App {
  var body: some Scene {
    WindowGroup { AppView().ignoresSafeArea() }
  }
}

/// The controllers of UIKit in the app's window.
private struct AppView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> AppController { AppController() }

  func updateUIViewController(_ controller: AppController, context: Context) {}
}
