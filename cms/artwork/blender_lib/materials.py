"""The materials of all devices. Each function creates its material once and then returns the same one.

Base colours are a little deeper than the brand's, because the Filmic view transform lightens and greys lit surfaces.
"""
import bpy


def linear(code):
    """#RRGGBB as Blender's linear values."""
    channels = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def _make(name, **values):
    known = bpy.data.materials.get(name)
    if known:
        return known, None
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    surface = material.node_tree.nodes["Principled BSDF"]
    for key, value in values.items():
        socket = surface.inputs[key.replace("_", " ").title()]
        socket.default_value = (*value, 1) if isinstance(value, (list, tuple)) else value
    return material, surface


def plastic(name, colour, roughness=0.30, sheen=0.5):
    """Moulded plastic: a soft sheen, a thin clear coat, and a faint grain that shows only in highlights."""
    material, surface = _make(name, base_color=colour, roughness=roughness, specular=sheen,
                              clearcoat=sheen / 2, clearcoat_roughness=0.12)
    if surface:
        tree = material.node_tree
        noise, bump = tree.nodes.new("ShaderNodeTexNoise"), tree.nodes.new("ShaderNodeBump")
        noise.inputs["Scale"].default_value = 180
        bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.03, 0.005
        tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
        tree.links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    return material


def white():
    return plastic("white", [0.80, 0.80, 0.79])


def key_white():
    return plastic("key white", [0.84, 0.84, 0.83], 0.36)


def pearl():
    """The PIR window: milky, slightly greyer than the body."""
    return plastic("pearl", [0.52, 0.56, 0.56], 0.24)


def petrol():
    return plastic("petrol", [0.0010, 0.034, 0.030], 0.36, sheen=0.3)


def hood():
    """Outdoor hoods: matt, because the rim light would overexpose them."""
    return plastic("hood", [0.0010, 0.034, 0.030], 0.62, sheen=0.12)


def mandarin():
    return plastic("mandarin", [0.86, 0.085, 0.014], 0.32)


def shadow_gap():
    """The dark bottom of slots and gaps."""
    return plastic("gap", [0.012, 0.016, 0.016], 0.6)


def glass():
    """Black glass in front of electronics."""
    return _make("glass", base_color=[0.007, 0.009, 0.010], roughness=0.10, clearcoat=1.0, clearcoat_roughness=0.03)[0]


def glass_key():
    """Touch keys, slightly lighter than the glass around them."""
    return _make("glass key", base_color=[0.022, 0.030, 0.030], roughness=0.22, clearcoat=0.6)[0]


def lens():
    """Coated lens: deep blue-green, reflective."""
    return _make("lens", base_color=[0.003, 0.012, 0.016], roughness=0.04, clearcoat=1.0, specular=0.8)[0]


def chrome():
    return _make("chrome", base_color=[0.72, 0.73, 0.74], roughness=0.18, metallic=1.0)[0]


def glow(name, colour, strength):
    """LEDs and screens: emissive on black, so that the studio lights do not wash them out."""
    return _make(name, base_color=[0.0, 0.0, 0.0], roughness=0.4, specular=0.0, emission=colour, emission_strength=strength)[0]


def screen(path, strength):
    """A picture on a screen, which shines by itself."""
    material, surface = _make("screen " + path, base_color=[0.0, 0.0, 0.0], roughness=0.4, specular=0.0, emission_strength=strength)
    if surface:
        image = material.node_tree.nodes.new("ShaderNodeTexImage")
        image.image = bpy.data.images.load(path, check_existing=True)
        material.node_tree.links.new(image.outputs["Color"], surface.inputs["Emission"])
        material.cycles.sample_as_light = False
    return material


def led():
    return glow("led", [1.0, 0.062, 0.024], 1.8)


def screen_white(strength=1.3):
    return glow(f"screen white {strength}", [0.93, 1.0, 0.98], strength)
