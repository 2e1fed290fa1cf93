import { cropPicture, type PictureSource } from "#app/ui/picture-source.ts";
import { markSpots } from "./mark-spots.ts";

/** The room that is kept for a number, in hundredths of the picture's width. */
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
    { radius: ROOM, height: (100 * height) / width },
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
