import { T } from "#app/i18n/t.tsx";
import type { ClientStatus } from "#app/site/client-status.ts";

/**
 * Whose price is shown: 'Si eres de Yoigo' (docs/rules.md#price-labels). In a file of its own, so that its pages are sent no other texts.
 */
export function PriceLabel({ clientStatus }: { clientStatus: ClientStatus }) {
  return <T k={clientStatus === "CLIENT" ? "kits:ifClient" : "kits:ifNotClient"} />;
}
