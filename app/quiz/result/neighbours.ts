import { type ComparedDevice, compareKits } from "#app/kits/compare/compare-kits.ts";

interface Sized {
  productId: string;
  isBusiness: boolean;
  price: { client: number };
}

/** The next cheaper and the next dearer kit of the same segment; absent where a kit is the smallest or biggest. */
export function neighboursOf<Kit extends Sized>(
  kits: Kit[],
  kit: Kit,
): { smaller?: Kit | undefined; bigger?: Kit | undefined } {
  const others = kits
    .filter(({ isBusiness, productId }) => isBusiness === kit.isBusiness && productId !== kit.productId)
    .sort((one, other) => one.price.client - other.price.client);
  return {
    smaller: others.findLast(({ price }) => price.client < kit.price.client),
    bigger: others.find(({ price }) => price.client > kit.price.client),
  };
}

type Contents<Name> = Parameters<typeof compareKits<Name & { text: string }>>[0][number];

/** A device that one kit has more of than another: by how many, below zero where it has fewer. */
export interface Difference<Name> {
  key: string;
  name: Name;
  more: number;
}

/**
 * What another kit has more and fewer of. Devices are named as in whichever of `named` has the fewest of them, so in the singular
 * where one has one.
 */
export function differences<Name extends { text: string }>(
  kit: Contents<Name>,
  other: Contents<Name>,
  named: Contents<Name>[],
): Difference<Name>[] {
  const rows: ComparedDevice<Name>[] = compareKits<Name>([kit, other, ...named]);
  return rows
    .map(({ key, name, quantities: [here = 0, there = 0] }) => ({ key, name, more: there - here }))
    .filter(({ more }) => more !== 0);
}
