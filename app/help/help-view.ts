import type { Localized } from "#app/i18n/localize.ts";
import { helpPath, questionPath } from "#app/paths.ts";
import type { HELP_RESULT } from "#app/sanity/sanity.generated.ts";

type Title = HELP_RESULT["questions"][number]["title"];

/** What an address '/ayuda#…' may name that stands on another tab. */
interface Elsewhere {
  slug: string;
  title: Title;
  path: string;
}

/** A tab of the help area, in the page's language. */
export type HelpView = Localized<NonNullable<ReturnType<typeof helpView>>>;

/**
 * What a tab of the help area shows; undefined when there is no such tab. Without a name it is the first.
 *
 * What follows the '#' never reaches the server, so the first tab also knows where the questions of the others stand.
 */
export function helpView({ tabs, questions }: HELP_RESULT, name: string | undefined) {
  const tab = name === undefined ? tabs[0] : tabs.find(({ slug }) => slug === name);
  if (!tab) return undefined;
  const others: Elsewhere[] = [
    ...tabs.map(({ slug, title }) => ({ slug, title, path: helpPath(tabs, slug), tab: slug })),
    ...questions.map((question) => ({ ...question, path: questionPath(tabs, question) })),
  ]
    .filter((other) => tab === tabs[0] && other.tab !== tab.slug)
    .map(({ slug, title, path }) => ({ slug, title, path }));
  return {
    tab,
    path: helpPath(tabs, tab.slug),
    tabs: tabs.map(({ _id, title, slug }) => ({ _id, title, path: helpPath(tabs, slug) })),
    questions: questions.filter((question) => question.tab === tab.slug),
    elsewhere: others,
  };
}
