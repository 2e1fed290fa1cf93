import { expect, test } from "vitest";
import { addedContents } from "#app/kits/added-contents.ts";

const kit = (devices: Record<string, number>) => ({
  complements: Object.entries(devices).map(([device, quantity]) => ({ _key: device, quantity, device })),
});

test("a kit says what it has more of than the one before it", () => {
  const flat = kit({ panel: 1, sensor: 2 });
  expect(addedContents(flat, undefined)).toBeUndefined();
  expect(addedContents(kit({ panel: 1, sensor: 3, siren: 1 }), flat)).toEqual(["sensor", "siren"]);
  expect(addedContents(kit({ panel: 1, siren: 1 }), flat)).toEqual(["siren"]);
});
