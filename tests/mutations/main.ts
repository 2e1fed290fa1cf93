import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { MUTATIONS, type Mutation } from "./mutations.ts";

const run = promisify(execFile);

/**
 * `npm run mutations`: makes one mistake after the other in a copy of the project, and runs the tests that have to notice it. Prints
 * how many were noticed. A name, or a part of it, runs the mutations with it only. Needs a build.
 */
const [wanted = ""] = process.argv.slice(2);

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
  await symlink(resolve("node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Whether the tests fail with the mistake. */
async function isNoticed(copy: string, { file, from, to, tests }: Mutation): Promise<boolean> {
  const path = join(copy, file);
  const right = await readFile(path, "utf8");
  if (right.split(from).length !== 2) throw new Error(`'${from}' does not occur once in ${file}`);
  await writeFile(
    path,
    right.replace(from, () => to),
  );
  try {
    await run(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--retry=0", "--bail=1", ...tests], {
      cwd: copy,
      maxBuffer: 1e8,
    });
    return false;
  } catch (error) {
    // A run that fails before its tests, such as one of a file that does not exist, says nothing.
    const output = error instanceof Error && "stdout" in error ? String(error.stdout) : "";
    if (/Tests .*failed|Test Files .*failed/.test(output)) return true;
    throw error;
  } finally {
    await writeFile(path, right);
  }
}

const copy = await copyProject();
const mutations = MUTATIONS.filter(({ name }) => name.includes(wanted));
const missed: string[] = [];
try {
  for (const mutation of mutations) {
    const noticed = await isNoticed(copy, mutation);
    console.info(`${noticed ? "noticed" : "MISSED "}  ${mutation.name}`);
    if (!noticed) missed.push(mutation.name);
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}
console.info(`${mutations.length - missed.length} of ${mutations.length} noticed`);
process.exitCode = missed.length > 0 ? 1 : 0;
