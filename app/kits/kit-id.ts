import { KIT_PARAMETER } from "../paths.ts";

const MAX_LENGTH = 40;

/** Other names of kits. Accepted as input, never written. */
const ALIASES = new Map([
  ["atico-bajo", "bajo-atico"],
  ["unifamiliar", "chalet"],
]);

/**
 * Parses a kit id from a URL, the browser's storage or a backend; undefined when no kit can have it. Which kits there are is content.
 * See docs/rules.md#kit-ids.
 */
export function parseKitId(value: string): string | undefined {
  const id = ALIASES.get(value) ?? value;
  return id.length <= MAX_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? id : undefined;
}

/** Reads the kit that a visitor chose in a product selector; undefined without one. */
export const readChosenKit = (search: URLSearchParams): string | undefined =>
  parseKitId(search.get(KIT_PARAMETER) ?? "");

interface Kit {
  productId: string;
  isBusiness: boolean;
}

/** The kit that a selector shows: the chosen one or else the first. The kit for any business has no place in it: the first one for a kind of business. */
export function chosenKit<Offered extends Kit>(kits: Offered[], wanted: string | undefined): Offered | undefined {
  return (
    kits.find(({ productId }) => productId === wanted) ??
    (wanted === "negocios" ? kits.find(({ isBusiness }) => isBusiness) : undefined) ??
    kits[0]
  );
}
