/** `npx node app/ui/icons/make-sprite.ts`: draws the icons of `icon-names.ts` from Lucide into `sprite.svg`, of which a browser loads one copy for all pages. */
import { writeFile } from "node:fs/promises";
import { icons } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LUCIDE_NAMES } from "./icon-names.ts";

const STROKE = 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"';

/** An SVG document with a symbol for each icon. */
export function iconSprite(): string {
  const symbols = Object.entries(LUCIDE_NAMES).map(([name, lucideName]) => {
    const svg = renderToStaticMarkup(createElement(icons[lucideName]));
    const shapes = svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>")).replace(/><\/\w+>/g, "/>");
    return `<symbol id="${name}" viewBox="0 0 24 24" ${STROKE}>${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join("\n")}\n</svg>\n`;
}

if (import.meta.main) await writeFile(new URL("sprite.svg", import.meta.url), iconSprite());
