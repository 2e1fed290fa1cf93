/** Failures in words for the person at the terminal. */
import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { FULL_DISK } from "./packages.mjs";
import { dataFolder, root } from "./project.mjs";

/** One line that says what to do. Any other error is a defect of the launcher and is shown with its stack. */
export class Problem extends Error {
  override name = "Problem";
  /** Output of the failed tool, when the line alone does not explain it. */
  readonly detail: string;

  constructor(line: string, detail = "") {
    super(isFullDisk(detail) ? FULL_DISK : line);
    this.detail = detail;
  }
}

/** The work was stopped on request. */
export class Stopped extends Problem {
  constructor(reason: string) {
    super(`Stopped by ${reason}.`);
  }
}

/** The limit on file watchers has the same code. */
function isFullDisk(output: string): boolean {
  return /ENOSPC|EDQUOT|no space left on device/i.test(output) && !/file watchers/i.test(output);
}

/** @returns The exit code: 0 for a stop on request. */
export function showError(error: unknown): number {
  if (error instanceof Stopped) {
    console.info(error.message);
    return 0;
  }
  if (error instanceof Problem && error.detail) console.error(error.detail);
  if (error instanceof Problem) console.error(error.message);
  else console.error(error instanceof Error && isFullDisk(error.message) ? FULL_DISK : error);
  return 1;
}

/**
 * Keeps the full output of a failed step.
 *
 * @returns A sentence with the path of the log. A full disk is no second failure.
 */
export async function keepLog(name: string, output: string): Promise<string> {
  const folder = join(dataFolder(), "logs");
  const path = join(folder, `${name}.log`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path, output);
    return `Its full output: ${relative(root, path)}`;
  } catch (error) {
    return `Its full output could not be kept: ${error instanceof Error ? error.message : error}`;
  }
}
