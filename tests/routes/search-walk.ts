import { type Head, headOf, linksOf } from "#tests/support/head.ts";

/** A page as somebody got it who asked for it. */
export interface Walked {
  /** With the language. */
  path: string;
  status: number;
  html: string;
  head: Head;
}

/** An entry of the sitemap. */
export interface Entry {
  path: string;
  changed: string | undefined;
  alternates: Record<string, string>;
}

/** How many pages are asked for at once. */
const AT_ONCE = 2;

/** Asks for a page, following no redirect. */
export async function open(origin: string, path: string): Promise<Walked> {
  const response = await fetch(`${origin}${path}`, { redirect: "manual" });
  const html = await response.text();
  return { path, status: response.status, html, head: headOf(html) };
}

/** Asks for pages, and for those that they link to, and so on, each once; by path. */
export async function walk(origin: string, from: string[]): Promise<Map<string, Walked>> {
  const known = new Set(from);
  const walked = new Map<string, Walked>();
  while (walked.size < known.size) {
    const next = [...known].filter((path) => !walked.has(path)).slice(0, AT_ONCE);
    for (const page of await Promise.all(next.map((path) => open(origin, path)))) {
      walked.set(page.path, page);
      for (const path of linksOf(page.html)) known.add(path);
    }
  }
  return walked;
}

/** The entries of a sitemap of this site. */
export function entriesOf(xml: string, siteUrl: string): Entry[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => ({
    path: pathOf(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? "", siteUrl),
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language = "", href = ""]) => [language, href]),
    ),
  }));
}

/** The path of a whole address of the site. */
export function pathOf(address: string, siteUrl: string): string {
  const { origin, pathname } = new URL(address);
  if (origin !== siteUrl) throw new Error(`${address} is not of this site`);
  return pathname;
}
