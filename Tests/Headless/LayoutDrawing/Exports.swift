@_exported import AlignedLayoutTesting
@_exported import Pictures
