import { describe, expect, test } from "vitest";
import { houseAround } from "#app/kits/plan/plan-devices.ts";

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

  test("a device is drawn smaller than in the whole house, with its foot in the same place", () => {
    const around = houseAround(HOUSE, "panel");
    const [near] = around?.places ?? [];
    const { top = 0 } = around?.distributiveImage.crop ?? {};
    // In pixels of the whole house.
    const size = ((near?.size ?? 0) / 100) * 840;
    const middle = 1200 * (top ?? 0) + ((near?.y ?? 0) / 100) * 840;
    const whole = { size: 0.06 * 1600, middle: 0.45 * 1200 };
    expect(size).toBeCloseTo(0.8 * whole.size);
    expect(middle + size / 2).toBeCloseTo(whole.middle + whole.size / 2);
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
