import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { type Mutation, outdatedParts } from "./mutation.ts";
import { MUTATIONS } from "./mutations.ts";

const run = promisify(execFile);

/**
 * `npx node tests/mutations/main.ts`: makes one mistake after the other in a copy of the project, and runs the tests that have to notice it. Prints
 * the test that noticed each, and how many were noticed. Names, or parts of them, run only the mutations with one of them. Needs a build.
 */
const wanted = process.argv.slice(2);

const VITEST = ["node_modules/vitest/vitest.mjs", "run", "--bail=1", "--no-file-parallelism"];

/** A copy of all files of the project that Git knows or would add, and its build. */
async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "mutations-"));
  const { stdout } = await run("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { maxBuffer: 1e8 });
  for (const file of stdout.split("\n").filter(Boolean)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    // A file that is deleted and not committed yet is still listed.
    await cp(file, join(copy, file)).catch(() => undefined);
  }
  await cp("build", join(copy, "build"), { recursive: true });
  await mkdir(join(copy, "node_modules"));
  for (const name of await readdir("node_modules")) {
    // Caches hold what other runs of the tests make and delete.
    if (name.startsWith(".") && name !== ".bin") continue;
    await symlink(resolve("node_modules", name), join(copy, "node_modules", name));
  }
  return copy;
}

/** Runs tests in the copy, one after the other. Returns the first one that failed, if one did. */
async function firstFailure(copy: string, tests: readonly string[]): Promise<string | undefined> {
  try {
    await run(process.execPath, [...VITEST, ...tests], {
      cwd: copy,
      maxBuffer: 1e8,
      env: { ...process.env, NO_COLOR: "1" },
    });
    return undefined;
  } catch (error) {
    // A run that fails before its tests, such as one of a file that does not exist, says nothing. One that runs out of memory, or has an
    // error that nothing catches, does.
    const output = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
    const [failed] = / FAIL .*|Worker exited unexpectedly.*|Uncaught Exception.*/.exec(output) ?? [];
    if (failed) return failed.trim();
    throw error;
  }
}

/** The test that fails with the mistake; undefined when none does. */
async function noticedBy(copy: string, { file, from, to, tests }: Mutation): Promise<string | undefined> {
  const path = join(copy, file);
  const right = await readFile(path, "utf8");
  await writeFile(
    path,
    right.replace(from, () => to),
  );
  try {
    return await firstFailure(copy, tests);
  } finally {
    await writeFile(path, right);
  }
}

const outdated = await outdatedParts(MUTATIONS);
if (outdated.length > 0) throw new Error(outdated.join("\n"));
const mutations = MUTATIONS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (mutations.length === 0) throw new Error(`No mutation has one of these in its name: ${wanted}`);
const copy = await copyProject();
const missed: string[] = [];
try {
  // Tests that fail anyway would notice every mistake.
  const failed = await firstFailure(copy, [...new Set(mutations.flatMap(({ tests }) => tests))]);
  if (failed) throw new Error(`Fails without a mistake: ${failed}`);
  for (const mutation of mutations) {
    const test = await noticedBy(copy, mutation);
    console.info(test ? `noticed  ${mutation.name}\n           ${test}` : `MISSED   ${mutation.name}`);
    if (!test) missed.push(mutation.name);
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}
console.info(`${mutations.length - missed.length} of ${mutations.length} noticed`);
process.exitCode = missed.length > 0 ? 1 : 0;
