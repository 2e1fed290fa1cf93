import { defineQuery } from "groq";

/** The interface texts of some namespaces, in all languages. */
export const INTERFACE_TEXTS = defineQuery(/* groq */ `
  *[_type == "uiStrings" && namespace in $namespaces] | order(_id asc){
    namespace,
    entries
  }
`);
