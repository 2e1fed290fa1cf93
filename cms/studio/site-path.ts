import { devicePath, kitPath, PATHS, pagePath } from "../../app/paths.ts";
import { localSiteUrl } from "../local/site-url.ts";
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
  /** Of a redirect: its source path. */
  from?: string | undefined;
}

/** The path of the page that shows a document; the home page for types without a page, such as settings. Undefined without a slug. */
export function sitePathOf({ _type, slug, isBusiness = false, kind, from }: DocumentFields): string | undefined {
  switch (_type) {
    case "kit":
      return slug && kitPath({ isBusiness, slug });
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
      return slug && `${PATHS.help}#${slug}`;
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

/** The path of a whole document. */
export function pathOf(document: Readonly<Record<string, unknown>>, type: string): string | undefined {
  return sitePathOf({
    _type: type,
    slug: slugOf(document.route) ?? slugOf(document.path) ?? slugOf(document.slug) ?? slugOf(document.nice),
    isBusiness: document.isBusiness === true,
    kind: typeof document.kind === "string" ? document.kind : undefined,
    from: typeof document.from === "string" ? document.from : undefined,
  });
}

function slugOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("current" in value)) return undefined;
  return typeof value.current === "string" ? value.current : undefined;
}
