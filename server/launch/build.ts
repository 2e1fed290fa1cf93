/** Builds that are made again only when their inputs or their results have changed, and the build of the site. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { keepLog, Problem } from "./problem.ts";
import { run } from "./processes.ts";
import { binaries, childEnvironment, projectNode, root } from "./project.mjs";

/** All paths are relative to the project's folder. */
export interface Build {
  inputs: readonly string[];
  /** A build by hand, of other inputs, changes them. */
  results: readonly string[];
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
  results: ["build/server/index.js"],
  stamp: "build/.build-stamp",
};

export async function isUpToDate({ inputs, results, stamp }: Build): Promise<boolean> {
  const path = join(root, stamp);
  return existsSync(path) && (await readFile(path, "utf8")) === `${await hashOf(inputs)} ${await hashOf(results)}\n`;
}

/** Builds, and stamps the build with the inputs from before it: an edit meanwhile may not be in it. */
export async function buildAndStamp({ inputs, results, stamp }: Build, work: () => Promise<void>): Promise<void> {
  await rm(join(root, stamp), { force: true });
  const madeFrom = await hashOf(inputs);
  await work();
  await writeFile(join(root, stamp), `${madeFrom} ${await hashOf(results)}\n`);
}

/** One hash of files and whole folders, by path and content: a fresh clone changes every modification time. */
async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of (await Promise.all(paths.map(filesAt))).flat()) {
    const content = await readFile(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** The files of a folder, or the file itself; none for a path that does not exist. */
async function filesAt(path: string): Promise<string[]> {
  const found = await stat(join(root, path)).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [path] : [];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(root, file)).sort();
}

export function isSiteBuilt(): Promise<boolean> {
  return isUpToDate(SITE);
}

export function buildSite(stop: AbortSignal): Promise<void> {
  return buildAndStamp(SITE, async () => {
    const env = childEnvironment({ NODE_ENV: "production" });
    const { code, output } = await run(projectNode, [join(binaries, "remix"), "vite:build"], { env, stop });
    if (code !== 0) throw new Problem(`The build failed. ${await keepLog("build", output)}`, output.trim());
  });
}

/** Fails when the types generated from queries, content model and interface texts are out of date. */
export async function checkGeneratedTypes(stop: AbortSignal): Promise<void> {
  const { code, output } = await run(projectNode, ["cms/typegen.ts", "--check"], { env: childEnvironment(), stop });
  if (code !== 0) throw new Problem(output.trim() || "The generated types could not be checked.");
}
