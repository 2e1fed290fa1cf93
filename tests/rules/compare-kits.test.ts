import { expect, test } from "vitest";
import { addedContents, compareKits, sharedDevices } from "#app/kits/compare/compare-kits.ts";

const complement = (quantity: number, short: string, device?: string) => ({ quantity, short, device });

test("lists devices in the order of first appearance, with the name of the smallest quantity", () => {
  const small = [complement(1, "Panel", "panel"), complement(2, "Sensores", "sensor"), complement(1, "Placa")];
  const large = [
    complement(1, "Panel", "panel"),
    complement(3, "Sensores", "sensor"),
    complement(1, "Sirena", "siren"),
    complement(1, "Placa"),
  ];
  const tiny = [complement(1, "Sensor", "sensor"), complement(1, "Llave"), complement(3, "Llave")];
  const rows = compareKits([small, large, tiny].map((complements) => ({ complements })));
  expect(rows.map(({ name, quantities }) => [name, ...quantities])).toEqual([
    ["Panel", 1, 1, 0],
    ["Sensor", 2, 3, 1],
    ["Placa", 1, 1, 0],
    ["Sirena", 0, 1, 0],
    ["Llave", 0, 0, 4],
  ]);
});

test("lists nothing without kits", () => expect(compareKits([])).toEqual([]));

const kit = (devices: Record<string, number>) => ({
  complements: Object.entries(devices).map(([device, quantity]) => ({ _key: device, quantity, device })),
});

test("a kit says what it has more of than the one before it", () => {
  const flat = kit({ panel: 1, sensor: 2 });
  expect(addedContents(flat, undefined)).toBeUndefined();
  expect(addedContents(kit({ panel: 1, sensor: 3, siren: 1 }), flat)).toEqual(["sensor", "siren"]);
  expect(addedContents(kit({ panel: 1, siren: 1 }), flat)).toEqual(["siren"]);
});

test("kits share the devices that all of them have in the same quantity", () => {
  const flat = kit({ panel: 1, sensor: 1, keys: 4 });
  const house = kit({ panel: 1, sensor: 2, siren: 1, keys: 4 });
  expect(sharedDevices([flat, house])).toEqual(["panel", "keys"]);
  expect(sharedDevices([flat])).toEqual([]);
  expect(sharedDevices([])).toEqual([]);
  const unnamed = { complements: [{ _key: "unnamed", quantity: 1 }] };
  expect(sharedDevices([unnamed, unnamed])).toEqual([]);
});
