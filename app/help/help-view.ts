import { toPlainText } from "@portabletext/react";
import type { Locale } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import { foreignLangOf, type LocalizedText, localize, textOf } from "#app/i18n/localize.ts";
import { type PageRichText, textBlocks } from "#app/i18n/rich-text.ts";
import { helpPath, questionPath, SEARCH_PARAMETER } from "#app/paths.ts";
import type { HELP_TAB_RESULT } from "#app/sanity/sanity.generated.ts";
import type { JsonLd } from "#app/seo/json-ld.ts";

type Title = HELP_TAB_RESULT["tabs"][number]["title"];

/** The target of an old link '/ayuda#…' that is on another tab. */
interface OtherTabLink {
  slug: string;
  title: Title;
  path: string;
}

export type HelpView = ReturnType<typeof localizedHelpView>;

/**
 * The contents of a tab of the help area. Undefined when there is no such tab.
 *
 * The server never sees the anchor of a URL, so the first tab also contains links to the other tabs, and to their questions that had
 * links before the tabs had addresses.
 */
export function helpView({ tabs, tab, linkedWithoutTab, mostAsked, hours }: HELP_TAB_RESULT) {
  if (!tab) return undefined;
  const { questions, ...shown } = tab;
  const otherTabLinks: OtherTabLink[] = [
    ...tabs.map(({ slug, title }) => ({ slug, title, path: helpPath(tabs, slug), tab: slug })),
    ...linkedWithoutTab.map((question) => ({ ...question, path: questionPath(tabs, question) })),
  ]
    .filter((other) => tab.slug === tabs[0]?.slug && other.tab !== tab.slug)
    .map(({ slug, title, path }) => ({ slug, title, path }));
  return {
    tab: shown,
    path: helpPath(tabs, tab.slug),
    tabs: tabs.map(({ slug, ...other }) => ({ ...other, path: helpPath(tabs, slug) })),
    questions,
    otherTabLinks,
    mostAsked: mostAsked.map((question) => ({
      _id: question._id,
      title: question.title,
      desc: question.desc,
      link: question.link,
      path: questionPath(tabs, question),
    })),
    hours,
  };
}

/** The contents in the page's language, with the beginning of the most asked questions' answers. */
export function localizedHelpView(view: NonNullable<ReturnType<typeof helpView>>, locale: Locale) {
  const { mostAsked, ...rest } = localize(view, locale);
  return { ...rest, mostAsked: mostAsked.map(({ desc, ...question }) => ({ ...question, answer: firstBlock(desc) })) };
}

function firstBlock(body: LocalizedText<PageRichText>): LocalizedText {
  const text = toPlainText(textBlocks(textOf(body)).slice(0, 1));
  const lang = foreignLangOf(body);
  return lang ? { text, lang } : text;
}

interface QuestionGroup {
  heading: LocalizedText | undefined;
  questions: HelpView["questions"];
}

/** Consecutive questions below the same heading, in their order. Those before the first heading have none. */
export function questionGroups(questions: HelpView["questions"]) {
  const groups: QuestionGroup[] = [];
  for (const question of questions) {
    const last = groups.at(-1);
    if (last && !question.heading) last.questions.push(question);
    else groups.push({ heading: question.heading, questions: [question] });
  }
  return groups;
}

/** The groups in two columns of about the same height, where a heading is as high as a question. */
export function inTwoColumns(groups: QuestionGroup[]): QuestionGroup[][] {
  const rows = (some: QuestionGroup[]) => some.reduce((sum, { questions }) => sum + questions.length + 1, 0);
  const higher = (end: number) => Math.max(rows(groups.slice(0, end)), rows(groups.slice(end)));
  const [end = 0] = groups.map((_, index) => index + 1).sort((one, other) => higher(one) - higher(other));
  return [groups.slice(0, end), groups.slice(end)].filter((column) => column.length > 0);
}

interface Site {
  siteUrl: string;
  locale: Locale;
}

/** The schema.org FAQPage of a tab of the help area. `path` is without the language prefix. */
export function faqJsonLd(questions: HelpView["questions"], path: string, { siteUrl, locale }: Site): JsonLd {
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
        text: toPlainText(textBlocks(textOf(desc))),
        inLanguage: foreignLangOf(desc) ?? locale,
      },
    })),
  };
}

/** In characters. */
export const MAX_SEARCH_LENGTH = 80;

export function readSearch(query: URLSearchParams): string {
  return (query.get(SEARCH_PARAMETER) ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
}
