"""One file per device; each offers `build()`, which returns the parts of the device in face coordinates."""
