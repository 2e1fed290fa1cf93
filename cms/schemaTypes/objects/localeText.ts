import { defineField, defineType } from "@sanity/types";
import { LOCALES } from "../../../app/i18n/languages.ts";
import { languageField } from "../fields/translations.ts";

/** A paragraph in every language. */
export const localeText = defineType({
  name: "localeText",
  title: "Párrafo",
  type: "object",
  fields: LOCALES.map((locale) => defineField({ ...languageField(locale), type: "text", rows: 3 })),
});
