/** The generated types in development: written anew when what they are drawn from changes. */
import { watch } from "node:fs";
import { join } from "node:path";
import { run } from "./command.mjs";
import { showError } from "./problem.mjs";
import { childEnvironment, root } from "./project.mjs";
import { Stopped } from "./stopping.mjs";

/** Folders to watch, and which of their files matter. */
const SOURCES = {
  "cms/schemaTypes": /\.tsx?$/,
  "cms/seed": /(^|[\\/])production\.ndjson$/,
  app: /queries\.tsx?$/,
};
/** An editor writes one file in several goes. */
const QUIET_MS = 200;

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
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let last = Promise.resolve();
  /** @param {unknown} error */
  const tell = (error) => {
    if (!(error instanceof Stopped)) showError(error);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(() => generateTypes(node, stop)).catch(tell);
    }, QUIET_MS);
  };

  for (const [folder, pattern] of Object.entries(SOURCES)) {
    const watcher = watch(join(root, folder), { recursive: true, persistent: false, signal: stop }, (_event, name) => {
      if (name && pattern.test(name)) soon();
    });
    watcher.on("error", tell);
  }
}
