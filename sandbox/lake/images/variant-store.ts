import { createHash } from "node:crypto";
import { mkdir, readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { atomicWrite } from "../store/atomic-write.ts";

/** Bytes of variants kept on disk. */
const MAX_BYTES = 300_000_000;

/** Milliseconds after which an unfinished file is abandoned. */
const UNFINISHED_MS = 60_000;

/** Part of each variant's name. Raise it when the same parameters make a different image. */
const PIPELINE = 2;

/** Resized images on disk, by original and parameters. The least recently used are removed when there are too many. */
export class VariantStore {
  readonly folder: string;
  readonly #maxBytes: number;
  readonly #inProgress = new Map<string, Promise<void>>();
  #kept: Promise<LRUCache<string, number>> | undefined;
  /** Evicted names whose files are not yet removed. */
  readonly #dropped: string[] = [];

  constructor(folder: string, maxBytes = MAX_BYTES) {
    this.folder = folder;
    this.#maxBytes = maxBytes;
  }

  /**
   * The name of the variant's file in `folder`, which is made when missing. Concurrent requests wait for the same one.
   * Throws what `make` throws, and stores nothing then.
   */
  async file(parameters: readonly unknown[], make: () => Promise<Buffer>): Promise<string> {
    const name = createHash("sha256")
      .update(JSON.stringify([PIPELINE, ...parameters]))
      .digest("hex");
    let ready = this.#inProgress.get(name);
    if (!ready) {
      ready = this.#ensure(name, make).finally(() => this.#inProgress.delete(name));
      this.#inProgress.set(name, ready);
    }
    await ready;
    return name;
  }

  async #ensure(name: string, make: () => Promise<Buffer>): Promise<void> {
    this.#kept ??= this.#readFolder();
    const kept = await this.#kept;
    const file = join(this.folder, name);
    if (await touch(file)) {
      // Another lake that shares the folder may have made it.
      if (kept.get(name) === undefined) await this.#add(kept, name, (await stat(file)).size);
      return;
    }
    const content = await make();
    await atomicWrite(file, content);
    await this.#add(kept, name, content.length);
  }

  async #add(kept: LRUCache<string, number>, name: string, bytes: number): Promise<void> {
    kept.set(name, bytes);
    for (const old of this.#dropped.splice(0)) await rm(join(this.folder, old), { force: true });
  }

  /** The files of an earlier run, in the order of last use. Removes unfinished ones. */
  async #readFolder(): Promise<LRUCache<string, number>> {
    await mkdir(this.folder, { recursive: true });
    const names = await readdir(this.folder);
    const files = await Promise.all(
      names.map(async (name) => ({ name, ...(await sizeAndUse(join(this.folder, name))) })),
    );
    const kept = new LRUCache<string, number>({
      maxSize: this.#maxBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_bytes, name, reason) => {
        if (reason === "evict") this.#dropped.push(name);
      },
    });
    for (const { name, size, usedAt } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (!name.endsWith(".tmp")) await this.#add(kept, name, size);
      // Another lake that shares the folder may still be writing a recent one.
      else if (Date.now() - usedAt > UNFINISHED_MS) await rm(join(this.folder, name), { force: true });
    }
    return kept;
  }
}

/** A file that another lake has just renamed or removed has no size. */
async function sizeAndUse(file: string): Promise<{ size: number; usedAt: number }> {
  const found = await stat(file).catch(() => undefined);
  return { size: found?.size ?? 0, usedAt: found?.mtimeMs ?? Date.now() };
}

/** Records the use for the next run. False when the file is gone. */
async function touch(file: string): Promise<boolean> {
  // Rounded up: file times are finer than a Date.
  const now = new Date(Date.now() + 1);
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}
