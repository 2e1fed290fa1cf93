import { defineQuery } from "groq";
import { SUPPORT_HOURS } from "#app/contact/queries.ts";
import { DECORATIVE_PICTURE, LINK, RICH_TEXT } from "#app/sanity/fragments.ts";

const FIELDS = /* groq */ `_id, "slug": slug.current, title, desc${RICH_TEXT}, link${LINK}, open`;

export const FAQ = /* groq */ `{ ${FIELDS} }`;

/**
 * A tab by its slug, by default the first one, with its questions, and the most asked questions of all tabs. The first one also has
 * the questions of other tabs that old links name without their tab.
 */
export const HELP_TAB = defineQuery(/* groq */ `
  {
    "tabs": *[_type == "faqCategory"] | order(orderRank asc, _id asc){
      _id,
      title,
      text,
      image${DECORATIVE_PICTURE},
      "slug": nice.current,
      "subject": categoria
    },
    "tab": *[_type == "faqCategory" && ($tab == null || nice.current == $tab)] | order(orderRank asc, _id asc)[0]{
      _id,
      title,
      "slug": nice.current,
      "questions": *[_type == "faq" && category._ref == ^._id] | order(orderRank asc, _id asc){ ${FIELDS}, heading }
    },
    "linkedWithoutTab": *[_type == "faq" && linkedWithoutTab == true && $tab == null] | order(orderRank asc, _id asc){
      _id,
      "slug": slug.current,
      title,
      "tab": category->nice.current
    },
    "mostAsked": *[_type == "faq" && mostAsked == true] | order(orderRank asc, _id asc)[0...4]{
      _id,
      "slug": slug.current,
      title,
      desc${RICH_TEXT},
      link${LINK},
      "tab": category->nice.current
    },
    "hours": ${SUPPORT_HOURS}
  }
`);

/** Every question, for the index of the help search. Read once a publish, not at every search. */
export const HELP_QUESTIONS = defineQuery(/* groq */ `
  *[_type == "faq"] | order(orderRank asc, _id asc){
    _id, "slug": slug.current, title, keywords, desc${RICH_TEXT}, link, open
  }
`);
