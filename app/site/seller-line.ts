import type { SiteData } from "./use-site.ts";

/** Who sells, as far as the settings say it; otherwise the shop's name. See docs/rules.md#seller-identity. */
export function sellerLine({ seller, shopName }: SiteData["settings"]): string {
  return [seller?.legalName ?? shopName, seller?.taxNumber, seller?.address, seller?.registry]
    .filter(Boolean)
    .join(" · ");
}
