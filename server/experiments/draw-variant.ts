import type { Variant } from "#app/experiments/variants.ts";

/**
 * Draws a variant by the shares. See docs/rules.md#experiments.
 *
 * @param chance from 0 up to but not including 1.
 * @returns the first variant when the shares leave a rest.
 */
export function drawVariant(variants: readonly Variant[], chance: number): string | undefined {
  let end = 0;
  for (const { variantId, share } of variants) {
    end += share / 100;
    if (chance < end) return variantId;
  }
  return controlOf(variants);
}

/** What robots see, and visitors outside of the experiment: the first variant. */
export const controlOf = ([first]: readonly Variant[]): string | undefined => first?.variantId;
