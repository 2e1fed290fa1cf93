/** The page that the Studio was built with is not the one that the sandbox knows how to change. */
export class UnknownStudioPage extends Error {
  constructor(what: string) {
    super(`The Studio's page ${what}: a new version of Sanity may have changed it. See sandbox/studio/studio-page.ts`);
    this.name = "UnknownStudioPage";
  }
}

/** What every match of the pattern becomes. */
type Replacement = string | ((match: RegExpMatchArray) => string);

/** A page with every match replaced. Throws UnknownStudioPage when there is none: the edit would be lost in silence. */
export function replaceEach(page: string, pattern: RegExp, replacement: Replacement): string {
  const matches = [...page.matchAll(pattern)];
  if (matches.length === 0) throw new UnknownStudioPage(`has nothing like ${pattern.source}`);
  return matches.reduceRight((text, match) => {
    const by = typeof replacement === "string" ? replacement : replacement(match);
    return text.slice(0, match.index) + by + text.slice(match.index + match[0].length);
  }, page);
}

/** What a browser fetches by itself from another machine: not the address of a link that a person may follow. */
const FETCHED =
  /(?:\ssrc="|<link\b[^>]*\shref="|url\(\s*["']?|@import\s+["']?|\sfrom\s+["'])(?:https?:)?\/\/([^"')/\s]+)/i;

/** The page or style sheet as it is. Throws UnknownStudioPage when it would fetch anything from another machine. */
export function ofThisMachine(text: string): string {
  const host = FETCHED.exec(text)?.[1];
  if (host) throw new UnknownStudioPage(`would fetch something from ${host}`);
  return text;
}
