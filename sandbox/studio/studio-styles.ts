import { ofThisMachine } from "./page-edits.ts";

const FOREIGN_FONT_FACES = /@font-face\s*\{[^}]*url\(["']?https?:[^}]*\}/g;

/**
 * A style sheet that Sanity's build wrote, without the typefaces that come from another machine: the page has them from
 * here. Throws UnknownStudioPage when it would fetch anything else from elsewhere.
 */
export function studioStyles(built: string): string {
  return ofThisMachine(built.replace(FOREIGN_FONT_FACES, ""));
}
