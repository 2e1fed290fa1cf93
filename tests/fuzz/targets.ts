import fc from "fast-check";
import { LANGUAGES, LOCALES } from "#app/i18n/languages.ts";
import { PATHS, RESOURCE_PATHS, SERVER_PATHS } from "#app/paths.ts";
import { PATHS_BY_LAYOUT } from "#tests/support/public-paths.ts";
import { encoded, RESERVED_NAMES, rawText } from "./hostile-texts.ts";

/** Every path of the site, in every language. */
const KNOWN = [
  ...new Set([...Object.values(PATHS_BY_LAYOUT).flat(), ...Object.values(PATHS), ...Object.values(RESOURCE_PATHS)]),
].flatMap((path) => LOCALES.map((locale) => `${prefixOf(locale)}${path}`));

function prefixOf(locale: (typeof LOCALES)[number]): string {
  const { prefix } = LANGUAGES[locale];
  return prefix ? `/${prefix}` : "";
}

/** Paths with forms. */
export const FORM_PATHS = [
  PATHS.checkout,
  PATHS.thanks,
  PATHS.callback,
  PATHS.feedback,
  PATHS.withdrawal,
  PATHS.funnel,
  PATHS.quiz,
  RESOURCE_PATHS.answers,
  RESOURCE_PATHS.streets,
  RESOURCE_PATHS.pickedStreet,
];

export const known = fc.constantFrom(...KNOWN);

/** Mostly encoded, as a browser sends it. */
const segment = fc.oneof({ weight: 4, arbitrary: encoded }, rawText);

/** What is named more than once comes more often. */
const path = fc.oneof(
  ...[known, known, known],
  ...[fc.constantFrom(...FORM_PATHS), fc.constantFrom(...FORM_PATHS)],
  fc.constantFrom(...Object.values(SERVER_PATHS)),
  fc.constant("/favicon.svg"),
  fc.tuple(known, fc.constantFrom(".data", "/", "//", "/..", "/.", "%2f", ";a=b")).map((parts) => parts.join("")),
  fc.tuple(known, segment).map((parts) => parts.join("/")),
  segment.map((text) => `/${text}`),
  fc.constantFrom(
    ...["", "*", "//", "/\\", "http://evil.example/", "localhost:80", "/_root.data", "/__manifest?p=/"],
    `/${"a/".repeat(3_000)}`,
  ),
);

/** Parameters that some page or Remix itself reads. */
const PARAMETERS = [
  ...["kit", "client", "territorio", "q", "sobre", "en", "paso", "camara", "boton_panico", "business_kit"],
  ...["cambiar", "pedido", "siguiente", "dia", "hora", "variante", "id"],
  ...["utm_source", "utm_campaign", "gclid", "_data", "_routes", "index"],
  ...["sanity-preview-secret", "sanity-preview-pathname", "sanity-preview-perspective"],
  ...RESERVED_NAMES,
];

const value = fc.oneof(
  { weight: 5, arbitrary: segment },
  { weight: 2, arbitrary: fc.constantFrom("piso", "routes/page", "CLIENT", "true") },
  { weight: 1, arbitrary: fc.constantFrom("0500-06-15T10:00Z", "9999-12-31T23:30Z", "2026-06-15T10:00Z") },
);

const query = fc
  .array(fc.tuple(fc.constantFrom(...PARAMETERS), value), { maxLength: 5 })
  .map((entries) => entries.map((entry) => entry.join("=")).join("&"));

/** A path and a query string, or what stands in their place. */
export const target = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(path, query).map(([at, search]) => (search === "" ? at : `${at}?${search}`)) },
  fc.tuple(path, fc.constantFrom("?".repeat(500), `?${"x[]=1&".repeat(1_000)}`)).map((parts) => parts.join("")),
);
