import { describe, expect, test } from "vitest";
import { houseAround } from "#app/kits/plan/house-around.ts";

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
    ["the device towards the middle", "panel", [13, 7, 27, 13], [[45, 48]]],
    ["at an edge of the house", "siren", [0, 0, 40, 20], [[17, 38]]],
    [
      "around its first place, with its others",
      "sensor",
      [40, 20, 0, 0],
      [
        [83, 75],
        [33, 44],
      ],
    ],
  ])("%s", (_name, device, [left, top, right, bottom], places) => {
    const around = houseAround(HOUSE, device);
    const percent = (part?: number | null) => Math.round((part ?? 0) * 100);
    const { crop } = around?.distributiveImage ?? {};
    expect([crop?.left, crop?.top, crop?.right, crop?.bottom].map(percent)).toEqual([left, top, right, bottom]);
    expect(around?.places.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual(places);
    expect(around?.places.every(({ size }) => size === 10)).toBe(true);
  });

  test("a picture with more pixels is shown nearer", () => {
    const around = houseAround({ ...HOUSE, distributiveImage: { url: "house-2400x1800.png" } }, "panel");
    const { left = 0, right = 0, top = 0, bottom = 0 } = around?.distributiveImage.crop ?? {};
    expect([1 - (left ?? 0) - (right ?? 0), 1 - (top ?? 0) - (bottom ?? 0)].map((part) => part.toFixed(3))).toEqual([
      "0.400",
      "0.533",
    ]);
    expect(around?.places.map(({ size }) => size)).toEqual([15]);
  });

  test("a house without a place for the device has none", () => {
    expect(houseAround(HOUSE, "keypad")).toBeUndefined();
  });
});
