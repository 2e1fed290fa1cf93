/** Failures in words for the person at the terminal, and the disk space that is checked before the slow steps. */
import { mkdir, statfs, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { dataFolder, root } from "./project.mjs";

/** One line that says what to do. Any other error is a defect of the launcher and is shown with its stack. */
export class Problem extends Error {
  /**
   * @param {string} message One line.
   * @param {string} [detail] Output of the failed tool, when the line alone does not explain it.
   */
  constructor(message, detail = "") {
    super(message);
    this.name = "Problem";
    this.detail = detail;
  }
}

/** The work was stopped on request. */
export class Stopped extends Problem {
  /** @param {string} reason */
  constructor(reason) {
    super(`Stopped by ${reason}.`);
    this.name = "Stopped";
  }
}

/**
 * @param {unknown} thrown
 * @returns {number} The exit code: 0 for a stop on request.
 */
export function showError(thrown) {
  const error = thrown instanceof Error && isDiskFull(thrown.message) ? diskFull(TO_START) : thrown;
  if (error instanceof Stopped) {
    console.info(error.message);
    return 0;
  }
  if (error instanceof Problem && error.detail) console.error(error.detail);
  console.error(error instanceof Problem ? error.message : error);
  return 1;
}

/**
 * Keeps the full output of a failed step.
 *
 * @param {string} name
 * @param {string} output
 * @returns {Promise<string>} A sentence with the path of the log. A full disk is no second failure.
 */
export async function keepLog(name, output) {
  const path = join(dataFolder(), "logs", `${name}.log`);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, output);
    return `Its full output: ${relative(root, path)}`;
  } catch (error) {
    return `Its full output could not be kept: ${error instanceof Error ? error.message : error}`;
  }
}

const MEGABYTE = 1_000_000;
/** Bytes for node_modules, npm's cache and the build. */
export const TO_INSTALL = 1500 * MEGABYTE;
/** Bytes for the same of the Studio. */
export const TO_INSTALL_STUDIO = 1200 * MEGABYTE;
/** Bytes for the database, the content and the logs. */
export const TO_START = 300 * MEGABYTE;

/** @param {number} bytes */
export function diskFull(bytes) {
  const room = bytes >= 1000 * MEGABYTE ? `${bytes / 1000 / MEGABYTE} GB` : `${bytes / MEGABYTE} MB`;
  return new Problem(`The disk is full: make room (about ${room} is needed) and start again.`);
}

/**
 * Whether a tool failed because the disk is full. The limit on file watchers has the same code.
 *
 * @param {string} output
 */
export function isDiskFull(output) {
  return /ENOSPC|EDQUOT|no space left on device/i.test(output) && !/file watchers/i.test(output);
}

/**
 * @param {string} folder It need not exist yet.
 * @param {number} bytes
 * @returns {Promise<void>} Rejects with a Problem when the disk of the folder has less room.
 */
export async function requireSpace(folder, bytes) {
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < bytes) throw diskFull(bytes);
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!isMissing || dirname(folder) === folder) throw error;
    await requireSpace(dirname(folder), bytes);
  }
}
