import { readFile } from "node:fs/promises";

/** The text of a file, or undefined when there is none. Throws every other error of the file system. */
export async function readIfExists(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
