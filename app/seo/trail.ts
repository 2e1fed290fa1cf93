import type { LocalizedText } from "#app/i18n/localize.ts";

/** A page on the way from home to another. */
export interface Crumb {
  name: LocalizedText;
  /** Without the language. */
  path: string;
}

/** The paths above a path, outermost first, home not among them: '/a/b/c' is below '/a' and '/a/b'. */
export function pathsAbove(path: string): string[] {
  const names = path.split("/").filter((name) => name !== "");
  return names.slice(0, -1).map((_name, index) => `/${names.slice(0, index + 1).join("/")}`);
}
