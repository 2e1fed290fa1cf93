import { defineQuery } from "groq";

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
      "experimentIds": sections[_type == "experimentSectionList"].experimentId
    },
    "kits": *[_type == "kit" && count(sections[_type == "experimentSectionList"]) > 0] | order(_id asc){
      _id,
      "slug": route.current,
      isBusiness,
      "experimentIds": sections[_type == "experimentSectionList"].experimentId
    }
  }
`);
