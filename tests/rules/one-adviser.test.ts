import { expect, test } from "vitest";
import { type Asked, specialKits } from "#app/quiz/result/neighbour-kits.ts";

/** The seed's kits for businesses, with the client's price in cents. Kit Tienda holds a panic button. */
const KITS = [
  { productId: "piso", isBusiness: false, price: { client: 35.9 }, cents: 3590 },
  { productId: "negocios", isBusiness: true, price: { client: 29.67 }, cents: 2967 },
  { productId: "tienda", isBusiness: true, price: { client: 29.67 }, cents: 2967, holdsButton: true },
  { productId: "local", isBusiness: true, price: { client: 32.98 }, cents: 3298 },
  { productId: "oficina", isBusiness: true, price: { client: 36.28 }, cents: 3628 },
];

test.each<[string, Asked, string[]]>([
  ["negocios", { camera: false, panicButton: false }, []],
  ["negocios", { camera: false, panicButton: false, named: "negocios" }, []],
  ["negocios", { camera: false, panicButton: false, named: "tienda" }, ["tienda"]],
  ["negocios", { camera: false, panicButton: false, named: "local" }, []],
  ["negocios", { camera: false, panicButton: false, named: "oficina" }, []],
  ["negocios", { camera: false, panicButton: true }, ["tienda"]],
  ["negocios", { camera: true, panicButton: true, named: "tienda" }, ["tienda"]],
  ["piso", { camera: false, panicButton: true }, []],
])("%s, %o: beside it stand %j", (productId, asked, expected) => {
  const kit = KITS.find((one) => one.productId === productId);
  if (!kit) throw new Error(productId);
  const monthlyOf = ({ cents, holdsButton }: (typeof KITS)[number]) =>
    cents + (asked.camera ? 264 : 0) + (asked.panicButton && !holdsButton ? 264 : 0);
  expect(specialKits(KITS, kit, asked, monthlyOf).map((one) => one.productId)).toEqual(expected);
});
