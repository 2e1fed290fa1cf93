import { createHash } from "node:crypto";
import { mkdir, readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { atomicWrite } from "../../storage/atomic-write.ts";
import { LeastRecentlyUsed } from "./least-recently-used.ts";

/** Bytes of variants kept on disk. The seed's pictures in all their sizes and formats take about a tenth. */
const MAX_BYTES = 300_000_000;

/** After so long, in milliseconds, nobody is still writing a variant. */
const UNFINISHED_MS = 60_000;

/** Part of each variant's name: a new number when the same parameters come to mean another picture. */
const PIPELINE = 2;

/** Variants on disk, by all that makes them what they are; those used longest ago go when there are too many. */
export class VariantStore {
  readonly folder: string;
  readonly #maxBytes: number;
  readonly #inProgress = new Map<string, Promise<void>>();
  #kept: Promise<LeastRecentlyUsed> | undefined;

  constructor(folder: string, maxBytes = MAX_BYTES) {
    this.folder = folder;
    this.#maxBytes = maxBytes;
  }

  /**
   * The name of the variant's file in `folder`, made first when missing. Requests that come while a variant is
   * being made wait for the same one. Throws what `make` throws; nothing is stored then.
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
    this.#kept ??= keptIn(this.folder, this.#maxBytes);
    const kept = await this.#kept;
    const file = join(this.folder, name);
    if (await touch(file)) {
      // Another sandbox that shares the folder may have made it.
      if (!kept.use(name)) await this.#add(kept, name, (await stat(file)).size);
      return;
    }
    const content = await make();
    await atomicWrite(file, content);
    await this.#add(kept, name, content.length);
  }

  async #add(kept: LeastRecentlyUsed, name: string, size: number): Promise<void> {
    for (const old of kept.add(name, size)) await rm(join(this.folder, old), { force: true });
  }
}

/** What an earlier run left, in the order of last use; files that it did not finish are removed. */
async function keptIn(folder: string, maxBytes: number): Promise<LeastRecentlyUsed> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const files = await Promise.all(names.map(async (name) => ({ name, ...(await sizeAndUse(join(folder, name))) })));
  const kept = new LeastRecentlyUsed(maxBytes);
  for (const { name, size, usedAt } of files.sort((a, b) => a.usedAt - b.usedAt)) {
    const tooOld = name.endsWith(".tmp") ? leftBehind(name, usedAt) : kept.add(name, size);
    for (const old of tooOld) await rm(join(folder, old), { force: true });
  }
  return kept;
}

/** A file that nobody writes any more. A young one may be another sandbox's, which shares the folder. */
const leftBehind = (name: string, usedAt: number) => (Date.now() - usedAt > UNFINISHED_MS ? [name] : []);

/** A file that another sandbox has just finished or removed counts as nothing. */
async function sizeAndUse(file: string): Promise<{ size: number; usedAt: number }> {
  const found = await stat(file).catch(() => undefined);
  return { size: found?.size ?? 0, usedAt: found?.mtimeMs ?? Date.now() };
}

/** Notes the use for the next run. False when somebody removed the file. */
async function touch(file: string): Promise<boolean> {
  // Rounded up: a file's own times are finer than a date.
  const now = new Date(Date.now() + 1);
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}
