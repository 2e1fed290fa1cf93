import { defineQuery } from "groq";

/** The interface texts in all languages, and the operator's name, which is a placeholder in them. */
export const INTERFACE_TEXTS = defineQuery(/* groq */ `
  {
    "settings": *[_type == "settings" && _id == "settings"] | order(_id asc)[0]{ brand },
    "namespaces": *[_type == "uiStrings"] | order(_id asc){
      namespace,
      entries
    }
  }
`);
