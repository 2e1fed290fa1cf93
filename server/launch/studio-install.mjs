/**
 * The Studio's packages. They are installed beside `cms` and moved there when they are whole: the content model in `cms`
 * takes its packages from there as soon as there are any, and half of them would stop the site's own start.
 */
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { TO_INSTALL_STUDIO } from "./disk-space.mjs";
import { markInstalled } from "./installed.mjs";
import { npmCi } from "./npm-ci.mjs";
import { root, studioFolder } from "./project.mjs";

const underWay = join(root, ".studio-install");
/** All that npm reads; the last is npm's own settings. */
const DESCRIPTION = ["package.json", "package-lock.json", ".npmrc"];

/**
 * @param {AbortSignal} stop
 * @returns {Promise<void>} Rejects with a Problem that says in one line what to do.
 */
export async function installStudio(stop) {
  // What an ended launcher has left.
  await rm(underWay, { recursive: true, force: true });
  try {
    await mkdir(underWay);
    for (const name of DESCRIPTION) await cp(join(studioFolder, name), join(underWay, name));
    await npmCi({ folder: underWay, bytes: TO_INSTALL_STUDIO, log: "studio-install", place: "cms" }, stop);
    // First out of the way: removing it takes seconds.
    await rename(join(studioFolder, "node_modules"), join(underWay, "replaced")).catch(unlessMissing);
    await rename(join(underWay, "node_modules"), join(studioFolder, "node_modules"));
    await markInstalled(studioFolder);
  } finally {
    await rm(underWay, { recursive: true, force: true });
  }
}

/** @param {NodeJS.ErrnoException} error */
function unlessMissing(error) {
  if (error.code !== "ENOENT") throw error;
}
