import { expect, test } from "vitest";
import { formatAddress } from "#app/checkout/address/format-address.ts";

const ADDRESS = {
  docType: "DNI" as const,
  companyName: "",
  type: "Calle",
  street: "Easo",
  number: "18",
  block: "",
  stairs: "",
  floor: "",
  door: "",
  postalCode: "20006",
  city: "Donostia",
  province: "Gipuzkoa",
};

test.each([
  [{}, "Calle Easo 18, 20006 Donostia", "Easo kalea 18, 20006 Donostia"],
  [
    { block: "A", stairs: "2", floor: "3º", door: "B" },
    "Calle Easo 18, bl. A esc. 2 3º B, 20006 Donostia",
    "Easo kalea 18, bl. A esk. 2 3º B, 20006 Donostia",
  ],
  [
    { type: "Caserío", street: "Iturralde", number: "s/n" },
    "Caserío Iturralde s/n, 20006 Donostia",
    "Iturralde baserria z/g, 20006 Donostia",
  ],
  [{ street: "Dendarikale" }, "Calle Dendarikale 18, 20006 Donostia", "Dendarikale kalea 18, 20006 Donostia"],
  [{ street: "de Alcalá" }, "Calle de Alcalá 18, 20006 Donostia", "Calle de Alcalá 18, 20006 Donostia"],
  [{ type: "Bulevar" }, "Bulevar Easo 18, 20006 Donostia", "Bulevar Easo 18, 20006 Donostia"],
])("%o stands in Spanish and Basque as on an envelope", (parts, spanish, basque) => {
  expect(formatAddress({ ...ADDRESS, ...parts }, "es")).toBe(spanish);
  expect(formatAddress({ ...ADDRESS, ...parts }, "eu")).toBe(basque);
});
