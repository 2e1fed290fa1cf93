import { html } from "../page/html.ts";
import { ofThisMachine, replaceEach, UnknownStudioPage } from "./page-edits.ts";

interface PageFacts {
  /** The origin of the site, which the Studio shows in its preview. */
  siteUrl: string;
  /** Whether the sandbox has Inter, the Studio's typeface, to serve; else the Studio falls back to the system's. */
  hasFonts: boolean;
}

const FONT_FACES = /\s*@font-face\s*\{[^}]*studio-static\.sanity\.io[^}]*\}/g;
const FONT_ADDRESS = /https:\/\/studio-static\.sanity\.io\/[\w-]+\.woff2/g;
/**
 * The page that Sanity's build wrote, as the sandbox serves it: in Spanish, knowing where the site is, and with nothing
 * that comes from another machine. Throws UnknownStudioPage when the page is not as known.
 */
export function studioPage(built: string, { siteUrl, hasFonts }: PageFacts): string {
  const head = html`<meta charset="utf-8"><meta name="site-url" content="${siteUrl}">`;
  let page = replaceEach(built, /<html lang="\w+">/g, '<html lang="es">');
  page = replaceEach(page, /<meta charset="utf-8"\s*\/?>/gi, head.text);
  page = replaceEach(page, /<title>[^<]*<\/title>/g, "<title>Alarmas · Studio</title>");
  // Written without the base path; one picture is enough for a tab.
  page = replaceEach(page, /<link\b[^>]*\brel="(?:apple-touch-icon|manifest)"[^>]*>/g, "");
  page = replaceEach(page, /<link\b[^>]*\brel="icon"[^>]*\bsizes="any"[^>]*>/g, "");
  page = replaceEach(page, /<link\b[^>]*\brel="icon"[^>]*>/g, '<link href="/studio/icon.svg" rel="icon">');
  // It connects the Studio to Sanity's cloud.
  page = replaceEach(page, /<script\b[^>]*\bsrc="https:\/\/core\.sanity-cdn\.com\/bridge\.js"[^>]*><\/script>/g, "");
  page = hasFonts ? replaceEach(page, FONT_FACES, localFontFace) : replaceEach(page, FONT_FACES, "");
  return ofThisMachine(page);
}

/** Sanity's rule for one cut of the typeface, with the address of the same cut here. */
function localFontFace([rule]: RegExpMatchArray): string {
  const weight = /font-weight:\s*(\d+)/.exec(rule)?.[1];
  const style = /font-style:\s*(normal|italic)/.exec(rule)?.[1];
  if (!weight || !style) throw new UnknownStudioPage("has a typeface without weight or style");
  return replaceEach(rule, FONT_ADDRESS, `/studio/fonts/inter-latin-${weight}-${style}.woff2`);
}
