/** The shop as it was before it was made fast: the peer of the uncached pages. */
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Problem } from "../../server/launch/problem.ts";
import { installPackages, run } from "../../server/launch/processes.ts";
import { projectNode, root } from "../../server/launch/project.mjs";
import { doSteps } from "../../server/launch/steps.ts";
import { onAllCores } from "../measure/cores.ts";
import type { Bench } from "../scenario.ts";

const COMMIT = "296c0499e2";

/** Makes the checkout, its packages and its build in the cache folder, once. Returns the folder. */
export async function prepareFormerShop({ cacheFolder, stop }: Bench): Promise<string> {
  const folder = join(cacheFolder, `shop-${COMMIT}`);
  const stamp = join(folder, ".bench-ready");
  if (existsSync(stamp)) return folder;
  const steps = [
    { title: `Check out ${COMMIT}, the shop before`, task: () => checkOut(folder, stop) },
    { title: "Install its packages", task: () => installPackages(folder, "the former shop", stop) },
    { title: "Build it", task: () => build(folder, stop) },
  ];
  await onAllCores(() => doSteps(steps));
  await writeFile(stamp, "");
  return folder;
}

/** Its files without a repository: a worktree would be in the lists of this one. */
async function checkOut(folder: string, stop: AbortSignal): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = join(folder, "files.tar");
  await need("git", ["archive", "--format=tar", `--output=${archive}`, COMMIT], { cwd: root, stop });
  await need("tar", ["-xf", archive, "-C", folder], { cwd: folder, stop });
  await rm(archive);
}

async function build(folder: string, stop: AbortSignal): Promise<void> {
  const env = { NODE_ENV: "production" };
  await need(projectNode, [join(folder, "node_modules/.bin/remix"), "vite:build"], { cwd: folder, env, stop });
}

async function need(program: string, args: string[], options: Parameters<typeof run>[2]): Promise<void> {
  const { code, output } = await run(program, args, options);
  if (code !== 0) throw new Problem(`The former version could not be made: ${program} ended with ${code}.`, output);
}
