import { readFile } from "node:fs/promises";
import { type Plugin, transformWithEsbuild } from "vite";

const QUERY = "?minified";
const EXPORT = /^export default (?=function\b)/;

/**
 * `import code from "./file.ts?minified"`: the code of the function that a file exports as its default, for an inline script. The
 * server's build is not minified, so that its errors name their lines.
 */
export const minifiedScripts: Plugin = {
  name: "minified-scripts",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(QUERY)) return;
    const path = id.slice(0, -QUERY.length);
    this.addWatchFile(path);
    return `export default ${JSON.stringify(await minifiedFunction(path))}`;
  },
};

/**
 * The code of the function that a file exports as its default.
 *
 * @throws Error when the file holds anything else.
 */
export async function minifiedFunction(path: string): Promise<string> {
  const { code } = await transformWithEsbuild(await readFile(path, "utf8"), path, { minify: true, target: "es2022" });
  if (!EXPORT.test(code)) throw new Error(`${path} needs one function, its default export`);
  return code.replace(EXPORT, "").trimEnd();
}
