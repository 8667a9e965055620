import Foundation
import PlaygroundSupport

/// The page of `PlaygroundSupport`, which here shows what the arguments ask for.
///
/// `main.swift` is the page of Xcode's playground, which must not know of arguments, and nothing of this
/// program runs before it. But its name `PlaygroundPage` means this enumeration, because a declaration of
/// the module hides an imported one. So this is where the program reads its arguments: when the page first
/// names its `current`. In Xcode the page is compiled without this file.
@MainActor
enum PlaygroundPage {
  static let current: PlaygroundSupport.PlaygroundPage = {
    let page = PlaygroundSupport.PlaygroundPage.current
    do throws(PlaygroundCommand.UsageError) {
      let command = try PlaygroundCommand(Array(CommandLine.arguments.dropFirst()))
      if let text = command.text {
        print(text)
        exit(EXIT_SUCCESS)
      }
      page.show = command.show
    } catch {
      FileHandle.standardError.write(Data("error: \(error.message)\n".utf8))
      exit(EX_USAGE)
    }
    return page
  }()
}
