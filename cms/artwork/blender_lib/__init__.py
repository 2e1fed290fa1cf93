"""Shared by all pictures: shapes, materials, lighting, rendering and post-processing."""
