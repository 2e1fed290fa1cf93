import { lakeClient } from "../../tests/support/lake-client.ts";
import type { Shop } from "./shop.ts";

/** The kits whose prices the home page shows. */
const KITS = ["kit-piso", "kit-bajo-atico", "kit-chalet"];

const MONTHLY = />(\d+,\d\d)\s€\/mes</g;

/** Publishes new prices in the lake, all of them in one transaction, and finds them in the home page. */
export interface PriceChanges {
  /** Publishes the next price for every kit of the home page: 50.01, 50.02… euros. Returns it. */
  publish(): Promise<number>;
}

export function priceChanges({ sandboxUrl }: Shop): PriceChanges {
  const lake = lakeClient(sandboxUrl);
  let cents = 5000;
  return {
    publish: async () => {
      cents += 1;
      const transaction = KITS.reduce(
        (changes, id) => changes.patch(id, { set: { "price.client": cents / 100 } }),
        lake.transaction(),
      );
      await transaction.commit();
      return cents / 100;
    },
  };
}

/** The different monthly prices of the kits in the HTML of the home page. More than one is a mixture of two publishes. */
export function pricesIn(html: string): Set<number> {
  return new Set([...html.matchAll(MONTHLY)].map(([, price = ""]) => Number(price.replace(",", "."))));
}

/** Whether the data of the home page, Remix's list of values, has this price. */
export function hasPrice(data: string, price: number): boolean {
  return data.split(",").includes(String(price));
}
