"""The buildings of kits and offers in their surroundings, which go on beyond the edges of the picture. Upright coordinates, as in `wall`."""
from blender_lib import clay as c, colours as k, staging
from houses import paint
from scenery import bajo_atico, chalet, garden as g, office, openings as o, piso, second_home, shop, workshop

FAR = 40.0
KERB = -1.42  # where the pavement ends and the road begins


def ground(width, depth):
    """Lawn, pavement and road along the front; the frame of the picture is a plot of the given size."""
    wide = FAR / 2
    return [
        *staging.unseen([g.base(width, depth)]),
        *staging.beyond([
            c.block("lawn", (FAR, FAR, 0.10), paint.felt(), (0, 0, -0.12)),
            c.block("pavement", (FAR, 0.46, 0.06), k.paving(), (0, KERB + 0.23, -0.03), 0.01),
            c.block("road", (FAR, 1.50, 0.02), k.asphalt(), (0, KERB - 0.75, -0.015), 0.005),
            *(c.block("line", (0.42, 0.06, 0.02), k.chalk(), (0.84 * i - wide / 2, KERB - 0.75, -0.010), 0.005) for i in range(24)),
            c.block("far pavement", (FAR, 6.0, 0.06), k.paving(), (0, KERB - 4.50, -0.03), 0.01),
        ]),
    ]


def neighbours(*places):
    """Blocks of flats whose windows are dark; a place is (x, y, storeys)."""
    parts = []
    for x, y, storeys in places:
        tall = 0.70 + 0.64 * storeys
        parts += [
            c.block("neighbour", (2.0, 1.36, tall), k.sand(), (x, y, 0), 0.035),
            c.block("cornice", (2.12, 1.48, 0.10), k.chalk(), (x, y, tall - 0.03), 0.03),
        ]
        for storey in range(storeys + 1):
            for side in (-0.6, 0.0, 0.6):
                parts += c.hang(o.window(0.40, 0.44, k.pane(), sill=False), (x + side, y - 0.68, 0.20 + 0.64 * storey))
            for side in (-0.34, 0.34):
                parts += c.hang(o.window(0.36, 0.40, k.pane(), sill=False), (x + 1.0, y + side, 0.22 + 0.64 * storey), 90)
    return staging.beyond(parts)


def trees(*places):
    """A place is (x, y) and the height of the tree."""
    return staging.beyond([
        part for i, (x, y, height) in enumerate(places)
        for part in g.tree((x, y), height, height * 0.31, k.leaf_light() if i % 2 else k.leaf())
    ])


def flats():
    return [
        *ground(3.2, 2.3),
        *piso.body(), *piso.front(), *piso.side(), *piso.roof(),
        *neighbours((-2.55, 0.10, 2), (2.75, 0.10, 2), (-5.2, 0.10, 3), (5.6, 0.10, 3)),
        *trees((-1.35, -1.05, 0.95), (1.42, -1.05, 0.90), (-3.4, -1.05, 0.95), (3.6, -1.05, 1.0),
               (-1.0, 2.4, 1.5), (1.4, 2.6, 1.6), (3.6, 2.6, 1.5), (-3.4, 2.4, 1.4), (6.2, -1.0, 0.9)),
        *staging.beyond(g.lamp_post((0.62, -1.30), 0.80)),
        *staging.beyond(g.car((-0.62, KERB - 0.38), 0, k.orange())),
    ]


def garden_flat_and_attic():
    return [
        *ground(3.2, 2.3),
        *bajo_atico.body(), *bajo_atico.garden_flat(), *bajo_atico.middle(), *bajo_atico.attic(),
        *staging.beyond([
            g.patch(1.72, 0.60, k.paving(), (0.16, -0.92), height=g.PATH),
            *g.hedge(1.36, (-1.12, -1.16)), *g.hedge(1.36, (1.30, -1.16)),
            *g.hedge(1.10, (-1.80, -0.60), turn=90), *g.hedge(1.10, (1.94, -0.60), turn=90),
        ]),
        *neighbours((5.2, 0.20, 2), (-4.7, 0.20, 2)),
        *trees((-1.75, 0.30, 1.25), (1.95, 0.70, 1.15), (-2.7, -0.5, 1.0), (2.9, -0.5, 1.1),
               (-1.2, 2.2, 1.4), (1.2, 2.4, 1.5), (3.1, 2.2, 1.3), (-3.2, 2.0, 1.4)),
    ]


