import { z } from "zod";
import type { Answer } from "#sandbox/recorder/recorder.ts";
import { Journal } from "./journal.ts";

/** The Idempotency-Keys of accepted requests. They survive restarts. */
export class SeenKeys {
  readonly #journal: Journal<string>;
  readonly #keys: Set<string>;

  private constructor(journal: Journal<string>, keys: string[]) {
    this.#journal = journal;
    this.#keys = new Set(keys);
  }

  static async open(file: string): Promise<SeenKeys> {
    const { journal, entries } = await Journal.open(file, z.string());
    return new SeenKeys(journal, entries);
  }

  /** Accepts a request, or repeats its answer when a request with the same key was accepted before. */
  async answer(key: string | undefined, body: Answer["body"]): Promise<Answer> {
    if (key === undefined) return { body };
    if (this.#keys.has(key)) return { body, repeat: true };
    this.#keys.add(key);
    await this.#journal.append(key);
    return { body };
  }

  close(): Promise<void> {
    return this.#journal.close();
  }
}
