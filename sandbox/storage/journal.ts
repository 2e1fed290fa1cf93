import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import type { z } from "zod";
import { readIfExists } from "./read-if-exists.ts";

/**
 * An append-only NDJSON file. Acknowledged entries survive a crash: each append ends with a sync. Appends are written in the order of
 * the calls.
 */
export class Journal<Entry> {
  readonly #handle: FileHandle;
  #lastWrite: Promise<unknown> = Promise.resolve();

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /**
   * Opens or creates the file and reads its entries. A last line without line end is an append that a crash interrupted; it is
   * removed.
   *
   * @throws Error with file and line when another line does not match the schema.
   */
  static async open<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ): Promise<{ journal: Journal<z.infer<Schema>>; entries: z.infer<Schema>[] }> {
    await mkdir(dirname(file), { recursive: true });
    const text = (await readIfExists(file)) ?? "";
    const complete = text.slice(0, text.lastIndexOf("\n") + 1);
    const entries = complete
      .split("\n")
      .slice(0, -1)
      .map((line, index) => parseLine(line, schema, `${file}:${index + 1}`));
    const handle = await open(file, "a");
    if (complete.length < text.length) await handle.truncate(Buffer.byteLength(complete));
    return { journal: new Journal<z.infer<Schema>>(handle), entries };
  }

  /** Resolves once the entry is on disk. */
  append(entry: Entry): Promise<void> {
    return this.#after(async () => {
      await this.#handle.appendFile(`${JSON.stringify(entry)}\n`);
      await this.#handle.datasync();
    });
  }

  /** Deletes all entries. */
  empty(): Promise<void> {
    return this.#after(async () => {
      await this.#handle.truncate(0);
      await this.#handle.datasync();
    });
  }

  /** Closes the file after pending writes. */
  close(): Promise<void> {
    return this.#after(() => this.#handle.close());
  }

  /** A failed write rejects for its caller only; later writes continue. */
  #after(write: () => Promise<void>): Promise<void> {
    const done = this.#lastWrite.then(write);
    this.#lastWrite = Promise.allSettled([done]);
    return done;
  }
}

function parseLine<Schema extends z.ZodType>(line: string, schema: Schema, location: string): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(line));
  } catch (cause) {
    throw new Error(`${location} is not an entry of this journal`, { cause });
  }
}
