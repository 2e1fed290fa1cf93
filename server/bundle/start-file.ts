import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { z } from "zod";
import remixOptions from "../../remix.config.js";
import { minifiedFunction } from "./minified-scripts.ts";

const FOLDER = "build/client/assets";
const NAME = /^manifest-.*\.js$/;
const START = "window.__remixManifest=";
const BOOT = "app/layout/boot.ts";

const manifest = z.looseObject({ routes: z.record(z.string(), z.unknown()) });
const form = z.object({ hasAction: z.literal(true) });

/** What a route need not say: Remix's browser code reads an absent flag as false, and an absent list as empty. */
const withoutDefaults = (_name: string, value: unknown) =>
  value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;

/** Remix's settings, as its server would write them into every page, without those that are off. */
const SETTINGS = JSON.stringify({ basename: "/", future: remixOptions.future }, withoutDefaults);

const starter = async () => `window.__remixContext=${SETTINGS};(${await minifiedFunction(BOOT)})()`;

let starterCode = "";

/**
 * Remix names the manifest by the names of the files that it lists. So the starter becomes part of one of these names, and another starter
 * is another file.
 */
const nameByStarter: Plugin = {
  name: "name-by-starter",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  async renderStart() {
    starterCode = await starter();
  },
  augmentChunkHash: ({ name }) => (name === "entry.client" ? starterCode : undefined),
};

/** After the build of the server, the last one, in which Remix writes the manifest. */
const writeStarter: Plugin = {
  name: "write-starter",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  closeBundle: {
    order: "post",
    sequential: true,
    async handler() {
      for (const name of (await readdir(FOLDER)).filter((file) => NAME.test(file))) await write(join(FOLDER, name));
    },
  },
};

/**
 * Makes Remix's manifest of the routes the file that starts every page (docs/decisions/0086): it takes out the routes for search engines,
 * since no browser follows a link to them, and adds Remix's settings and the starter (`app/layout/boot.ts`). A route with an action stays,
 * because pages send forms to it.
 */
export const startFile: Plugin[] = [nameByStarter, writeStarter];

async function write(path: string): Promise<void> {
  const text = await readFile(path, "utf8");
  if (!text.startsWith(START)) throw new Error(`${path} does not begin with ${START}`);
  const { routes, ...rest } = manifest.parse(JSON.parse(text.slice(START.length).replace(/;\s*$/, "")));
  const kept = Object.entries(routes).filter(
    ([id, route]) => !id.startsWith("routes/resources/") || form.safeParse(route).success,
  );
  const trimmed = JSON.stringify({ ...rest, routes: Object.fromEntries(kept) }, withoutDefaults);
  await writeFile(path, `${START}${trimmed};${await starter()}`);
}
