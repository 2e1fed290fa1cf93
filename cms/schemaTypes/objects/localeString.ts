import { defineField, defineType } from "@sanity/types";
import { LOCALES } from "../../../app/i18n/languages.ts";
import { languageField } from "../fields/translation.ts";

/** A line of text in every language. A translation may wait: until then the site shows the default language, marked as such. */
export const localeString = defineType({
  name: "localeString",
  title: "Texto",
  type: "object",
  options: { columns: 2 },
  fields: LOCALES.map((locale) => defineField({ ...languageField(locale), type: "string" })),
});
