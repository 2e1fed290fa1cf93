import { describe, expect, test } from "vitest";
import { markSpots } from "#app/kits/plan/number-devices.ts";
import { devicesOf, houseAround, takenPlaces, withTakenPlaces } from "#app/kits/plan/plan-devices.ts";

const PLACES = ["sensor", "panel", "sensor", "camera", "sensor"].map((device, place) => ({ device, place }));

const taken = (devices: Parameters<typeof takenPlaces>[1]) =>
  takenPlaces(PLACES, devices).map(({ place, shown }) => `${place.place} ${shown.extra ?? shown.name}`);

describe("the places of a house", () => {
  test("a device takes as many as there are of it, in their order", () => {
    expect(taken([{ id: "sensor", name: "Sensor", quantity: 2 }])).toEqual(["0 Sensor", "2 Sensor"]);
    expect(taken([{ id: "sensor", name: "Sensor", quantity: 4 }])).toHaveLength(3);
    expect(taken([{ id: "keypad", name: "Teclado", quantity: 1 }])).toEqual([]);
  });

  test("an extra takes the next place after those of the kit", () => {
    const devices = devicesOf({
      complements: [
        { quantity: 1, short: "Sensor", device: { _id: "sensor" } },
        { quantity: 1, short: "Sin ficha" },
      ],
      extras: [
        { extraId: "otro", name: "Otro sensor", device: "sensor" },
        { extraId: "camara", name: "Cámara", device: "camera" },
      ],
    });
    expect(taken(devices)).toEqual(["0 Sensor", "2 otro", "3 camara"]);
  });

  test("a kit's page is sent only those", () => {
    const kit = {
      complements: [{ quantity: 1, short: "Sensor", device: "sensor" }],
      extras: [],
      house: { places: PLACES },
    };
    expect(withTakenPlaces(kit).house.places).toEqual([PLACES[0]]);
    expect(withTakenPlaces({ complements: [], extras: [] })).toEqual({ complements: [], extras: [] });
  });
});

describe("the numbers of a plan", () => {
  const radius = 3.2;
  const height = 75;
  const crowd = Array.from({ length: 12 }, (_, number) => ({
    x: 10 + (number % 4) * 6,
    y: 10 + Math.floor(number / 4) * 6,
    size: 7,
  }));
  const spots = markSpots(crowd, height);

  test("none covers another one, however close the devices are", () => {
    const gaps = spots.flatMap((one, position) =>
      spots.slice(position + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * radius);
  });

  test("all are inside the picture", () => {
    for (const { x, y } of spots) {
      expect(Math.min(x, 100 - x, y, height - y)).toBeGreaterThanOrEqual(radius);
    }
  });
});

const place = (_key: string, device: string, x: number, y: number) => ({ _key, device, x, y, size: 6 });

const HOUSE = {
  _id: "house",
  distributiveImage: { url: "house-1600x1200.png" },
  places: [
    place("panel", "panel", 40, 45),
    place("siren", "siren", 10, 30),
    place("first sensor", "sensor", 90, 80),
    place("second sensor", "sensor", 60, 55),
  ],
};

describe("the surroundings of a device in a house", () => {
  test.each([
    ["the device towards the middle", "panel", [16, 12, 31, 18], [[45, 49]]],
    ["at an edge of the house", "siren", [0, 2, 48, 28], [[19, 41]]],
    [
      "around its first place, with its others",
      "sensor",
      [48, 30, 0, 0],
      [
        [81, 73],
        [24, 37],
      ],
    ],
  ])("%s", (_name, device, [left, top, right, bottom], places) => {
    const around = houseAround(HOUSE, device);
    const percent = (part?: number | null) => Math.round((part ?? 0) * 100);
    const { crop } = around?.distributiveImage ?? {};
    expect([crop?.left, crop?.top, crop?.right, crop?.bottom].map(percent)).toEqual([left, top, right, bottom]);
    expect(around?.places.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual(places);
    expect(around?.places.every(({ size }) => Math.round(size) === 9)).toBe(true);
  });

  test("a picture with more pixels is shown nearer", () => {
    const around = houseAround({ ...HOUSE, distributiveImage: { url: "house-2400x1800.png" } }, "panel");
    const { left = 0, right = 0, top = 0, bottom = 0 } = around?.distributiveImage.crop ?? {};
    expect([1 - (left ?? 0) - (right ?? 0), 1 - (top ?? 0) - (bottom ?? 0)].map((part) => part.toFixed(3))).toEqual([
      "0.350",
      "0.467",
    ]);
    expect(around?.places.map(({ size }) => size.toFixed(2))).toEqual(["13.71"]);
  });

  test("a house without a place for the device has none", () => {
    expect(houseAround(HOUSE, "keypad")).toBeUndefined();
  });
});
