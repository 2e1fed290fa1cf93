"""Cut-away models of dwellings and premises, and the devices that pages lay over them.

`view` is the camera that all of them share, `shell` and the modules of furniture build the rooms, one module for each
house puts them together, `places` has the mounting points, `base_picture` and `spot_picture` render.
"""
