/** The ids of the kits on sale (decisions 1). */
export const KIT_IDS = ["piso", "bajo-atico", "chalet", "negocios", "tienda", "local", "oficina"] as const;
export type KitId = (typeof KIT_IDS)[number];

/** Names that another list of section 3 uses; read wherever an id comes in, never written. */
const ALIASES = new Map<string, KitId>([
  ["atico-bajo", "bajo-atico"],
  ["unifamiliar", "chalet"],
]);

/** The canonical id of what a URL, a browser's storage or a backend calls a kit; undefined when none is meant. */
export function kitIdOf(value: string): KitId | undefined {
  return KIT_IDS.find((id) => id === value) ?? ALIASES.get(value);
}
