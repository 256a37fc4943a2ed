"""Other packages' names for what this package does, so that code written against them runs unchanged."""
