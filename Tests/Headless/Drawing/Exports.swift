@_exported import Pictures
