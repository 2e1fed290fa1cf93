import { toPlainText } from "@portabletext/react";
import type { Locale } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import type { Localized } from "#app/i18n/localize.ts";
import type { HELP_RESULT } from "#app/sanity/sanity.generated.ts";
import type { JsonLd } from "#app/seo/json-ld.ts";

type Question = Localized<HELP_RESULT["questions"][number]>;

interface Site {
  siteUrl: string;
  locale: Locale;
}

/** The schema.org FAQPage of a tab of the help area. `path` is without the language prefix. */
export function faqJsonLd(questions: Question[], path: string, { siteUrl, locale }: Site): JsonLd {
  const url = `${siteUrl}${localePath(locale, path)}`;
  return {
    "@type": "FAQPage",
    url,
    mainEntity: questions.map(({ slug, title, desc }) => ({
      "@type": "Question",
      "@id": `${url}#${slug}`,
      name: title.text,
      inLanguage: title.lang,
      acceptedAnswer: { "@type": "Answer", text: toPlainText(desc.text), inLanguage: desc.lang },
    })),
  };
}
