/**
 * `npx node app/ui/font/make-font.ts`: cuts the letters of Spanish and Basque out of Figtree into `figtree.woff2`, which every page preloads. A page that
 * shows another letter loads the whole font too (`app/styles.css`).
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** Also the `unicode-range` of the font's face: ASCII, the letters and signs of both languages, prices, quotes and dashes. */
const ASCII = String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index));
const OTHERS = "\u00a0áéíóúüñçàèòÁÉÍÓÚÜÑÇÀÈÒ¡¿ºª«»·€°²½×−–—‘’“”…•©®™›";

const source = createRequire(import.meta.url).resolve(
  "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
);

/** With kerning, ligatures, and figures of equal width for tables. Fewer weights would save nothing and change widths slightly. */
const font = await subsetFont(await readFile(source), ASCII + OTHERS, {
  targetFormat: "woff2",
  keepFeatures: ["kern", "liga", "tnum"],
  noHinting: true,
});
await writeFile(new URL("figtree.woff2", import.meta.url), font);

const points = [...new Set([...OTHERS].map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
console.info(
  `${font.length} bytes, unicode-range: U+20-7E,${points.map((point) => `U+${point.toString(16).toUpperCase()}`).join(",")};`,
);
