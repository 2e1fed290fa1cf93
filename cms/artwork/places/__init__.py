"""Clay models of dwellings and premises, and the props that stand in pictures of offers and pages.

Unlike devices, places are made in *floor coordinates*: x to the right, y away from the viewer, z up. A picture
stands them with `lean=90`, which is "as they lie".
"""
