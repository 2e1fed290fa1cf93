import { KIT_PARAMETER, type KitId, parseKitId } from "#app/kits/kit-id.ts";

/** Reads the kit that a visitor chose in a product selector; undefined without one. */
export const readChosenKit = (search: URLSearchParams): KitId | undefined =>
  parseKitId(search.get(KIT_PARAMETER) ?? "");

interface Kit {
  productId: string;
  isBusiness: boolean;
}

/** The kit that a selector shows: the chosen one or else the first. The kit for any business has no place in it: the first one for a kind of business. */
export function chosenKit<Offered extends Kit>(kits: Offered[], wanted: KitId | undefined): Offered | undefined {
  return (
    kits.find(({ productId }) => productId === wanted) ??
    (wanted === "negocios" ? kits.find(({ isBusiness }) => isBusiness) : undefined) ??
    kits[0]
  );
}
