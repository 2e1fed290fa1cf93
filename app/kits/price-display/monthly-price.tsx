import { T } from "#app/i18n/t.tsx";
import type { Quote } from "#app/kits/pricing/quote.ts";

/** Which tax a quote's amounts hold: 'IVA Incl.', 'IVA No Incl.', or a territory's own, 'IGIC Incl.' (section 9). */
export function TaxLabel({ quote: { tax, ivaIncluded } }: { quote: Pick<Quote, "tax" | "ivaIncluded"> }) {
  if (tax) return <T k="kits:territoryTax" values={{ tax }} />;
  return <T k={ivaIncluded ? "kits:taxIncluded" : "kits:taxExcluded"} />;
}
