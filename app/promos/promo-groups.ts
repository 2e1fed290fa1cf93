import type { ClientStatus } from "#app/site/client-status.ts";
import type { Promo } from "./promo.ts";

/** The text that says whom promos are for. */
export type GroupTitle = "promos:forClients" | "promos:forNotClients" | "promos:forEveryone" | "promos:forBusiness";

/** What decides whom a promo is for. */
type Addressed = Pick<Promo, "audience" | "isForBusiness">;

export interface PromoGroup<P> {
  title: GroupTitle;
  promos: P[];
}

/** A promo for one client status is for that one, for businesses too. */
function titleOf({ audience, isForBusiness }: Addressed): GroupTitle {
  if (audience === "client") return "promos:forClients";
  if (audience === "notClient") return "promos:forNotClients";
  return isForBusiness ? "promos:forBusiness" : "promos:forEveryone";
}

/**
 * Promos by whom they are for: first those for the visitor's own client status, then those for everyone, those for the other status, which
 * a visitor whose status is only the default may need, and those for businesses. Within a group they keep their order. See
 * docs/rules.md#promo-display.
 */
export function groupPromos<P extends Addressed>(promos: readonly P[], clientStatus: ClientStatus): PromoGroup<P>[] {
  const isForClients = clientStatus === "CLIENT";
  const titles: GroupTitle[] = [
    isForClients ? "promos:forClients" : "promos:forNotClients",
    "promos:forEveryone",
    isForClients ? "promos:forNotClients" : "promos:forClients",
    "promos:forBusiness",
  ];
  return titles
    .map((title) => ({ title, promos: promos.filter((promo) => titleOf(promo) === title) }))
    .filter((group) => group.promos.length > 0);
}

/** Whose a group is, where it is for visitors of one client status only. */
export function statusOf({ title }: Pick<PromoGroup<unknown>, "title">): ClientStatus | undefined {
  if (title === "promos:forClients") return "CLIENT";
  return title === "promos:forNotClients" ? "NOT_CLIENT" : undefined;
}
