import { parse } from "node-html-parser";

/** What a page's head says to search engines and to apps that preview a shared link. */
export interface Head {
  title: string;
  meta: Record<string, string[]>;
  canonical: string[];
  alternates: Record<string, string>;
  /** The nodes of all JSON-LD of the page. */
  jsonLd: Record<string, unknown>[];
}

export function headOf(html: string): Head {
  const page = parse(html);
  const attributesOf = (selector: string) => page.querySelectorAll(`head ${selector}`).map(({ attrs }) => attrs);
  const meta: Record<string, string[]> = {};
  for (const { name, property, content = "" } of attributesOf("meta")) {
    const key = name ?? property;
    if (key) meta[key] = [...(meta[key] ?? []), content];
  }
  return {
    title: page.querySelector("head title")?.text ?? "",
    meta,
    canonical: attributesOf('link[rel="canonical"]').map(({ href = "" }) => href),
    alternates: Object.fromEntries(
      attributesOf('link[rel="alternate"]').map(({ hreflang = "", href = "" }) => [hreflang, href]),
    ),
    jsonLd: page
      .querySelectorAll('head script[type="application/ld+json"]')
      .flatMap(({ rawText }) => JSON.parse(rawText)["@graph"]),
  };
}
