import { createHash } from "node:crypto";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { atomicWrite } from "../../storage/atomic-write.ts";

/** Variants on disk, by all that makes them what they are. */
export class VariantStore {
  readonly folder: string;
  readonly #inProgress = new Map<string, Promise<void>>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * The name of the variant's file in `folder`, made first when missing. Requests that come while a variant is
   * being made wait for the same one. Throws what `make` throws; nothing is stored then.
   */
  async file(parameters: readonly unknown[], make: () => Promise<Buffer>): Promise<string> {
    const name = createHash("sha256").update(JSON.stringify(parameters)).digest("hex");
    const file = join(this.folder, name);
    let ready = this.#inProgress.get(name);
    if (!ready) {
      ready = ensureFile(file, make).finally(() => this.#inProgress.delete(name));
      this.#inProgress.set(name, ready);
    }
    await ready;
    return name;
  }
}

async function ensureFile(file: string, make: () => Promise<Buffer>): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (!exists) await atomicWrite(file, await make());
}
