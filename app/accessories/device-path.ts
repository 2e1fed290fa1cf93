/** The catalogue of devices, without the language. */
export const CATALOGUE_PATH = "/accesorios-alarma";

/** Where a card of the catalogue leads: to the device's page, or where marketing wants it to (the app's card). */
export function devicePath({ slug, url }: { slug: string; url: string | null }): string {
  return url ?? `${CATALOGUE_PATH}/${slug}`;
}
