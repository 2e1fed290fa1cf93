/** The Sanity Studio of the local lake: a package of its own in `cms`, installed and built after the site. */
import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Build, buildAndStamp, isUpToDate } from "./build.ts";
import { isInstalled } from "./packages.mjs";
import { keepLog, Problem, Stopped, showError } from "./problem.ts";
import { installPackages, run } from "./processes.ts";
import { childEnvironment, dataFolder, projectNode, root, studioFolder } from "./project.mjs";
import { doSteps } from "./steps.ts";
import { onChange } from "./watch.ts";

/** Entries of `cms` that the Studio is not built from. A new folder there counts without being named here. */
export const NOT_IN_STUDIO = [".sanity", "artwork", "dist", "node_modules", "seed", "typegen", "typegen.ts"];
/** The imports of the Studio from the site; a test compares this list with the imports. */
export const FROM_THE_SITE = [
  "app/experiments/variants.ts",
  "app/i18n/languages.ts",
  "app/i18n/locale.ts",
  "app/i18n/texts.generated.json",
  "app/paths.ts",
  "app/promos/today.ts",
  "app/ui/picture-source.ts",
];

const dist = join(studioFolder, "dist");
/** The new build, until it is whole: the sandbox goes on serving the last one. */
const newDist = join(studioFolder, ".sanity", "dist");
/**
 * The packages are installed here and moved to `cms` when they are whole: the content model takes its packages from `cms`
 * as soon as there are any, and half of them would stop the site's own start.
 */
const installFolder = join(root, ".studio-install");

/** The sources of the Studio: files and folders, relative to the project's folder. */
export async function studioSources(): Promise<string[]> {
  const names = (await readdir(studioFolder)).filter((name) => !NOT_IN_STUDIO.includes(name)).sort();
  return [...names.map((name) => `cms/${name}`), ...FROM_THE_SITE];
}

async function studioBuild(): Promise<Build> {
  return { inputs: await studioSources(), results: ["cms/dist/index.html"], stamp: "cms/dist/.build-stamp" };
}

/** Whether nothing has to be installed or built. */
export async function isStudioReady(): Promise<boolean> {
  return isInstalled(studioFolder) && (await isUpToDate(await studioBuild()));
}

/**
 * Installs the Studio's packages and builds it, where that is not done yet.
 *
 * @throws A Problem that says in one line what to do.
 */
export async function prepareStudio(stop: AbortSignal): Promise<void> {
  const needsInstall = !isInstalled(studioFolder);
  const build = await studioBuild();
  await doSteps([
    {
      title: "Install the Studio's packages (first time, about a minute)",
      enabled: needsInstall,
      task: () => installStudio(stop),
    },
    {
      title: "Build the Studio",
      enabled: needsInstall || !(await isUpToDate(build)),
      task: () => buildAndStamp(build, () => buildStudio(stop)),
    },
  ]);
}

interface StudioOptions {
  isReady: boolean;
  /** Whether to build it again after every edit. */
  watches: boolean;
  /** Is shown when it is ready. */
  line: string;
}

/** Prepares the Studio while the site runs. The site does not wait for it, and goes on without it. */
export async function prepareBesideTheSite(
  { isReady, watches, line }: StudioOptions,
  stop: AbortSignal,
): Promise<void> {
  const first = isReady ? Promise.resolve(true) : tryToPrepare(stop);
  if (watches) {
    // From now on, not from when it is ready: an edit may come meanwhile.
    const ignored = NOT_IN_STUDIO.map((name) => `${studioFolder}/${name}`);
    onChange(["cms", ...FROM_THE_SITE], ignored, () => first.then(() => tryToPrepare(stop)), stop);
  }
  if (!isReady && (await first)) console.info(line);
}

/** @returns Whether the Studio is there now. */
async function tryToPrepare(stop: AbortSignal): Promise<boolean> {
  try {
    await prepareStudio(stop);
    return true;
  } catch (error) {
    if (error instanceof Stopped) throw error;
    showError(error);
    console.error("The site goes on without the Studio.");
    return false;
  }
}

async function installStudio(stop: AbortSignal): Promise<void> {
  // An ended launcher may have left it.
  await rm(installFolder, { recursive: true, force: true });
  try {
    await mkdir(installFolder);
    for (const name of ["package.json", "package-lock.json", ".npmrc"]) {
      await cp(join(studioFolder, name), join(installFolder, name));
    }
    await installPackages(installFolder, "cms", stop);
    // The old packages are moved, since to remove them takes seconds.
    await rename(join(studioFolder, "node_modules"), join(installFolder, "replaced")).catch((error) => {
      if (error.code !== "ENOENT") throw error;
    });
    await rename(join(installFolder, "node_modules"), join(studioFolder, "node_modules"));
  } finally {
    await rm(installFolder, { recursive: true, force: true });
  }
}

async function buildStudio(stop: AbortSignal): Promise<void> {
  const home = join(dataFolder(), "studio-home");
  await mkdir(home, { recursive: true });
  const args = [join(studioFolder, "node_modules", ".bin", "sanity"), "build", newDist, "--yes"];
  const { code, output } = await run(projectNode, args, { env: buildEnvironment(home), cwd: studioFolder, stop });
  if (code !== 0) {
    throw new Problem(`The Studio could not be built. ${await keepLog("studio-build", output)}`, output.trim());
  }
  await rm(dist, { recursive: true, force: true });
  await rename(newDist, dist);
}

/**
 * Sanity's tool keeps settings in the user's home and reports its use: neither belongs to a build here. Settings of a
 * hosted project would make another Studio of the same sources.
 */
function buildEnvironment(home: string): NodeJS.ProcessEnv {
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
