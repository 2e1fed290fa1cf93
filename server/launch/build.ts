/** Builds that are made again only when their inputs have changed, and the build of the site. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Problem } from "./problem.ts";
import { run } from "./processes.ts";
import { root } from "./project.mjs";

export interface Build {
  /** Files and folders, relative to the project's folder. */
  inputs: readonly string[];
  /** In the folder of the result: a build by hand empties it. */
  stamp: string;
}

const SITE: Build = {
  inputs: [
    "app",
    "public",
    "package.json",
    "package-lock.json",
    "remix.config.js",
    "server/bundle",
    "tsconfig.json",
    "vite.config.ts",
  ],
  stamp: "build/server/.build-stamp",
};

export function isUpToDate({ inputs, stamp }: Build): boolean {
  const path = join(root, stamp);
  return existsSync(path) && readFileSync(path, "utf8") === hashOf(inputs);
}

/** Builds, and stamps the build with the inputs from before it: an edit meanwhile may not be in it. */
export async function buildAndStamp({ inputs, stamp }: Build, work: () => Promise<void>): Promise<void> {
  const madeFrom = hashOf(inputs);
  await work();
  await writeFile(join(root, stamp), madeFrom);
}

/** By path and content: another branch and back changes every modification time. */
function hashOf(paths: readonly string[]): string {
  const patterns = paths.flatMap((path) => [path, `${path}/**`]);
  const entries = globSync(patterns, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  const hash = createHash("sha256");
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

export const isSiteBuilt = (): boolean => isUpToDate(SITE);

export function buildSite(stop: AbortSignal): Promise<void> {
  return buildAndStamp(SITE, async () => {
    const { code, output } = await run("remix", ["vite:build"], { env: { NODE_ENV: "production" }, stop });
    if (code !== 0) throw new Problem("The build failed.", output);
  });
}
