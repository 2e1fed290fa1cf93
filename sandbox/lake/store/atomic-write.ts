import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes a file so that a crash leaves either the old content or the new: a temporary file in the same folder, fsync,
 * rename, fsync of the folder.
 * Throws the file system's error, after removing the temporary file.
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

/** A rename is only durable once its folder's entry is on disk. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // Windows cannot open a folder for fsync.
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
