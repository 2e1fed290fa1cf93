import type { ClientStatus } from "#app/site/client-status.ts";
import type { Promo } from "./promo.ts";

/** Whom a promo is for. A promo for businesses is for those, whatever their client status. */
export type PromoAudience = "client" | "notClient" | "business" | "everyone";

/** What decides whom a promo is for. */
type Addressed = Pick<Promo, "audience" | "isForBusiness">;

interface PromoGroup<P> {
  audience: PromoAudience;
  promos: P[];
}

function audienceOf({ audience, isForBusiness }: Addressed): PromoAudience {
  if (audience === "client" || audience === "notClient") return audience;
  return isForBusiness ? "business" : "everyone";
}

/**
 * Promos by whom they are for: first those for the visitor's own client status, last those for the other one. Within a group they keep
 * their order. See docs/rules.md#promo-display.
 */
export function groupPromos<P extends Addressed>(promos: readonly P[], clientStatus: ClientStatus): PromoGroup<P>[] {
  const order: PromoAudience[] =
    clientStatus === "CLIENT"
      ? ["client", "everyone", "business", "notClient"]
      : ["notClient", "everyone", "business", "client"];
  return order
    .map((audience) => ({ audience, promos: promos.filter((promo) => audienceOf(promo) === audience) }))
    .filter((group) => group.promos.length > 0);
}
