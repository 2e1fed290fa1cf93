/** The packages, installed exactly as locked, and only when they are not there yet. */
import { run } from "./command.mjs";
import { diskFull, namesFullDisk, requireSpace, TO_INSTALL, TO_START } from "./disk-space.mjs";
import { forgetInstall, isInstalled, markInstalled } from "./installed.mjs";
import { keepLog } from "./log-file.mjs";
import { npmCommand } from "./npm.mjs";
import { explainNpmFailure } from "./npm-failure.mjs";
import { Problem } from "./problem.mjs";
import { step } from "./progress.mjs";
import { dataFolder, machineEnvironment, projectNode, root } from "./project.mjs";

const LAST_LINES = 30;

/**
 * @param {AbortSignal} stop
 * @returns {Promise<string>} The project's Node.
 */
export async function installPackages(stop) {
  await requireSpace(dataFolder(), TO_START);
  if (await isInstalled(root)) {
    await requireSpace(root, TO_START);
    return projectNode();
  }
  await requireSpace(root, TO_INSTALL);
  await step({ doing: "Installing packages (first time, about a minute)", done: "Installed" }, async () => {
    await forgetInstall(root);
    // A configured `omit=dev` would leave out the compilers, and a quiet log level the reason of a failure.
    const args = ["ci", "--no-audit", "--no-fund", "--include=dev", "--include=optional", "--loglevel=notice"];
    const [program, all] = npmCommand(args);
    const { code, output } = await run(program, all, { env: machineEnvironment(), stop });
    if (code !== 0) throw await installProblem(output);
    await projectNode();
    await markInstalled(root);
  });
  return projectNode();
}

/** @param {string} output */
async function installProblem(output) {
  if (namesFullDisk(output)) return diskFull(TO_INSTALL);
  const where = await keepLog("install", output);
  const line = explainNpmFailure(output);
  if (line) return new Problem(`${line} ${where}`);
  return new Problem(`The packages could not be installed. ${where}`, output.split("\n").slice(-LAST_LINES).join("\n"));
}
