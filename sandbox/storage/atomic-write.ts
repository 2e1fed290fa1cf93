import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes a file atomically: after a crash it has either the old content or the new. Writes a temporary file in the same folder, syncs
 * and renames it, and syncs the folder.
 *
 * @throws the file system's error, after removing the temporary file.
 */
export async function atomicWrite(file: string, content: string | Uint8Array): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, "w");
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** A rename is durable only after a sync of its folder. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // Windows cannot open a folder for fsync.
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
