import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { z } from "zod";

const FOLDER = "build/client/assets";
const NAME = /^manifest-.*\.js$/;
const START = "window.__remixManifest=";

const manifest = z.looseObject({ routes: z.record(z.string(), z.unknown()) });
const form = z.object({ hasAction: z.literal(true) });

/** What a route need not say: Remix's browser code reads an absent flag as false, and an absent list as empty. */
const withoutDefaults = (_name: string, value: unknown) =>
  value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;

/**
 * Takes the files for search engines out of the manifest of the routes, which every page fetches: no browser follows a link to them.
 * A route with an action stays, because pages send forms to it.
 */
export const trimmedManifest: Plugin = {
  name: "trimmed-manifest",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  closeBundle: {
    order: "post",
    sequential: true,
    async handler() {
      for (const name of (await readdir(FOLDER)).filter((file) => NAME.test(file))) await trim(join(FOLDER, name));
    },
  },
};

async function trim(path: string): Promise<void> {
  const text = await readFile(path, "utf8");
  if (!text.startsWith(START)) throw new Error(`${path} does not begin with ${START}`);
  const { routes, ...rest } = manifest.parse(JSON.parse(text.slice(START.length).replace(/;\s*$/, "")));
  const kept = Object.entries(routes).filter(
    ([id, route]) => !id.startsWith("routes/resources/") || form.safeParse(route).success,
  );
  await writeFile(path, `${START}${JSON.stringify({ ...rest, routes: Object.fromEntries(kept) }, withoutDefaults)};`);
}
