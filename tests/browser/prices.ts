import { KITS, panicButtonPrice } from "#tests/support/price-list.ts";

type KitId = keyof typeof KITS;

interface Choice {
  status?: "client" | "notClient";
  camera?: boolean;
  panicButton?: boolean;
}

/** The monthly total of a kit with its extras on the peninsula, in euros (docs/rules.md#monthly-total). */
export function monthlyTotal(id: KitId, { status = "client", camera, panicButton }: Choice = {}): number {
  const kit = KITS[id];
  const extras = (camera ? kit.camera.surcharge : 0) + (panicButton ? panicButtonPrice(kit) : 0);
  return Math.round((kit.price[status] + extras) * 100) / 100;
}

/** The monthly total as pages show it: '44,90 €/mes'. */
export const monthlyPrice = (id: KitId, choice?: Choice): string =>
  `${monthlyTotal(id, choice).toFixed(2).replace(".", ",")} €/mes`;
