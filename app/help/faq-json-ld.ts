import { toPlainText } from "@portabletext/react";
import type { Locale } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import { foreignLangOf, type Localized, textOf } from "#app/i18n/localize.ts";
import { richTextBlocks } from "#app/i18n/rich-text.ts";
import type { HELP_TAB_RESULT } from "#app/sanity/sanity.generated.ts";
import type { JsonLd } from "#app/seo/json-ld.ts";

type Question = Localized<NonNullable<HELP_TAB_RESULT["tab"]>["questions"][number]>;

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
      name: textOf(title),
      inLanguage: foreignLangOf(title) ?? locale,
      acceptedAnswer: {
        "@type": "Answer",
        text: toPlainText(richTextBlocks(textOf(desc))),
        inLanguage: foreignLangOf(desc) ?? locale,
      },
    })),
  };
}
