import { defineQuery } from "groq";

export const FAQ = /* groq */ `{ _id, "slug": slug.current, title, desc, link, open }`;

/** All tabs, and all questions with the slug of their tab. */
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
