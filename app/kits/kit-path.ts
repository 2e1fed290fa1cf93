/** The kit for any business has no page of its own: it stands on the segment's (section 2, 'Slug to kit id'). */
const BUSINESS = "/alarmas-para-negocios";
const ANY_BUSINESS = "alarmas-para-negocios";

interface Kit {
  isBusiness: boolean;
  slug: string;
}

/** Path of a kit's page, without the language. */
export function kitPath(kit: Kit): string {
  if (!kit.isBusiness) return `/alarmas-para-casa/${kit.slug}`;
  return kit.slug === ANY_BUSINESS ? BUSINESS : `${BUSINESS}/${kit.slug}`;
}

/** The id of the part of a page where a kit stands that has no page of its own; undefined for the others. */
export function kitPart({ slug }: Pick<Kit, "slug">): string | undefined {
  return slug === ANY_BUSINESS ? "kit-negocios" : undefined;
}

/** Where a link to a kit leads, without the language: its page, or its part of one. A `query` begins with '?'. */
export function kitAddress(kit: Kit, query = ""): string {
  const part = kitPart(kit);
  return `${kitPath(kit)}${query}${part ? `#${part}` : ""}`;
}
