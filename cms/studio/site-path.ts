import { kitPath } from "../../app/kits/kit-path.ts";

/** The fields of a document that its address is made of. */
interface Addressed {
  _type: string;
  /** A kit's, an accessory's or a page's. */
  slug?: string | undefined;
  isBusiness?: boolean | undefined;
  kind?: string | undefined;
  from?: string | undefined;
}

/** The page that has no path of its own: it stands at the root. */
const HOME = "portada";

/** The path of the page on which a document is seen best; undefined while it has no slug yet. */
export function sitePathOf({ _type, slug, isBusiness = false, kind, from }: Addressed): string | undefined {
  switch (_type) {
    case "kit":
      return slug && kitPath({ isBusiness, slug });
    case "page":
      return slug && (slug === HOME ? "/" : `/${slug}`);
    case "accessory":
      return slug && `/accesorios-alarma/${slug}`;
    case "bundle":
      return "/accesorios-alarma";
    case "extra":
      return kitPath({ isBusiness: false, slug: "pisos" });
    case "faq":
      return slug && `/ayuda#${slug}`;
    case "faqCategory":
      return slug && `/ayuda/${slug}`;
    case "feedbackQuestion":
      return "/ayuda";
    case "promo":
      return "/promociones";
    case "quiz":
      return "/calcula-tu-alarma";
    case "questionnaire":
      return kind === "funnel" ? "/encuesta" : "/configurador";
    case "redirect":
      return from;
    default:
      return "/";
  }
}
