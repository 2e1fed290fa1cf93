/** The site's build, and the check of the types that it rests on. */
import { buildAndStamp, isUpToDate } from "./build-stamp.mjs";
import { run } from "./command.mjs";
import { diskFull, namesFullDisk, TO_START } from "./disk-space.mjs";
import { keepLog } from "./log-file.mjs";
import { Problem } from "./problem.mjs";
import { childEnvironment, tool } from "./project.mjs";

/** @type {import("./build-stamp.mjs").Build} */
const SITE = {
  inputs: ["app", "public", "package.json", "package-lock.json", "remix.config.js", "tsconfig.json", "vite.config.ts"],
  results: ["build/server/index.js"],
  stamp: "build/.build-stamp",
};

export function isBuilt() {
  return isUpToDate(SITE);
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
export function build(node, stop) {
  return buildAndStamp(SITE, async () => {
    const env = childEnvironment({ NODE_ENV: "production" });
    const { code, output } = await run(node, tool("remix", "vite:build"), { env, stop });
    if (code !== 0) throw failure(output, `The build failed. ${await keepLog("build", output)}`, output.trim());
  });
}

/**
 * @param {string} output
 * @param {string} line
 * @param {string} [detail]
 */
function failure(output, line, detail) {
  return namesFullDisk(output) ? diskFull(TO_START) : new Problem(line, detail);
}
