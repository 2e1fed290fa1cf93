import type { Kysely } from "kysely";
import type { Database } from "./database.ts";
import { addCounts, type Counted, familiarCampaigns, keyOf, OTHER_CAMPAIGN } from "./funnel-counts.server.ts";

/** How long a visit may be in memory alone, in milliseconds. A crash loses those. */
const FLUSH_MS = 5_000;

/** How old the list of campaigns of the days before may be, in milliseconds. */
const FAMILIAR_MS = 60 * 60_000;

/** Limits the memory while the database is down. Beyond, campaigns are no longer told apart. */
const MAX_KEYS = 5_000;

/** Counts in memory what happens too often for a write each time, and saves the sums (docs/decisions/0074). */
export class FunnelBuffer {
  readonly #db: Kysely<Database>;
  readonly #onError: (error: Error) => void;
  readonly #timer: NodeJS.Timeout;
  #sums = new Map<string, Counted & { count: number }>();
  #familiar: ReadonlySet<string> = new Set();
  #familiarAt = Number.NEGATIVE_INFINITY;
  #ofToday: ReadonlySet<string> = new Set();

  constructor(db: Kysely<Database>, onError: (error: Error) => void) {
    this.#db = db;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  add(counted: Counted, count = 1): void {
    const key = keyOf(counted);
    const sum = this.#sums.get(key);
    if (sum) sum.count += count;
    else if (this.#sums.size < MAX_KEYS) this.#sums.set(key, { ...counted, count });
    else if (counted.campaign !== OTHER_CAMPAIGN) this.add({ ...counted, campaign: OTHER_CAMPAIGN }, count);
  }

  /** Whether a campaign was counted before, so that counting it takes no place of another. */
  knowsCampaign(campaign: string): boolean {
    return this.#familiar.has(campaign) || this.#ofToday.has(campaign);
  }

  /** Saves what was counted. What cannot be saved stays for the next time. */
  async flush(): Promise<void> {
    const sums = this.#sums;
    if (sums.size === 0) return;
    this.#sums = new Map();
    try {
      await this.#readFamiliar();
      const ofToday = await this.#db.transaction().execute((transaction) => addCounts(transaction, [...sums.values()]));
      if (ofToday.size > 0) this.#ofToday = ofToday;
    } catch (error) {
      for (const { count, ...counted } of sums.values()) this.add(counted, count);
      this.#onError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async #readFamiliar(): Promise<void> {
    if (performance.now() - this.#familiarAt < FAMILIAR_MS) return;
    this.#familiar = await familiarCampaigns(this.#db);
    this.#familiarAt = performance.now();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
