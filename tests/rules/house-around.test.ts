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
    ["the device in the middle", "panel", [15, 20, 35, 30], [[50, 50]]],
    ["at an edge of the house", "siren", [0, 5, 50, 45], [[20, 50]]],
    [
      "around its first place, with its others",
      "sensor",
      [50, 50, 0, 0],
      [
        [80, 60],
        [20, 10],
      ],
    ],
  ])("%s", (_name, device, [left, top, right, bottom], places) => {
    const around = houseAround(HOUSE, device);
    const percent = (part?: number | null) => Math.round((part ?? 0) * 100);
    const { crop } = around?.distributiveImage ?? {};
    expect([crop?.left, crop?.top, crop?.right, crop?.bottom].map(percent)).toEqual([left, top, right, bottom]);
    expect(around?.places.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual(places);
    expect(around?.places.every(({ size }) => size === 12)).toBe(true);
  });

  test("a house without a place for the device has none", () => {
    expect(houseAround(HOUSE, "keypad")).toBeUndefined();
  });
});
