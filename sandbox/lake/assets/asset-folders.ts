import { rmSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { syncFolder } from "../../storage/atomic-write.ts";
import { originalFile } from "../images/original-file.ts";

/**
 * Where a dataset's files lie. A file is never removed: what a deleted document named is not served, but an earlier
 * version in the history may come back, and the same content uploaded again is the same file.
 */
export class AssetFolders {
  /** Uploads that are still arriving. */
  readonly incoming: string;
  readonly files: string;
  readonly #lakeDir: string;
  readonly #dataset: string;

  constructor(lakeDir: string, dataset: string) {
    this.incoming = join(lakeDir, dataset, "incoming");
    this.files = join(lakeDir, dataset, "files");
    this.#lakeDir = lakeDir;
    this.#dataset = dataset;
  }

  /** Forgets the uploads that an earlier run did not finish. */
  removeUnfinished(): void {
    rmSync(this.incoming, { recursive: true, force: true });
  }

  /** Moves an upload, already fsynced, to where an image of this asset path lies; durable when it resolves. */
  keepImage(upload: string, path: string): Promise<void> {
    return moveDurably(upload, originalFile(this.#lakeDir, this.#dataset, path));
  }

  /** The same for any other file. */
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
