import { readFile } from "node:fs/promises";

/**
 * The text of a file; undefined when it does not exist.
 *
 * @throws other errors of the file system.
 */
export async function readIfExists(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
