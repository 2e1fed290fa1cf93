import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";

/** All scripts that a page may need later are preloaded by the same two lines. Asking twice for a file costs a browser nothing. */
const CODE = `export function __vitePreload(load, files = []) {
  for (const href of files) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: "/" + href }));
  return load();
}`;

/**
 * Replaces the code that Vite puts around each `import()` and that every page fetches: it also waits for style sheets, looks for a
 * nonce and sends an event, none of which this site uses. It has one style sheet, which is in the page.
 */
export const smallPreload: Plugin = {
  name: "small-preload",
  enforce: "pre",
  apply: "build",
  load: (id) => (id === HELPER ? { code: CODE, moduleSideEffects: false } : undefined),
};

/** In every page already. */
const FIRST_FILES = /^assets\/(framework|site)-/;

/**
 * The files to preload for an `import()` of a file: those that it needs and the page has not. A file that needs no other comes as soon
 * without.
 */
export function lateFiles(_file: string, needed: string[]): string[] {
  const late = needed.filter((name) => !FIRST_FILES.test(name));
  return late.length > 1 ? late : [];
}
