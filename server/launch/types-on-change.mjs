/** The generated types in development: written anew when what they are drawn from changes. */
import { run } from "./command.mjs";
import { onChange } from "./on-change.mjs";
import { childEnvironment } from "./project.mjs";

/** Folders to watch, and which of their files matter. */
const SOURCES = {
  "cms/schemaTypes": /\.tsx?$/,
  "cms/seed": /(^|[\\/])production\.ndjson$/,
  app: /queries\.tsx?$/,
};

/**
 * A query that does not fit the content model is told and no reason to stop: the next edit may mend it.
 *
 * @param {string} node
 * @param {AbortSignal} stop
 */
export async function generateTypes(node, stop) {
  const { code } = await run(node, ["cms/typegen.ts"], { env: childEnvironment(), stop, shows: true });
  if (code !== 0) console.error("The types could not be generated; the last ones stay until the next edit.");
}

/**
 * @param {string} node
 * @param {AbortSignal} stop
 */
export function generateTypesOnChange(node, stop) {
  const watched = Object.entries(SOURCES).map(([folder, pattern]) => ({
    folder,
    recursive: true,
    matters: (/** @type {string} */ name) => pattern.test(name),
  }));
  onChange(watched, () => generateTypes(node, stop), stop);
}
