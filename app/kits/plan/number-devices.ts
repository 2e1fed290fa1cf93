import { cropPicture, type PictureSource } from "#app/ui/picture-source.ts";
import { markSpots } from "./mark-spots.ts";

/** The room that is kept for a number, in hundredths of the picture's width. */
const ROOM = 3.2;

/** A number in a plan, and the end of its line at the edge of its device, in pixels of the picture. */
export interface Mark {
  number: number;
  x: number;
  y: number;
  /** From the number. */
  edge: [x: number, y: number];
}

interface NumberedHouse {
  distributiveImage: PictureSource;
  places: { device: string; x: number; y: number; size: number }[];
}

/**
 * The numbers of devices in a house, each beside the first place of its device. The devices are numbered in their order, with a number for
 * those without a place too.
 */
export function numberDevices(house: NumberedHouse, devices: (string | undefined)[]): Mark[] {
  const { width = 1600, height = 1200 } = cropPicture(house.distributiveImage);
  const unit = width / 100;
  const places = devices.flatMap((id, position) => {
    const place = house.places.find(({ device }) => device === id);
    return place ? [{ ...place, number: position + 1 }] : [];
  });
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
    return [{ number, x: pixels(x), y: pixels(y), edge: [pixels(edge.x - x), pixels(edge.y - y)] }];
  });
}
