"""What every device is made of: shapes, materials, light, and the way from samples to a finished picture."""
