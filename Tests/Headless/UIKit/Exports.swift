// UIKit exports these modules on Apple's platforms too.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import UIFoundation
