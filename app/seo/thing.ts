/** What schema.org knows about something, as JSON-LD; amounts of money are texts, so that they are read as written. */
export interface Thing {
  [property: string]: Value | undefined;
}

type Value = string | number | boolean | Thing | Thing[] | string[];

/** The one who sells, by the name that every page calls it. */
export function sellerId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}
