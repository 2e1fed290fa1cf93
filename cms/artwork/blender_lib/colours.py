"""Clay materials: matt, warm whites and greens, a little orange."""
from blender_lib import materials as m


def clay(name, colour, roughness=0.66, sheen=0.20):
    """Plastic without clear coat, which would reflect the rim light on lawns and roofs."""
    material = m.plastic(name, colour, roughness, sheen)
    material.node_tree.nodes["Principled BSDF"].inputs["Clearcoat"].default_value = 0
    return material


def wall():
    return clay("wall", [0.80, 0.735, 0.62])


def chalk():
    """Frames, sills, mouldings: lighter than the wall."""
    return clay("chalk", [0.86, 0.85, 0.82])


def sand():
    """Plinths and ground floors: darker than the wall."""
    return clay("sand", [0.56, 0.50, 0.41])


def base():
    return clay("base", [0.36, 0.40, 0.34])


def lawn():
    return clay("lawn", [0.105, 0.235, 0.105])


def paving():
    return clay("paving", [0.62, 0.595, 0.53])


def asphalt():
    return clay("asphalt", [0.16, 0.18, 0.175])


def roof():
    return clay("roof", [0.003, 0.060, 0.047], 0.75, 0.10)


def leaf():
    return clay("leaf", [0.030, 0.150, 0.070])


def leaf_light():
    return clay("leaf light", [0.085, 0.235, 0.085])


def trunk():
    return clay("trunk", [0.20, 0.105, 0.052])


def wood():
    return clay("wood", [0.46, 0.27, 0.13], 0.5)


def orange():
    return clay("orange", [0.86, 0.105, 0.018], 0.45)


def grey():
    return clay("grey", [0.30, 0.32, 0.31])


def pane():
    """Windows by day: dark glass with a hint of green."""
    return m.plastic("pane", [0.020, 0.055, 0.058], 0.16, sheen=0.6)


def water():
    return clay("water", [0.016, 0.190, 0.205], 0.40, 0.35)


def _shine(name, colour, strength):
    """Looks lit but casts no light: hundreds of small lamps would add noise."""
    material = m.glow(name, colour, strength)
    material.cycles.sample_as_light = False
    return material


def lit(strength=1.0):
    """A lit window."""
    return _shine(f"lit {strength}", [1.0, 0.20, 0.028], strength)


def room(strength=0.8):
    """Lit walls inside: paler than a lit window, because furniture stands in front of them."""
    return _shine(f"room {strength}", [1.0, 0.52, 0.20], strength)


def lamp():
    return _shine("lamp", [1.0, 0.62, 0.28], 2.2)
