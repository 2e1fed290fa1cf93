/** The project's packages, installed exactly as locked, and only when they are not there yet. */
import { requireSpace, TO_INSTALL, TO_START } from "./disk-space.mjs";
import { isInstalled, markInstalled } from "./installed.mjs";
import { npmCi } from "./npm-ci.mjs";
import { step } from "./progress.mjs";
import { dataFolder, projectNode, projectNodeWorks, root } from "./project.mjs";

/**
 * @param {AbortSignal} stop
 * @returns {Promise<string>} The project's Node.
 */
export async function installPackages(stop) {
  await requireSpace(dataFolder(), TO_START);
  if (projectNodeWorks() && (await isInstalled(root))) {
    await requireSpace(root, TO_START);
    return projectNode();
  }
  await requireSpace(root, TO_INSTALL);
  await step({ doing: "Installing packages (first time, about a minute)", done: "Installed" }, async () => {
    await npmCi({ folder: root, bytes: TO_INSTALL, log: "install" }, stop);
    await projectNode();
    await markInstalled(root);
  });
  return projectNode();
}
