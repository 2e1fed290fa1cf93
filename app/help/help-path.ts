/** The help area, without the language. */
export const HELP_PATH = "/ayuda";

interface Tab {
  slug: string;
}

/** The path of a tab of the help area, without the language: the first stands at /ayuda, the others below it. */
export function tabPath(tabs: Tab[], slug: string): string {
  return tabs[0]?.slug === slug ? HELP_PATH : `${HELP_PATH}/${slug}`;
}

/** The address of a question, on the tab that it stands on: '/ayuda/servicio#averias'. */
export function questionPath(tabs: Tab[], question: { slug: string; tab: string }): string {
  return `${tabPath(tabs, question.tab)}#${question.slug}`;
}
