/**
 * `npm test`: everything a change has to pass, from a fresh clone. Every part runs even when an earlier one failed. The
 * last line is `N passed, N failed`; the lines before it name what failed, or passed only at its second try.
 */
import { mkdir, rm } from "node:fs/promises";
import { installPackages } from "../server/launch/install.mjs";
import { Problem, showError } from "../server/launch/problem.mjs";
import { elapsed } from "../server/launch/progress.mjs";
import { requireNodeVersion } from "../server/launch/settings.mjs";
import { listenForStop, Stopped } from "../server/launch/stopping.mjs";
import { findBrowser } from "./launch/browser.mjs";
import { checks, playwright, results, vitest } from "./launch/checks.mjs";

/** @typedef {import("./launch/report.mjs").Report} Report */

const { requested: stop } = listenForStop();
/** @type {Report} */
const total = { passed: 0, failed: 0, remarks: [] };

/**
 * Does one part, shows and adds up its count. What it throws is one failure.
 *
 * @param {string} name
 * @param {() => Promise<Report>} work
 * @returns {Promise<boolean>} Whether all of it passed.
 */
async function part(name, work) {
  const begun = performance.now();
  const { passed, failed, remarks } = await work().catch((error) => asFailure(error, name));
  total.passed += passed;
  total.failed += failed;
  total.remarks.push(...remarks);
  console.info(`${failed ? "✖" : "✔"} ${name}: ${passed} passed, ${failed} failed (${elapsed(begun)})`);
  return failed === 0;
}

/**
 * @param {unknown} error
 * @param {string} name
 * @returns {Report}
 */
function asFailure(error, name) {
  if (error instanceof Stopped) throw error;
  showError(error);
  return { passed: 0, failed: 1, remarks: [`failed: ${name}`] };
}

/** A machine without a browser can still check everything else. */
async function browserIfAny(/** @type {string} */ node) {
  try {
    return await findBrowser(node, stop);
  } catch (error) {
    asFailure(error, "browser");
    return undefined;
  }
}

async function testEverything() {
  requireNodeVersion();
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
  const node = await installPackages(stop);
  const browser = await browserIfAny(node);
  const means = { node, stop, browser };

  /** @type {Set<string>} */
  const passed = new Set();
  for (const [name, check] of Object.entries(checks)) {
    const work = () => check(means).then(() => ({ passed: 1, failed: 0, remarks: [] }));
    if (await part(name, work)) passed.add(name);
  }
  await part("vitest", () => vitest(means));
  await part("playwright", async () => {
    if (!passed.has("build")) throw new Problem("The browser tests need a build.");
    if (!browser) throw new Problem("The browser tests need a browser.");
    return playwright(means);
  });
}

try {
  await testEverything();
} catch (error) {
  // Not installed, or stopped: what did not run has not passed.
  showError(error);
  total.failed += 1;
}
for (const remark of total.remarks) console.info(remark);
process.exitCode = total.failed === 0 ? 0 : 1;
console.info(`${total.passed} passed, ${total.failed} failed`);
