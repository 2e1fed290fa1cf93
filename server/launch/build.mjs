/** The site's build, made again only when something it is made from has changed. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./command.mjs";
import { diskFull, namesFullDisk, TO_START } from "./disk-space.mjs";
import { keepLog } from "./log-file.mjs";
import { Problem } from "./problem.mjs";
import { childEnvironment, root, tool } from "./project.mjs";
import { hashOf, readIfThere } from "./stamp.mjs";

const INPUTS = [
  "app",
  "public",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
];
/** A build by hand, of other inputs, changes it. */
const RESULT = ["build/server/index.js"];

const stampPath = join(root, "build", ".build-stamp");

async function stampText() {
  return `${await hashOf(root, INPUTS)} ${await hashOf(root, RESULT)}\n`;
}

export async function isBuilt() {
  return (await readIfThere(join(root, "build/server/index.js"))) !== undefined
    ? (await readIfThere(stampPath)) === (await stampText())
    : false;
}

/**
 * Fails when a query, the content model or the interface texts changed and the types drawn from them did not.
 *
 * @param {string} node
 * @param {AbortSignal} stop
 */
export async function checkGeneratedTypes(node, stop) {
  const { code, output } = await run(node, ["cms/typegen.ts", "--check"], { env: childEnvironment(), stop });
  if (code !== 0) throw failure(output, output.trim() || "The generated types could not be checked.");
}

/**
 * @param {string} node
 * @param {AbortSignal} stop
 */
export async function build(node, stop) {
  await rm(stampPath, { force: true });
  const env = childEnvironment({ NODE_ENV: "production" });
  const { code, output } = await run(node, tool("remix", "vite:build"), { env, stop });
  if (code !== 0) throw failure(output, `The build failed. ${await keepLog("build", output)}`, output.trim());
  await mkdir(join(root, "build"), { recursive: true });
  await writeFile(stampPath, await stampText());
}

/**
 * @param {string} output
 * @param {string} line
 * @param {string} [detail]
 */
function failure(output, line, detail) {
  return namesFullDisk(output) ? diskFull(TO_START) : new Problem(line, detail);
}
