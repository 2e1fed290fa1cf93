/** The ids of the kits on sale. See docs/rules.md#kit-ids. */
const KIT_IDS = ["piso", "bajo-atico", "chalet", "negocios", "tienda", "local", "oficina"] as const;
export type KitId = (typeof KIT_IDS)[number];

/** The search parameter of a kit that a visitor chose: '?kit=chalet'. */
export const KIT_PARAMETER = "kit";

/** Other names of kits. Accepted as input, never written. */
const ALIASES = new Map<string, KitId>([
  ["atico-bajo", "bajo-atico"],
  ["unifamiliar", "chalet"],
]);

/** Parses a kit id from a URL, the browser's storage or a backend; undefined when it names no kit. */
export function parseKitId(value: string): KitId | undefined {
  return KIT_IDS.find((id) => id === value) ?? ALIASES.get(value);
}

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
