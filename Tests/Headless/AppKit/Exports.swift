// AppKit exports these modules on Apple's platforms too. The last one contains what AppKit and UIKit share.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import UIFoundation
