import { defineField, type SlugRule, type ValidationContext } from "@sanity/types";
import { DEFAULT_LOCALE, LANGUAGES } from "../../../app/i18n/languages.ts";
import { localeOf, pathWithoutLocale } from "../../../app/i18n/locale.ts";
import {
  isReservedPath,
  kitAnchor,
  kitPath,
  PATHS,
  pagePath,
  RESOURCE_PATHS,
  reservedPaths,
} from "../../../app/paths.ts";
import { isFreeSlug, publishedId, studioClient, takenSlugProblem } from "./uniqueness.ts";

/* Rules of paths and slugs. A rule returns true for a valid value, else the error message. */

/** The slug of a document: the last segment of its path. */
export function slugProblem(current: string | undefined): true | string {
  if (!current) return true;
  return (
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(current) || "Solo minúsculas sin acentos, números y guiones: sensor-de-puerta."
  );
}

/** A required slug that no other published document of the type has. */
export const requiredSlug = (missing: string) => (rule: SlugRule) => [
  rule.required().error(missing),
  rule.custom(async (slug, context) => {
    if (!slug?.current) return true;
    const problem = slugProblem(slug.current);
    return problem === true ? await takenSlugProblem(slug.current, context) : problem;
  }),
];

/** A slug that the Studio generates from the Spanish title. */
export const slugFromTitle = ({ title, description, group }: { title: string; description: string; group?: string }) =>
  defineField({
    name: "slug",
    title,
    type: "slug",
    description,
    ...(group && { group }),
    options: { source: "title.es", maxLength: 80, isUnique: isFreeSlug },
    validation: requiredSlug("Sin esta parte de la dirección no se puede enlazar."),
  });

/** The paths of pages that the site looks for at their address, which they keep. */
export const CODE_PATHS: readonly string[] = [PATHS.home, PATHS.quiz, PATHS.funnel, PATHS.configurator];

/** Refuses another path for a published page that the site looks for at its address. */
export async function keptPathProblem(path: string, context: ValidationContext): Promise<true | string> {
  const before = await studioClient(context).fetch<string | null>(
    "*[_id == $id][0].path.current",
    { id: publishedId(context) },
    { perspective: "published" },
  );
  const isFree = before === null || before === path || !CODE_PATHS.includes(pagePath(before));
  return isFree || `La web busca esta página en «${before}»: deja esa dirección.`;
}

/** Refuses the path of a published page for a kit, which would take its place (docs/rules.md#reserved-paths). */
export async function pageOfKitProblem(slug: string, context: ValidationContext): Promise<true | string> {
  // A kit without a page of its own is shown on that of the kits.
  if (kitAnchor({ slug })) return true;
  const path = kitPath({ slug, isBusiness: context.document?.isBusiness === true }).slice(1);
  const isTaken = await studioClient(context).fetch<boolean>(
    'defined(*[_type == "page" && path.current == $path][0])',
    { path },
    { perspective: "published" },
  );
  return !isTaken || `Ya hay una página en /${path}: con este nombre el kit la taparía.`;
}

/** Slugs of kits and accessories: the result of `TAKEN_PATHS_QUERY`. */
export interface TakenPaths {
  kits: { slug: string | null; isBusiness: boolean | null }[];
  accessories: (string | null)[];
}

/** Published kits and accessories. A page cannot have their paths. */
export const TAKEN_PATHS_QUERY = `{
  "kits": *[_type == "kit" && !(_id in path("drafts.**"))]{ "slug": route.current, isBusiness },
  "accessories": *[_type == "accessory" && !defined(url) && !(_id in path("drafts.**"))].slug.current
}`;

/** The path of a page, from the root and without the leading slash (docs/rules.md#reserved-paths). */
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

/** Refuses the path of a kit or an accessory for a page. */
export function takenPathProblem(path: string, { kits, accessories }: TakenPaths): true | string {
  const isKit = kits.some(
    ({ slug, isBusiness }) => `/${path}` === `${isBusiness ? PATHS.businessKits : PATHS.homeKits}/${slug}`,
  );
  if (isKit) return "Es la dirección de un kit: edita el kit o elige otra.";
  const isAccessory = accessories.some((slug) => `/${path}` === `${PATHS.catalogue}/${slug}`);
  return !isAccessory || "Es la dirección de la ficha de un dispositivo: edita su ficha o elige otra.";
}

