/** The Sanity Studio of the local lake: a package of its own in `cms`, installed and built after the site. */
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { buildAndStamp, isUpToDate } from "./build-stamp.mjs";
import { run } from "./command.mjs";
import { diskFull, namesFullDisk, TO_START } from "./disk-space.mjs";
import { isInstalled } from "./installed.mjs";
import { keepLog } from "./log-file.mjs";
import { Problem } from "./problem.mjs";
import { step } from "./progress.mjs";
import { childEnvironment, dataFolder, studioFolder } from "./project.mjs";
import { installStudio } from "./studio-install.mjs";
import { studioSources } from "./studio-sources.mjs";

const built = join(studioFolder, "dist");
/** Beside `dist` until it is whole: the sandbox goes on serving the last build. */
const underWay = join(studioFolder, ".sanity", "dist");

/** @returns {Promise<import("./build-stamp.mjs").Build>} */
async function studioBuild() {
  return { inputs: await studioSources(), results: ["cms/dist/index.html"], stamp: "cms/dist/.build-stamp" };
}

/** Whether there is nothing to install or to build. */
export async function isStudioReady() {
  return (await isInstalled(studioFolder)) && (await isUpToDate(await studioBuild()));
}

/**
 * Installs the Studio's packages and builds it, where either is not done yet.
 *
 * @param {string} node The project's Node.
 * @param {AbortSignal} stop
 * @returns {Promise<void>} Rejects with a Problem that says in one line what to do.
 */
export async function prepareStudio(node, stop) {
  if (!(await isInstalled(studioFolder))) {
    const doing = "Installing the Studio's packages (first time, about a minute)";
    await step({ doing, done: "The Studio's packages installed", silent: false }, () => installStudio(stop));
  }
  const build = await studioBuild();
  if (await isUpToDate(build)) return;
  await step({ doing: "Building the Studio", done: "Studio built", silent: false }, () =>
    buildAndStamp(build, () => buildStudio(node, stop)),
  );
}

/**
 * @param {string} node
 * @param {AbortSignal} stop
 */
async function buildStudio(node, stop) {
  const home = join(dataFolder(), "studio-home");
  await mkdir(home, { recursive: true });
  const args = [join(studioFolder, "node_modules", ".bin", "sanity"), "build", underWay, "--yes"];
  const { code, output } = await run(node, args, { env: buildEnvironment(home), cwd: studioFolder, stop });
  if (code !== 0) {
    if (namesFullDisk(output)) throw diskFull(TO_START);
    throw new Problem(`The Studio could not be built. ${await keepLog("studio-build", output)}`, output.trim());
  }
  await rm(built, { recursive: true, force: true });
  await rename(underWay, built);
}

/**
 * Sanity's tool keeps settings in its user's home and reports its use: neither is for a build here to do. Its own settings
 * would make another Studio, of a hosted project, of the same sources.
 *
 * @param {string} home
 */
function buildEnvironment(home) {
  const hosted = Object.keys(process.env).filter((name) => name.startsWith("SANITY_STUDIO_"));
  return childEnvironment({
    ...Object.fromEntries(hosted.map((name) => [name, undefined])),
    NODE_ENV: "production",
    HOME: home,
    XDG_CONFIG_HOME: undefined,
    CI: "1",
    DO_NOT_TRACK: "1",
    NO_UPDATE_NOTIFIER: "1",
    NO_COLOR: "1",
    FORCE_COLOR: undefined,
  });
}
