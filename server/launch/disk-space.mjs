/** Room on the disk, asked for before the slow steps: half an install helps nobody. */
import * as fs from "node:fs/promises";
import { dirname } from "node:path";
import { Problem } from "./problem.mjs";

const MEGABYTE = 1_000_000;
/** node_modules, npm's cache and the build. */
export const TO_INSTALL = 1500 * MEGABYTE;
/** The same for the Studio. */
export const TO_INSTALL_STUDIO = 1200 * MEGABYTE;
/** The database, the content and the logs. */
export const TO_START = 300 * MEGABYTE;

/** @param {number} bytes */
export function diskFull(bytes) {
  const room = bytes >= 1000 * MEGABYTE ? `${bytes / 1000 / MEGABYTE} GB` : `${bytes / MEGABYTE} MB`;
  return new Problem(`The disk is full: make room (about ${room} is needed) and start again.`);
}

/**
 * What the system said of a full disk in words for the person at the terminal; any other error as it is.
 *
 * @param {unknown} error
 */
export function explainFullDisk(error) {
  return error instanceof Error && namesFullDisk(error.message) ? diskFull(TO_START) : error;
}

/**
 * @param {string} folder It, or the nearest parent that exists, is asked.
 * @param {number} bytes
 */
export async function requireSpace(folder, bytes) {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes) throw diskFull(bytes);
}

/**
 * @param {string} folder
 * @returns {Promise<import("node:fs").StatsFs>}
 */
async function statfs(folder) {
  try {
    return await fs.statfs(folder);
  } catch (error) {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!missing || dirname(folder) === folder) throw error;
    return statfs(dirname(folder));
  }
}

/**
 * Whether a program failed for want of room. The limit on file watchers bears the same code.
 *
 * @param {string} output
 */
export function namesFullDisk(output) {
  return /ENOSPC|EDQUOT|no space left on device/i.test(output) && !/file watchers/i.test(output);
}
