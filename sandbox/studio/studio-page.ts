import { html } from "../page/html.ts";

interface PageFacts {
  /** URL of the site, which the Studio shows in its preview. */
  siteUrl: string;
  /** Whether the sandbox can serve Inter, the Studio's font. Otherwise the Studio uses a system font. */
  hasFonts: boolean;
}

const FONT_FACES = /\s*@font-face\s*\{[^}]*studio-static\.sanity\.io[^}]*\}/g;
const FONT_URL = /https:\/\/studio-static\.sanity\.io\/[\w-]+\.woff2/g;
/**
 * Adapts the built page of the Studio: in Spanish, with the site's URL, and without anything from another origin.
 *
 * @throws UnknownStudioPage when the page does not have the expected parts.
 */
export function studioPage(built: string, { siteUrl, hasFonts }: PageFacts): string {
  const head = html`<meta charset="utf-8"><meta name="site-url" content="${siteUrl}">`;
  let page = replaceEach(built, /<html lang="\w+">/g, '<html lang="es">');
  page = replaceEach(page, /<meta charset="utf-8"\s*\/?>/gi, head.text);
  page = replaceEach(page, /<title>[^<]*<\/title>/g, "<title>Alarmas · Studio</title>");
  // Sanity writes these without the base path. One icon is enough.
  page = replaceEach(page, /<link\b[^>]*\brel="(?:apple-touch-icon|manifest)"[^>]*>/g, "");
  page = replaceEach(page, /<link\b[^>]*\brel="icon"[^>]*\bsizes="any"[^>]*>/g, "");
  page = replaceEach(page, /<link\b[^>]*\brel="icon"[^>]*>/g, '<link href="/studio/icon.svg" rel="icon">');
  // The bridge connects the Studio to Sanity's cloud.
  page = replaceEach(page, /<script\b[^>]*\bsrc="https:\/\/core\.sanity-cdn\.com\/bridge\.js"[^>]*><\/script>/g, "");
  page = hasFonts ? replaceEach(page, FONT_FACES, localFontFace) : replaceEach(page, FONT_FACES, "");
  return requireLocal(page);
}

/** Replaces the URL of a font face with the local one of the same weight and style. */
function localFontFace([rule]: RegExpMatchArray): string {
  const weight = /font-weight:\s*(\d+)/.exec(rule)?.[1];
  const style = /font-style:\s*(normal|italic)/.exec(rule)?.[1];
  if (!weight || !style) throw new UnknownStudioPage("has a typeface without weight or style");
  return replaceEach(rule, FONT_URL, `/studio/fonts/inter-latin-${weight}-${style}.woff2`);
}

const FOREIGN_FONT_FACES = /@font-face\s*\{[^}]*url\(["']?https?:[^}]*\}/g;

/**
 * Removes the remote fonts of a built style sheet; the page loads them locally.
 *
 * @throws UnknownStudioPage when the style sheet loads anything else from another origin.
 */
export function studioStyles(built: string): string {
  return requireLocal(built.replace(FOREIGN_FONT_FACES, ""));
}

/** The built Studio does not have the parts that the sandbox changes. */
export class UnknownStudioPage extends Error {
  constructor(problem: string) {
    super(
      `The Studio's page ${problem}: a new version of Sanity may have changed it. See sandbox/studio/studio-page.ts`,
    );
    this.name = "UnknownStudioPage";
  }
}

type Replacement = string | ((match: RegExpMatchArray) => string);

/**
 * Replaces every match.
 *
 * @throws UnknownStudioPage when there is none.
 */
function replaceEach(page: string, pattern: RegExp, replacement: Replacement): string {
  const matches = [...page.matchAll(pattern)];
  if (matches.length === 0) throw new UnknownStudioPage(`has nothing like ${pattern.source}`);
  return matches.reduceRight((text, match) => {
    const by = typeof replacement === "string" ? replacement : replacement(match);
    return text.slice(0, match.index) + by + text.slice(match.index + match[0].length);
  }, page);
}

/** URLs of other origins that a browser loads without a click. */
const REMOTE_RESOURCE =
  /(?:\ssrc="|<link\b[^>]*\shref="|url\(\s*["']?|@import\s+["']?|\sfrom\s+["'])(?:https?:)?\/\/([^"')/\s]+)/i;

/** @throws UnknownStudioPage when a page or style sheet loads anything from another origin. */
function requireLocal(text: string): string {
  const host = REMOTE_RESOURCE.exec(text)?.[1];
  if (host) throw new UnknownStudioPage(`would fetch something from ${host}`);
  return text;
}
