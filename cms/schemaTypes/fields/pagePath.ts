import { DEFAULT_LOCALE, LANGUAGES } from "../../../app/i18n/languages.ts";
import { localeOf } from "../../../app/i18n/locale.ts";
import { isReservedPath, PATHS } from "../../../app/paths.ts";

/** The slugs of documents with a page of their own: the result of `TAKEN_QUERY`. */
export interface Addresses {
  kits: { slug: string | null; isBusiness: boolean | null }[];
  accessories: (string | null)[];
}

/** Published documents whose paths a page cannot have. */
export const TAKEN_QUERY = `{
  "kits": *[_type == "kit" && !(_id in path("drafts.**"))]{ "slug": route.current, isBusiness },
  "accessories": *[_type == "accessory" && !defined(url) && !(_id in path("drafts.**"))].slug.current
}`;

/** True for a valid path of a page, from the root and without the leading slash; else the error message. See docs/rules.md#reserved-paths. */
export function pathProblem(path: string): true | string {
  if (path.startsWith("/") || path.endsWith("/")) return "Sin barra al principio ni al final.";
  if (/\s/.test(path)) return "Una dirección no lleva espacios: sepáralo con guiones.";
  if (path !== path.toLowerCase()) return "En minúsculas: las direcciones distinguen mayúsculas y la gente no.";
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(path)) return "Solo letras sin acentos, números, guiones y barras.";
  const [first] = path.split("/");
  const locale = localeOf(`/${path}`);
  if (locale !== DEFAULT_LOCALE) {
    const { spanishName } = LANGUAGES[locale];
    return `El ${spanishName} no necesita página propia: /${first} muestra esta misma en ${spanishName}.`;
  }
  return !isReservedPath(`/${path}`) || `La web usa /${first} para otra cosa: esta página no se vería.`;
}

/** True for a free path; else the message that names the kind of document that has it. */
export function takenBy(path: string, { kits, accessories }: Addresses): true | string {
  const isKit = kits.some(
    ({ slug, isBusiness }) => `/${path}` === `${isBusiness ? PATHS.businessKits : PATHS.homeKits}/${slug}`,
  );
  if (isKit) return "Es la dirección de un kit: edita el kit o elige otra.";
  const isAccessory = accessories.some((slug) => `/${path}` === `${PATHS.catalogue}/${slug}`);
  return !isAccessory || "Es la dirección de la ficha de un dispositivo: edita su ficha o elige otra.";
}
