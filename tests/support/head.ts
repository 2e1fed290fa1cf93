/** What the head of a page says to search engines and to those whom its link is sent to. */
export interface Head {
  title: string;
  /** By name or property. */
  meta: Record<string, string[]>;
  canonical: string[];
  /** Addresses by language. */
  alternates: Record<string, string>;
  /** The graph of schema.org, of all of the page's JSON-LD. */
  things: Record<string, unknown>[];
}

/** Reads the head out of a page as it was sent. */
export function headOf(html: string): Head {
  const head = html.slice(0, html.indexOf("</head>"));
  const meta: Record<string, string[]> = {};
  for (const { name, property, content } of tags(head, "meta")) {
    const key = name ?? property;
    if (key) meta[key] = [...(meta[key] ?? []), content ?? ""];
  }
  const links = tags(head, "link");
  return {
    title: decoded(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ""),
    meta,
    canonical: links.filter(({ rel }) => rel === "canonical").map(({ href = "" }) => href),
    alternates: Object.fromEntries(
      links.filter(({ rel }) => rel === "alternate").map(({ hreflang = "", href = "" }) => [hreflang, href]),
    ),
    things: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
      ([, json = ""]) => JSON.parse(json)["@graph"],
    ),
  };
}

/** The paths of this site that a page links to, without query and fragment. */
export function linksOf(html: string): string[] {
  const hrefs = tags(html, "a").map(({ href = "" }) => href.split(/[?#]/)[0] ?? "");
  return [...new Set(hrefs.filter((href) => href.startsWith("/") && !href.startsWith("//")))];
}

/** The parts of pages of this site that a page links to, as '/ayuda#baja'. */
export function partsOf(html: string): string[] {
  const hrefs = tags(html, "a").map(({ href = "" }) => href.replace(/\?[^#]*/, ""));
  return [...new Set(hrefs.filter((href) => /^\/(?!\/)[^#]*#./.test(href)))];
}

/** The attributes of every tag of a name; names in lower case, as HTML has them. */
function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  );
}

const CHARACTERS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => CHARACTERS[name] ?? entity);
}
