import { defineQuery } from "groq";

/** Where a page has an experiment, and on which days it is there (docs/rules.md#section-visibility). */
const PLACES = /* groq */ `sections[_type == "experimentSectionList"]{
  experimentId, "from": visibility.from, "to": visibility.to, "isHidden": coalesce(visibility.isHidden, false)
}`;

/** All experiments, and the pages that have one, by document. */
export const EXPERIMENTS = defineQuery(/* groq */ `
  {
    "experiments": *[_type == "experiment"] | order(experimentId asc){
      _id,
      experimentId,
      from,
      to,
      variants[]{ variantId, share }
    },
    "pages": *[_type == "page" && count(sections[_type == "experimentSectionList"]) > 0] | order(_id asc){
      _id,
      "path": path.current,
      "places": ${PLACES}
    },
    "kits": *[_type == "kit" && count(sections[_type == "experimentSectionList"]) > 0] | order(_id asc){
      _id,
      "slug": route.current,
      isBusiness,
      "places": ${PLACES}
    }
  }
`);