export interface RedirectPaths {
  from: string;
  to: string;
}

/** The source of a redirect: a path of this site without query or anchor. */
export function redirectFromProblem(from: string | undefined): true | string {
  if (!from) return true;
  if (!from.startsWith("/") || from.startsWith("//")) return "La dirección antigua empieza por «/».";
  if (/[\s?#]/.test(from)) return "Solo la ruta: sin espacios, «?» ni «#».";
  if (from === PATHS.home) return "La portada no se puede redirigir.";
  if (localeOf(from) !== DEFAULT_LOCALE) return `Sin el idioma: la de ${pathWithoutLocale(from)} vale para todos.`;
  const path = from.replace(/\/$/, "");
  return !reservedPaths().includes(path) || `La web usa ${path} para otra cosa: desde ahí no se redirige a nadie.`;
}

/** The target of a redirect: a path of this site or an https URL. */
export function redirectToProblem(to: string | undefined): true | string {
  if (!to || /^(\/(?![/\\])|https:\/\/[^/])\S*$/.test(to)) return true;
  return "La dirección nueva empieza por «/» o «https://», sin espacios.";
}

/** What the content answers at paths of its own: the result of `ANSWERED_PATHS_QUERY`. */
export interface AnsweredPaths extends TakenPaths {
  pages: string[];
  /** The tabs of the help area. */
  tabs: string[];
  /** Sources of redirects. */
  redirects: string[];
}

/** Everything published that a redirect may lead to. */
export const ANSWERED_PATHS_QUERY = `{
  ...${TAKEN_PATHS_QUERY},
  "pages": *[_type == "page" && defined(path.current) && !(_id in path("drafts.**"))].path.current,
  "tabs": *[_type == "faqCategory" && defined(nice.current) && !(_id in path("drafts.**"))].nice.current,
  "redirects": *[_type == "redirect" && defined(from) && !(_id in path("drafts.**"))].from
}`;

/** Refuses a redirect to a path of this site that nothing published answers (docs/rules.md#redirects). */
export function redirectNowhereProblem(to: string, answered: AnsweredPaths): true | string {
  if (!to.startsWith("/")) return true;
  const path = pathWithoutLocale(pathOnly(to));
  const isAnswered = isPage(path, answered) || answered.redirects.some((from) => pathOnly(from) === path);
  return isAnswered || `«${path}» no es ninguna página publicada: quien llegue por la dirección antigua verá un error.`;
}

/** Warns of a redirect from a page, which is shown in its place (docs/rules.md#redirects). */
export function redirectFromPageWarning(from: string, answered: AnsweredPaths): true | string {
  const path = pathOnly(from);
  return !isPage(path, answered) || `Mientras «${path}» sea una página publicada, se ve la página: esto no hace nada.`;
}

const isPage = (path: string, { pages, tabs, ...taken }: AnsweredPaths): boolean =>
  [...Object.values<string>(PATHS), ...Object.values<string>(RESOURCE_PATHS)].includes(path) ||
  pages.some((page) => pagePath(page) === path) ||
  takenPathProblem(path.slice(1), taken) !== true ||
  tabs.some((tab) => path === `${PATHS.help}/${tab}`);

/** A path without query, anchor and last slash. */
export const pathOnly = (address: string) => address.replace(/[?#].*$/, "").replace(/(.)\/$/, "$1");

/** Refuses a redirect to itself, and one that leads back to itself through others (docs/rules.md#redirects). */
export function redirectLoopProblem({ from, to }: RedirectPaths, others: RedirectPaths[]): true | string {
  const next = new Map(others.map((other) => [pathOnly(other.from), pathOnly(other.to)]));
  next.set(pathOnly(from), pathOnly(to));
  const seen = [pathOnly(from)];
  for (let here: string | undefined = pathOnly(to); here !== undefined; here = next.get(here)) {
    if (here === pathOnly(from)) {
      return seen.length === 1
        ? "Lleva a sí misma: el visitante no llegaría nunca."
        : `Da vueltas sin llegar: ${[...seen, here].join(" → ")}.`;
    }
    // A loop of other redirects is reported at those.
    if (seen.includes(here)) return true;
    seen.push(here);
  }
  return true;
}
