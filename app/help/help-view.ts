import type { Localized } from "#app/i18n/localize.ts";
import { helpPath, questionPath, SEARCH_PARAMETER } from "#app/paths.ts";
import type { HELP_TAB_RESULT } from "#app/sanity/sanity.generated.ts";

type Title = HELP_TAB_RESULT["tabs"][number]["title"];

/** The target of an old link '/ayuda#…' that is on another tab. */
interface OtherTabLink {
  slug: string;
  title: Title;
  path: string;
}

export type HelpView = Localized<NonNullable<ReturnType<typeof helpView>>>;

/**
 * The contents of a tab of the help area. Undefined when there is no such tab.
 *
 * The server never sees the anchor of a URL, so the first tab also contains links to the other tabs, and to their questions that had
 * links before the tabs had addresses.
 */
export function helpView({ tabs, tab, linkedWithoutTab, mostAsked }: HELP_TAB_RESULT) {
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
    tabs: tabs.map(({ _id, title, slug }) => ({ _id, title, path: helpPath(tabs, slug) })),
    questions,
    otherTabLinks,
    mostAsked: mostAsked.map((question) => ({
      _id: question._id,
      title: question.title,
      path: questionPath(tabs, question),
    })),
  };
}

/** In characters. */
export const MAX_SEARCH_LENGTH = 80;

/** The search text of a URL; '' when there is none. */
export function readSearch(query: URLSearchParams): string {
  return (query.get(SEARCH_PARAMETER) ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
}
