import { defineField, defineType } from "@sanity/types";
import { LOCALES } from "../../../app/i18n/languages.ts";
import { languageField } from "../fields/translations.ts";

/** A line of text in every language. The site shows the default language, marked as such, where a translation is missing. */
export const localeString = defineType({
  name: "localeString",
  title: "Texto",
  type: "object",
  options: { columns: 2 },
  fields: LOCALES.map((locale) => defineField({ ...languageField(locale), type: "string" })),
});
