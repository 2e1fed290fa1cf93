import type { Localized } from "#app/i18n/localize.ts";
import { helpPath, questionPath } from "#app/paths.ts";
import type { HELP_RESULT } from "#app/sanity/sanity.generated.ts";

type Title = HELP_RESULT["questions"][number]["title"];

/** The target of an old link '/ayuda#…' that is on another tab. */
interface OtherTabLink {
  slug: string;
  title: Title;
  path: string;
}

export type HelpView = Localized<NonNullable<ReturnType<typeof helpView>>>;

/**
 * The contents of a tab of the help area, by default the first one. Undefined when no tab has this name.
 *
 * The server never sees the anchor of a URL, so the first tab also contains links to the questions of the other tabs.
 */
export function helpView({ tabs, questions }: HELP_RESULT, name: string | undefined) {
  const tab = name === undefined ? tabs[0] : tabs.find(({ slug }) => slug === name);
  if (!tab) return undefined;
  const otherTabLinks: OtherTabLink[] = [
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
    otherTabLinks,
  };
}
