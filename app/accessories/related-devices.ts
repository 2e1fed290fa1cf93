import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import type { PageRichText } from "#app/i18n/rich-text.ts";
import { devicePath } from "#app/paths.ts";

interface OtherDevice {
  slug: string;
  url?: string | undefined;
  group?: string | undefined;
  area?: string | undefined;
  orderRank?: string | undefined;
}

interface Device extends OtherDevice {
  description?: LocalizedText<PageRichText> | undefined;
}

/** How many other devices a device's page shows. */
const OTHER_DEVICES = 3;

/**
 * The devices that a device's page shows besides: first those that its text links to, in the text's order, then those of its area, then
 * those of its group, each from the next one in the catalogue on. See docs/rules.md#device-offer.
 *
 * @param others In the order of the catalogue.
 */
export function relatedDevices<Other extends OtherDevice>(device: Device, others: Other[]): Other[] {
  const named = device.description ? linksOf(textOf(device.description)) : [];
  const following = others.filter(({ orderRank = "" }) => orderRank > (device.orderRank ?? ""));
  const circle = [...following, ...others.filter((other) => !following.includes(other))];
  const isNear = ({ area }: OtherDevice) => area !== undefined && area === device.area;
  const isOfGroup = ({ group }: OtherDevice) => group === device.group;
  const linked = named.flatMap((path) => others.filter((other) => devicePath(other) === path));
  const ranked = [
    linked,
    circle.filter((one) => isNear(one) && isOfGroup(one)),
    circle.filter(isNear),
    circle.filter(isOfGroup),
    circle,
  ];
  return [...new Set(ranked.flat())].slice(0, OTHER_DEVICES);
}

/** The addresses that a text links to, in its order. */
function linksOf(text: PageRichText): string[] {
  return text.flatMap((block) => (typeof block === "string" ? [] : (block.markDefs ?? []).map(({ href }) => href)));
}
