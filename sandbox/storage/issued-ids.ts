import { randomBytes } from "node:crypto";
import { z } from "zod";
import { Journal } from "./journal.ts";

/** The ids that a service issued. They survive restarts. */
export class IssuedIds {
  readonly #journal: Journal<string>;
  readonly #ids: Set<string>;

  private constructor(journal: Journal<string>, ids: string[]) {
    this.#journal = journal;
    this.#ids = new Set(ids);
  }

  static async open(file: string): Promise<IssuedIds> {
    const { journal, entries } = await Journal.open(file, z.string());
    return new IssuedIds(journal, entries);
  }

  /** Issues an id, after writing it to disk. */
  async issue(prefix: string): Promise<string> {
    const id = `${prefix}-${randomBytes(6).toString("hex")}`;
    await this.#journal.append(id);
    this.#ids.add(id);
    return id;
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  close(): Promise<void> {
    return this.#journal.close();
  }
}