def detached():
    return [
        *ground(4.3, 2.9),
        *c.move([*chalet.house(), *chalet.porch(), *chalet.garage(), *staging.beyond(chalet.garden())], (0, 0.35, 0)),
        *trees((-2.9, 0.6, 1.4), (3.1, 0.4, 1.3), (-3.6, -0.5, 1.1), (-1.4, 2.7, 1.5), (0.6, 2.9, 1.6), (2.4, 2.6, 1.4), (4.2, -0.4, 1.1), (4.4, 1.6, 1.5), (-4.6, 1.4, 1.5)),
    ]


def corner_shop():
    return [
        *ground(3.4, 2.6), *on_pavement(),
        *shop.house(), *shop.shop_front(), *shop.upper_floor(), *staging.beyond(shop.street()),
        *neighbours((-3.1, 0.34, 2), (4.2, 0.34, 2)),
        *trees((1.72, 0.95, 1.35), (-1.75, -0.9, 1.1), (2.6, -0.95, 1.1), (-0.6, 2.6, 1.5), (1.4, 2.7, 1.5)),
        *staging.beyond(g.lamp_post((-2.5, -1.22), 1.10)),
    ]


def commercial_unit():
    return [
        *ground(3.5, 2.6), *on_pavement(),
        *workshop.house(), *workshop.gate(), *workshop.inside(), *workshop.entrance(), *staging.beyond(workshop.street()),
        *neighbours((-3.3, 0.42, 1), (3.7, 0.42, 2)),
        *trees((2.3, -0.9, 1.1), (-1.9, -0.95, 1.0), (-0.8, 2.6, 1.4), (1.2, 2.7, 1.5)),
    ]


def shop_and_unit():
    """Two businesses, for the kit that suits any."""
    left = [*shop.house(), *shop.shop_front(), *shop.upper_floor(), *staging.beyond(shop.street())]
    right = [*workshop.house(), *workshop.gate(), *workshop.inside(), *workshop.entrance()]
    return [
        *ground(6.0, 2.6), *on_pavement(),
        *c.move(left, (-1.60, 0, 0)), *c.move(right, (1.75, 0, 0)),
        *neighbours((-4.7, 0.34, 2), (5.4, 0.42, 1)),
        *trees((0.20, -0.9, 1.0), (-3.3, -0.9, 1.1), (3.9, -0.95, 1.1), (-2.2, 2.6, 1.5), (0.4, 2.7, 1.5), (2.6, 2.7, 1.5)),
    ]


def office_building():
    floors = [part for floor in range(office.FLOORS) for part in office.storey(floor)]
    return [
        *ground(3.2, 2.4),
        *office.shell(), *floors, *office.roof(), *office.entrance(), *staging.beyond(office.street()),
        *staging.beyond([g.patch(0.74, 0.66, k.paving(), (office.X + office.ENTRANCE, -0.70), height=g.PATH)]),
        *neighbours((-4.6, 0.36, 2), (4.3, 0.36, 1)),
        *trees((2.5, -0.6, 1.1), (-2.5, -0.6, 1.2), (-0.9, 2.6, 1.6), (1.2, 2.7, 1.5)),
    ]


def on_pavement():
    """Paved up to the house, as before shops."""
    return staging.beyond([c.block("square", (FAR, 2.6, 0.06), k.paving(), (0, -0.08, -0.04), 0.01)])


def by_the_sea():
    land = second_home.LAND
    return [
        *staging.unseen([g.base(3.9, 3.0)]),
        *staging.beyond([
            c.block("sea", (FAR, FAR, 0.10), k.water(), (0, 0, -0.05), 0.01),
            c.block("beach", (FAR, FAR, 0.12), k.clay("beach", [0.66, 0.53, 0.34]), (0, FAR / 2 - 0.80, 0), 0.06),
            c.block("rock", (FAR, FAR, 0.30), k.sand(), (0, FAR / 2 - 0.47, 0), 0.12),
            c.block("grass", (FAR, FAR, land), k.lawn(), (0, FAR / 2 - 0.38, 0), 0.10),
        ]),
        *second_home.house(), *second_home.terrace(), *staging.beyond(second_home.shore()),
        *staging.beyond([
            *g.pine((-2.9, 0.5, land), 1.5, 0.46), *g.pine((2.9, 0.9, land), 1.7, 0.50), *g.pine((-2.1, 2.4, land), 1.8, 0.5),
            *g.pine((0.4, 2.8, land), 1.7, 0.5), *g.pine((4.3, 0.2, land), 1.4, 0.42), *g.pine((-4.4, 1.0, land), 1.6, 0.5),
        ]),
    ]
