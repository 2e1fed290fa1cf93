/** What the Studio is built from. */
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { root } from "./project.mjs";

/** Everything else in `cms`: a new folder there counts without being named here. */
const NOT_BUILT_IN = new Set([".sanity", "artwork", "dist", "node_modules", "seed", "typegen", "typegen.ts"]);
/** What the Studio imports from the site; a test holds this list against the imports. */
export const FROM_THE_SITE = ["app/i18n/languages.ts", "app/i18n/locale.ts", "app/paths.ts", "app/promos/today.ts"];

/** @returns {Promise<string[]>} Files and folders, relative to the project's folder. */
export async function studioSources() {
  const names = (await readdir(join(root, "cms"))).filter((name) => !NOT_BUILT_IN.has(name)).sort();
  return [...names.map((name) => `cms/${name}`), ...FROM_THE_SITE];
}

/**
 * Where to look for edits of them. An editor may put a new file in the place of the old one, which a watch of the file
 * itself would lose.
 *
 * @returns {Promise<import("./on-change.mjs").Watched[]>}
 */
export async function studioWatches() {
  const entries = await readdir(join(root, "cms"), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !NOT_BUILT_IN.has(entry.name));
  return [
    { folder: "cms", recursive: false, matters: (name) => !NOT_BUILT_IN.has(name) },
    ...folders.map(({ name }) => ({ folder: `cms/${name}`, recursive: true, matters: () => true })),
    ...FROM_THE_SITE.map((path) => ({
      folder: dirname(path),
      recursive: false,
      matters: (/** @type {string} */ name) => name === basename(path),
    })),
  ];
}
