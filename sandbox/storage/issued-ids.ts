import { randomBytes } from "node:crypto";
import { z } from "zod";
import { Journal } from "./journal.ts";

/** Ids that a service gave out, so that it knows them again after a restart. */
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

  /** A new id, on disk when it is given out. */
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
