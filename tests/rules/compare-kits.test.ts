import { expect, test } from "vitest";
import { compareKits } from "#app/kits/compare/compare-kits.ts";

const contained = (quantity: number, text: string, device: string | null) => ({ quantity, short: { text }, device });

test("kits side by side, device by device", () => {
  const small = [contained(1, "Panel", "panel"), contained(2, "Sensores", "sensor"), contained(1, "Placa", null)];
  const large = [
    contained(1, "Panel", "panel"),
    contained(3, "Sensores", "sensor"),
    contained(1, "Sirena", "siren"),
    contained(1, "Placa", null),
  ];
  const tiny = [contained(1, "Sensor", "sensor"), contained(1, "Llave", null), contained(3, "Llave", null)];
  const rows = compareKits([small, large, tiny].map((complements) => ({ complements })));
  expect(rows.map(({ name, quantities }) => [name.text, ...quantities])).toEqual([
    ["Panel", 1, 1, 0],
    ["Sensor", 2, 3, 1],
    ["Placa", 1, 1, 0],
    ["Sirena", 0, 1, 0],
    ["Llave", 0, 0, 4],
  ]);
});

test("no kits, no devices", () => expect(compareKits([])).toEqual([]));
