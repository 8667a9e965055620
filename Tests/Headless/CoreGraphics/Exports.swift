// Foundation has CGFloat, CGPoint, CGSize and CGRect on platforms without CoreGraphics. Scoped
// exports of these types alone would hide their members.
@_exported import Foundation
