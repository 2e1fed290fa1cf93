import type { MeasuredDevice } from "#app/analytics/events.ts";
import type { DeviceCard } from "./device-card.ts";

/** A card's device as analytics counts it (section 7), the same in both languages. */
export function toAnalyticsItem({ _id, titleInSpanish }: Pick<DeviceCard, "_id" | "titleInSpanish">): MeasuredDevice {
  const title = titleInSpanish.trim().toLowerCase();
  const kind = title.includes("app") ? "service" : "device";
  return {
    item_id: _id,
    item_name: `${kind}_${title.replaceAll(/\s+/g, "_")}`,
    item_list_id: "complements",
    item_list_name: "complements",
  };
}
