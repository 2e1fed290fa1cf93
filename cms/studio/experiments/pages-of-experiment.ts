import { kitPath, pagePath } from "../../../app/paths.ts";

/** A page or a kit whose sections have an experiment. */
export interface ExperimentPage {
  _type: "page" | "kit";
  title: string | null;
  slug: string | null;
  isBusiness: boolean | null;
}

/** GROQ: the pages of an experiment, inside a projection of it or with its id as a parameter. */
export const pagesOf = (experimentId: "^.experimentId" | "$experimentId"): string => `
  *[_type in ["page", "kit"] && ${experimentId} in sections[_type == "experimentSectionList"].experimentId] | order(_type desc, _id asc){
    _type,
    "title": coalesce(kitName.es, title.es),
    "slug": coalesce(route.current, path.current),
    isBusiness
  }`;

/** The paths of pages, without those that have none yet. */
export function pathOfPage({ _type, slug, isBusiness }: ExperimentPage): string | undefined {
  if (!slug) return undefined;
  return _type === "kit" ? kitPath({ isBusiness: isBusiness === true, slug }) : pagePath(slug);
}
