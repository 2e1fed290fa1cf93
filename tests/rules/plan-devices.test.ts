import { describe, expect, test } from "vitest";
import { markSpots } from "#app/kits/plan/number-devices.ts";
import { devicesOf, takenPlaces, withTakenPlaces } from "#app/kits/plan/plan-devices.ts";

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
