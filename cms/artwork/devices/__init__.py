"""One module for each device. `build()` returns its parts in face coordinates."""
