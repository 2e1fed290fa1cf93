import { defineField, defineType } from "@sanity/types";
import { LOCALES } from "../../../app/i18n/languages.ts";
import { languageField } from "../fields/translations.ts";

/** Formatted text in every language. */
export const localeRichText = defineType({
  name: "localeRichText",
  title: "Texto con formato",
  type: "object",
  fields: LOCALES.map((locale) => defineField({ ...languageField(locale), type: "richText" })),
});
