import { expect, test } from "vitest";
import { addedContents, sharedDevices } from "#app/kits/compare/compare-kits.ts";

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
