import { rmSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { syncFolder } from "../store/atomic-write.ts";

/**
 * The files of a dataset. They are never removed: a deleted document may be restored from the history, and the same
 * content uploaded again is the same file. Files without a document are not served.
 */
export class AssetFolders {
  /** Uploads in progress. */
  readonly incoming: string;
  readonly files: string;
  readonly #folder: string;

  /** `folder`: the dataset's folder. */
  constructor(folder: string) {
    this.incoming = join(folder, "incoming");
    this.files = join(folder, "files");
    this.#folder = folder;
  }

  /** Removes unfinished uploads of an earlier run. */
  removeUnfinished(): void {
    rmSync(this.incoming, { recursive: true, force: true });
  }

  /** Moves a synced upload to the place of an image with this asset path. Durable when it resolves. */
  keepImage(upload: string, path: string): Promise<void> {
    return moveDurably(upload, originalFile(this.#folder, path));
  }

  /** The same for a file that is not an image. */
  keepFile(upload: string, path: string): Promise<void> {
    return moveDurably(upload, join(this.files, basename(path)));
  }
}

async function moveDurably(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  await mkdir(folder, { recursive: true });
  await rename(from, to);
  await syncFolder(folder);
}

/** The file of an original image; `path` is its asset's path or its file name. */
export function originalFile(folder: string, path: string): string {
  return join(folder, "originals", basename(path));
}
