import { cropPicture, type PictureSource } from "#app/ui/picture-source.ts";

/** The radius of the room that is kept for a number, in hundredths of the picture's width. */
const ROOM = 3.2;

/**
 * A number in a plan, in pixels of the picture, and from there the end of its line at the edge of its device. A tuple, because pages hold
 * many of them.
 */
export type Mark = [number: number, x: number, y: number, edgeX: number, edgeY: number];

interface NumberedHouse {
  distributiveImage: PictureSource;
  places: { device: string; x: number; y: number; size: number }[];
}

interface NumberedDevice {
  id: string | undefined;
  quantity: number;
}

/**
 * The numbers of devices in a house, one beside each of them: three sensors have the same number three times. The devices are numbered in
 * their order, with a number for those without a place too.
 */
export function numberDevices(house: NumberedHouse, devices: NumberedDevice[]): Mark[] {
  const { width = 1600, height = 1200 } = cropPicture(house.distributiveImage);
  const unit = width / 100;
  const places = devices.flatMap(({ id, quantity }, position) =>
    house.places
      .filter(({ device }) => device === id)
      .slice(0, quantity)
      .map((place) => ({ ...place, number: position + 1 })),
  );
  const spots = markSpots(
    places.map(({ x, y, size }) => ({ x, y: (y * height) / width, size })),
    (100 * height) / width,
  );
  // Tens of pixels are near enough, and make pages shorter.
  const pixels = (length: number) => 10 * Math.round((length * unit) / 10);
  return places.flatMap(({ number }, position): Mark[] => {
    const spot = spots[position];
    if (!spot) return [];
    const { x, y, edge } = spot;
    return [[number, pixels(x), pixels(y), pixels(edge.x - x), pixels(edge.y - y)]];
  });
}

/** A point of a picture, in hundredths of its width. */
interface Spot {
  x: number;
  y: number;
}

/** How many directions are tried around a device, and how many rings, each a quarter of a mark further out. */
const DIRECTIONS = 16;
const RINGS = 12;

/** The direction that is tried first: up and to the left. */
const FIRST = -0.75 * Math.PI;

/**
 * Where the marks of devices go: beside their device and off it, inside the picture, none on another one, and on another device only
 * where nothing else is left. In the same order as the devices, each with the point of its device's edge that it belongs to.
 */
export function markSpots(devices: (Spot & { size: number })[], height: number) {
  const spots: (Spot & { edge: Spot })[] = [];
  const isInside = ({ x, y }: Spot) => x > ROOM && x < 100 - ROOM && y > ROOM && y < height - ROOM;
  for (const device of devices) {
    const around = spotsAround(device).filter(isInside);
    const apart = around.filter((spot) => spots.every((other) => distance(spot, other) >= 2.1 * ROOM));
    const free = apart.find((spot) =>
      devices.every((other) => other === device || distance(spot, other) >= ROOM + other.size / 3),
    );
    const spot = free ?? apart[0] ?? device;
    spots.push({ ...spot, edge: edgeOf(device, spot) });
  }
  return spots;
}

/** The nearest first. */
function spotsAround({ x, y, size }: Spot & { size: number }): Spot[] {
  return Array.from({ length: DIRECTIONS * RINGS }, (_, number) => {
    const reach = size / 3 + ROOM * (1 + Math.floor(number / DIRECTIONS) / 4);
    // To both sides of the first direction by turns.
    const step = number % DIRECTIONS;
    const turn = (step % 2 ? 1 : -1) * Math.ceil(step / 2);
    const angle = FIRST + (turn * 2 * Math.PI) / DIRECTIONS;
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
  });
}

/** The point of a device's edge that is nearest to its mark. */
function edgeOf({ x, y, size }: Spot & { size: number }, spot: Spot): Spot {
  const share = size / 4 / Math.max(distance({ x, y }, spot), size / 4);
  return { x: x + share * (spot.x - x), y: y + share * (spot.y - y) };
}

const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);
