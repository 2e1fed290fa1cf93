import { expect, test } from "vitest";
import { compareKits } from "#app/kits/compare/compare-kits.ts";

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
