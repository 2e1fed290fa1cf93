import type { TrackedPromotion } from "#app/analytics/events.ts";
import type { Promo } from "./promo.ts";

type Named = Pick<Promo, "offerType" | "offeredProductName" | "offeredService" | "ppalImageAltText">;

/** A promo as analytics counts it (section 3), the same in both languages; `position` counts from 1 what the visitor has before him. */
export function toTrackedPromotion(promo: Named, position: number): TrackedPromotion {
  const { offerType, offeredProductName, offeredService, ppalImageAltText } = promo;
  return { offerType, offeredProductName, offeredService, ppalImageAltText, position };
}
