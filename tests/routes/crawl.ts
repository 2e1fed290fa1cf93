import { parse } from "node-html-parser";
import { hrefsOf, readPage } from "#tests/support/html.ts";
import { type Head, headOf } from "#tests/support/page-head.ts";

export interface CrawledPage {
  /** With the language. */
  path: string;
  status: number;
  html: string;
  head: Head;
  /** Paths of this site that the page links to, without query string and fragment. */
  links: string[];
  /** Links to a part of a page of this site, as '/ayuda#baja'. */
  fragmentLinks: string[];
  ids: Set<string>;
}

export interface Entry {
  path: string;
  changed: string | undefined;
  alternates: Record<string, string>;
}

const CONCURRENCY = 2;

export async function fetchPage(origin: string, path: string): Promise<CrawledPage> {
  const response = await fetch(`${origin}${path}`, { redirect: "manual" });
  const html = await response.text();
  const page = readPage(html);
  const own = hrefsOf(page).filter((href) => /^\/(?!\/)/.test(href));
  return {
    path,
    status: response.status,
    html,
    head: headOf(html),
    links: [...new Set(own.map((href) => href.split(/[?#]/)[0] ?? ""))],
    fragmentLinks: own.map((href) => href.replace(/\?[^#]*/, "")).filter((href) => /#./.test(href)),
    ids: new Set(page.querySelectorAll("[id]").map(({ id }) => id)),
  };
}

/** Fetches pages and every page that they link to, each once; by path. */
export async function crawl(origin: string, from: string[]): Promise<Map<string, CrawledPage>> {
  const known = new Set(from);
  const crawled = new Map<string, CrawledPage>();
  while (crawled.size < known.size) {
    const next = [...known].filter((path) => !crawled.has(path)).slice(0, CONCURRENCY);
    for (const page of await Promise.all(next.map((path) => fetchPage(origin, path)))) {
      crawled.set(page.path, page);
      for (const path of page.links) known.add(path);
    }
  }
  return crawled;
}

export function entriesOf(xml: string, siteUrl: string): Entry[] {
  return parse(xml)
    .querySelectorAll("url")
    .map((entry) => ({
      path: pathOf(entry.querySelector("loc")?.text ?? "", siteUrl),
      changed: entry.querySelector("lastmod")?.text,
      alternates: Object.fromEntries(
        entry.getElementsByTagName("xhtml:link").map(({ attrs: { hreflang = "", href = "" } }) => [hreflang, href]),
      ),
    }));
}

export function pathOf(url: string, siteUrl: string): string {
  const { origin, pathname } = new URL(url);
  if (origin !== siteUrl) throw new Error(`${url} is not of this site`);
  return pathname;
}
