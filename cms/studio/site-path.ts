import type { SanityClient } from "@sanity/client";
import { devicePath, kitHref, kitPath, PATHS, pagePath } from "../../app/paths.ts";
import { localSiteUrl } from "../local/site-url.ts";
import { fieldOf } from "./document-fields.ts";
import { hostedProjectId } from "./project.ts";

/** The origin of the site that shows this content. */
export function siteOrigin(): string {
  return hostedProjectId ? (process.env.SANITY_STUDIO_SITE_URL ?? "http://localhost:3000") : localSiteUrl();
}

/** The fields of a document that determine its path. */
interface DocumentFields {
  _type: string;
  slug?: string | undefined;
  isBusiness?: boolean | undefined;
  /** Of a questionnaire. */
  kind?: string | undefined;
  /** Of a question: its tab of the help area; the first one is at the path of the area. */
  tab?: string | null | undefined;
  /** Of a redirect: its source path. */
  from?: string | undefined;
}

/** GROQ, in the projection of a question: `tab`. */
export const QUESTION_TAB = `
  "tab": select(category._ref != (*[_type == "faqCategory"] | order(orderRank asc, _id asc))[0]._id => category->nice.current)`;

/** The path of the page that shows a document, with the anchor of what is only a part of it; the home page for types without a page, such as settings. Undefined without a slug. */
export function sitePathOf({ _type, slug, isBusiness = false, kind, tab, from }: DocumentFields): string | undefined {
  switch (_type) {
    case "kit":
      return slug && kitHref({ isBusiness, slug });
    case "page":
      return slug && pagePath(slug);
    case "accessory":
      return slug && devicePath({ slug, url: null });
    case "bundle":
      return PATHS.catalogue;
    case "extra":
      // Every kit page offers the extras. This is the first one.
      return kitPath({ isBusiness: false, slug: "pisos" });
    case "faq":
      return slug && `${PATHS.help}${tab ? `/${tab}` : ""}#${slug}`;
    case "faqCategory":
      return slug && `${PATHS.help}/${slug}`;
    case "feedbackQuestion":
      return PATHS.help;
    case "promo":
      return PATHS.promotions;
    case "house":
    case "quiz":
      return PATHS.quiz;
    case "questionnaire":
      return kind === "funnel" ? PATHS.funnel : PATHS.configurator;
    case "redirect":
      return from;
    case "experiment":
      // It has no page of its own. 'Vista previa' leads to those that have it.
      return undefined;
    default:
      return "/";
  }
}

/** The path of a whole document. That of a question names its tab only if the document has it: `addressOf` looks it up. */
export function pathOf(document: Readonly<Record<string, unknown>>, type: string): string | undefined {
  return sitePathOf({
    _type: type,
    slug: slugOf(document.route) ?? slugOf(document.path) ?? slugOf(document.slug) ?? slugOf(document.nice),
    isBusiness: document.isBusiness === true,
    tab: typeof document.tab === "string" ? document.tab : undefined,
    kind: typeof document.kind === "string" ? document.kind : undefined,
    from: typeof document.from === "string" ? document.from : undefined,
  });
}

/** The path of a published document, that of a question with its tab. */
export async function addressOf(
  client: Pick<SanityClient, "fetch">,
  document: Readonly<Record<string, unknown>>,
  type: string,
): Promise<string | undefined> {
  if (type !== "faq") return pathOf(document, type);
  const query = `*[_id == $id][0]{ ${QUESTION_TAB} }`;
  const found = await client.fetch<object | null>(query, { id: document._id }, { perspective: "published" });
  return pathOf({ ...document, ...found }, type);
}

/** Types whose documents have an address of their own. */
export const TYPES_WITH_ADDRESS = ["page", "kit", "accessory"];

/** The path that answers only while a document is published; undefined for what other pages show. */
export function ownPathOf(document: Readonly<Record<string, unknown>>, type: string): string | undefined {
  const path = TYPES_WITH_ADDRESS.includes(type) ? pathOf(document, type) : undefined;
  return path?.includes("#") ? undefined : path;
}

/** Whether a version of a release takes its document off the site. */
export const isUnpublishing = (version: unknown): boolean => fieldOf(fieldOf(version, "_system"), "delete") === true;

function slugOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("current" in value)) return undefined;
  return typeof value.current === "string" ? value.current : undefined;
}
