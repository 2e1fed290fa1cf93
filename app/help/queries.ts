import { defineQuery } from "groq";

/** A question with its answer. */
export const FAQ = /* groq */ `{ _id, "slug": slug.current, title, desc, link, open }`;

/** The help area: its tabs in order, and every question with the tab that it stands on. */
export const HELP = defineQuery(/* groq */ `
  {
    "tabs": *[_type == "faqCategory"] | order(position asc, _id asc){ _id, title, "slug": nice.current },
    "questions": *[_type == "faq"] | order(position asc, _id asc){
      _id,
      "slug": slug.current,
      title,
      desc,
      link,
      open,
      "tab": category->nice.current
    }
  }
`);
