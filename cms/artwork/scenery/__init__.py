"""Clay models of dwellings and premises, and props for pictures of offers and pages.

Unlike devices, they use *floor coordinates*: x to the right, y away from the viewer, z up. A picture places them with
`lean=90`, which cancels the rotation of face coordinates. Props marked as elevations use face coordinates.
"""
