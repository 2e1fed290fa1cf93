import type { Selection } from "#app/kits/selection.ts";

/** The extra of an order in a word, in Spanish; of both, the camera (section 4). Empty without one. */
export function extraDescription({ quote, extraNames }: Selection): string {
  if (quote.camera.chosen) return extraNames.camera.es;
  return quote.panicButton.chosen ? extraNames.panicButton.es : "";
}
