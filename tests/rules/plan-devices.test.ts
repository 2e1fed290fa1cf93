import { describe, expect, test } from "vitest";
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
