/**
 * Every path that the site answers, without the language prefix. The routes, the links, the sitemap and the paths that the Studio
 * refuses derive from these tables. This file imports nothing: the Studio bundles it too.
 */

/** Pages in every language: pages with their own route, and pages of the CMS that the code links to. */
export const PATHS = {
  home: "/",
  homeKits: "/alarmas-para-casa",
  businessKits: "/alarmas-para-negocios",
  catalogue: "/accesorios-alarma",
  help: "/ayuda",
  promotions: "/promociones",
  prices: "/precio-alarma",
  callback: "/te-llamamos",
  /** Not a query string of the form's page: a page cache may ignore it and show the form again. */
  callbackSent: "/te-llamamos/enviado",
  quiz: "/calcula-tu-alarma",
  funnel: "/encuesta",
  configurator: "/configurador",
  feedback: "/valoracion",
  withdrawal: "/desistimiento",
  withdrawalReceived: "/desistimiento/recibido",
  withdrawalForm: "/formulario-de-desistimiento",
  privacy: "/privacidad",
  terms: "/aviso-legal",
  cookies: "/cookies",
  gallery: "/_ui",
  checkout: "/checkout",
  contractSummary: "/checkout/resumen",
  thanks: "/gracias",
} as const;

/** The search parameter of a help search: `/ayuda?q=factura`. */
export const SEARCH_PARAMETER = "q";

/** The search parameter of a kit that a visitor chose: '?kit=chalet'. */
export const KIT_PARAMETER = "kit";

/** Routes without a page, the same for all languages. */
export const RESOURCE_PATHS = {
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
  answers: "/respuestas",
  streets: "/calles",
  pickedStreet: "/calles/elegida",
  houses: "/planos",
  /** The interface texts: '/textos/es.<hash>.json'. */
  texts: "/textos",
} as const;

/** Paths that the server answers before Remix. */
export const SERVER_PATHS = {
  health: "/healthz",
  readiness: "/readyz",
  metrics: "/metrics",
  assets: "/assets",
  preview: "/preview",
  previewEnable: "/preview/enable",
  previewDisable: "/preview/disable",
  contentWebhook: "/webhooks/content",
  live: "/live",
  visit: "/visit",
  vitals: "/vitals",
  counts: "/counts",
  clearCookies: "/borrar-cookies",
} as const;

/** Paths that a `page` document cannot have: another route or the server answers them. See docs/rules.md#reserved-paths. */
export function reservedPaths(): string[] {
  // These pages show the sections of the `page` document at the same path.
  const withDocument: string[] = [
    PATHS.home,
    PATHS.homeKits,
    PATHS.businessKits,
    PATHS.prices,
    PATHS.quiz,
    PATHS.funnel,
    PATHS.configurator,
    PATHS.withdrawalForm,
    PATHS.privacy,
    PATHS.terms,
    PATHS.cookies,
  ];
  const pages = Object.values(PATHS).filter((path) => !withDocument.includes(path));
  return [...pages, ...Object.values(RESOURCE_PATHS), ...Object.values(SERVER_PATHS)];
}

/** Whether a `page` document at this path would never be shown. Each reserved path reserves its whole first segment: '/webhooks' too. */
export function isReservedPath(path: string): boolean {
  return reservedPaths().some((reserved) => firstSegment(reserved) === firstSegment(path));
}

const firstSegment = (path: string) => path.split("/")[1];

/** The slug of the `page` document that the home page shows. */
const HOME_SLUG = "portada";

export function pagePath(slug: string): string {
  return slug === HOME_SLUG ? PATHS.home : `/${slug}`;
}

/** The slug of the `page` document at a path; undefined for '/portada', because the home page is only at '/'. */
export function pageSlug(path: string): string | undefined {
  if (path === PATHS.home) return HOME_SLUG;
  return path === `/${HOME_SLUG}` ? undefined : path.slice(1);
}

interface KitRoute {
  isBusiness: boolean;
  slug: string;
}

/** The business kit without its own page: the page of all business kits shows it. See docs/rules.md#kit-paths. */
const ANY_BUSINESS = "alarmas-para-negocios";

export function kitPath({ isBusiness, slug }: KitRoute): string {
  if (!isBusiness) return `${PATHS.homeKits}/${slug}`;
  return slug === ANY_BUSINESS ? PATHS.businessKits : `${PATHS.businessKits}/${slug}`;
}

/** The id of the element that shows the kit without its own page; undefined for the other kits. */
export function kitAnchor({ slug }: Pick<KitRoute, "slug">): string | undefined {
  return slug === ANY_BUSINESS ? "kit-negocios" : undefined;
}

/** Anchor of what a kit contains, on its page. */
export const CONTENTS_ANCHOR = "incluye";

/** Anchor of the 'kit unavailable' notice on the page of a segment's kits. See docs/rules.md#kit-off-sale. */
export const KIT_UNAVAILABLE_ANCHOR = "kit-retirado";

/** Anchor of the note on that page that says to choose a kit first. */
export const CHOOSE_KIT_ANCHOR = "elige-kit";

type Segment = Pick<KitRoute, "isBusiness">;

export const kitsPath = (segment: Segment) => `${kitsPage(segment)}#kits`;

/** Path of the list of kits, at the notice that the chosen kit is off sale (docs/rules.md#kit-off-sale). */
export const kitUnavailablePath = (segment: Segment) => `${kitsPage(segment)}#${KIT_UNAVAILABLE_ANCHOR}`;

/** Path of the list of kits, at the note that an order begins with a kit (docs/rules.md#checkout-entry). */
export const chooseKitPath = (segment: Segment) => `${kitsPage(segment)}#${CHOOSE_KIT_ANCHOR}`;

const kitsPage = ({ isBusiness }: Segment) => (isBusiness ? PATHS.businessKits : PATHS.home);

/** Path, query string and anchor of a link to a kit. A `query` begins with '?'. */
export function kitHref(kit: KitRoute, query = ""): string {
  const anchor = kitAnchor(kit);
  return `${kitPath(kit)}${query}${anchor ? `#${anchor}` : ""}`;
}

/** Path of a device's page, or the link that the content sets instead (the app's card). */
export function devicePath({ slug, url }: { slug: string; url?: string | null | undefined }): string {
  return url ?? `${PATHS.catalogue}/${slug}`;
}

/** Path of a tab of the help area: the first tab is at /ayuda, the others below it. */
export function helpPath(tabs: { slug: string }[], slug: string): string {
  return tabs[0]?.slug === slug ? PATHS.help : `${PATHS.help}/${slug}`;
}

/** Path and anchor of a question of the help area: '/ayuda/servicio#averias'. */
export function questionPath(tabs: { slug: string }[], question: { slug: string; tab: string }): string {
  return `${helpPath(tabs, question.tab)}#${question.slug}`;
}
