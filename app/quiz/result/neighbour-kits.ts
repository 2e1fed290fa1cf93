import { compareKits } from "#app/kits/compare/compare-kits.ts";
import type { Extras } from "#app/kits/order/checkout-path.ts";
import type { Cents } from "#app/money.ts";

interface PricedKit {
  productId: string;
  isBusiness: boolean;
  price: { client: number };
}

/** The next cheaper and the next dearer kit of the same segment. */
export function neighboursOf<Kit extends PricedKit>(
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

/** What the answers asked for beside the kit. */
export interface Asked extends Extras {
  /** The kit for one kind of business that an answer named. */
  named?: string | undefined;
}

interface Equipped {
  complements: { device?: string | undefined }[];
}

/** What the answers ask for beside a kit: one that contains a panic button needs no second one. */
export const extrasBeside = (
  { complements }: Equipped,
  { camera, panicButton }: Extras,
  button: string | undefined,
) => ({
  camera,
  panicButton: panicButton && !complements.some(({ device }) => device !== undefined && device === button),
});

/**
 * The kits for one kind of business that hold what was asked at the same or a lower price than the recommended kit. Without a named
 * kind only a lower price counts (docs/rules.md#one-adviser).
 *
 * @param monthlyOf Cents a month of a kit with what was asked.
 */
export function specialKits<Kit extends PricedKit>(
  kits: Kit[],
  kit: Kit,
  { named }: Asked,
  monthlyOf: (kit: Kit) => Cents,
): Kit[] {
  if (!kit.isBusiness) return [];
  const price = monthlyOf(kit);
  const isNamed = named !== undefined && named !== kit.productId;
  return kits
    .filter(({ isBusiness, productId }) => isBusiness && productId !== kit.productId)
    .filter((other) => (isNamed ? other.productId === named && monthlyOf(other) <= price : monthlyOf(other) < price));
}

type Contents = Parameters<typeof compareKits>[0][number];

/**
 * The devices whose quantity differs in another kit; negative when that one has fewer. The name of a device comes from the kit of `named`
 * with the lowest quantity, so that it is singular where possible.
 */
export const kitDifferences = (kit: Contents, other: Contents, named: Contents[]) =>
  compareKits([kit, other, ...named])
    .map(({ key, name, quantities: [own = 0, others = 0] }) => ({ key, name, more: others - own }))
    .filter(({ more }) => more !== 0);
