/** The Sanity Studio of the local lake: a package of its own in `cms`, installed and built after the site. */
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Build, buildAndStamp, isUpToDate } from "./build.ts";
import { Problem } from "./problem.ts";
import { installPackages, run } from "./processes.ts";
import { isInstalled, root } from "./project.mjs";
import { doSteps } from "./steps.ts";
import { repeatOnEdit } from "./watch.ts";

/** With what the Studio imports from the site: a test compares this list with the imports. */
export const STUDIO: Build = {
  inputs: [
    "cms/local",
    "cms/package.json",
    "cms/package-lock.json",
    "cms/sanity.cli.ts",
    "cms/sanity.config.ts",
    "cms/schemaTypes",
    "cms/static",
    "cms/studio",
    "cms/tsconfig.json",
    "app/experiments/variants.ts",
    "app/i18n/languages.ts",
    "app/i18n/locale.ts",
    "app/i18n/texts.generated.json",
    "app/i18n/today.ts",
    "app/kits/kit-id.ts",
    "app/paths.ts",
    "app/ui/picture-source.ts",
  ],
  stamp: "cms/dist/.build-stamp",
};

const folder = join(root, "cms");
const dist = join(folder, "dist");
/** The new build, until it is whole: the sandbox goes on serving the last one. */
const newDist = join(folder, ".sanity/dist");
/** Sanity's tool asks nothing and does not report its use. */
const QUIET = { CI: "1", DO_NOT_TRACK: "1", NO_UPDATE_NOTIFIER: "1" };

/**
 * Installs the Studio's packages and builds it, where that is not done yet.
 *
 * @throws A Problem that says in one line what to do.
 */
export async function prepareStudio(stop: AbortSignal): Promise<void> {
  await doSteps([
    {
      title: "Install the Studio's packages (first time, about a minute)",
      enabled: !isInstalled(folder),
      task: () => installPackages(folder, "cms", stop),
    },
    {
      title: "Build the Studio",
      enabled: !isUpToDate(STUDIO),
      task: () => buildAndStamp(STUDIO, () => buildStudio(stop)),
    },
  ]);
}

async function buildStudio(stop: AbortSignal): Promise<void> {
  const args = [join(folder, "node_modules/.bin/sanity"), "build", newDist, "--yes"];
  const { code, output } = await run("node", args, { env: { NODE_ENV: "production", ...QUIET }, cwd: folder, stop });
  if (code !== 0) throw new Problem("The Studio could not be built.", output);
  await rm(dist, { recursive: true, force: true });
  await rename(newDist, dist);
}

/**
 * Prepares the Studio while the site runs, in development again after each edit. The site does not wait for it, and goes
 * on without it.
 *
 * @param line Is shown when it is ready.
 */
export async function prepareBesideTheSite(line: string, isDevelopment: boolean, stop: AbortSignal): Promise<void> {
  const prepare = async () => {
    await prepareStudio(stop);
    console.info(line);
  };
  await repeatOnEdit(isDevelopment ? [...STUDIO.inputs] : [], prepare, stop);
}
