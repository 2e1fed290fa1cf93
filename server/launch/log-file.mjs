/** The full output of a step that failed, for whoever wants to read more than its one line. */
import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { dataFolder, root } from "./project.mjs";

/**
 * @param {string} name
 * @param {string} output
 * @returns {Promise<string>} A sentence that says where the output is; on a full disk, that it could not be kept.
 */
export async function keepLog(name, output) {
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
