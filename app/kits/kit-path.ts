/** The kit for any business has no page of its own: it stands on the segment's (section 2, 'Slug to kit id'). */
const BUSINESS = "/alarmas-para-negocios";

/** Path of a kit's page, without the language. */
export function kitPath(kit: { isBusiness: boolean; slug: string }): string {
  if (!kit.isBusiness) return `/alarmas-para-casa/${kit.slug}`;
  return kit.slug === "alarmas-para-negocios" ? BUSINESS : `${BUSINESS}/${kit.slug}`;
}
