import { setImmediate as nextTurn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import type { StoredDocument } from "../documents/document.ts";
import { badRequest, LakeError, queryTimedOut } from "../lake-error.ts";
import type { QueryAnswer } from "./query-answer.ts";

/** What a thread is given beside the documents. */
export const slowQueryOrder = z.object({
  query: z.string(),
  params: z.record(z.string(), z.json()),
  perspective: z.union([z.enum(["raw", "published", "public", "drafts"]), z.array(z.string()).readonly()]),
  sourceMap: z.enum(["true", "withKeyArraySelector"]).optional(),
  sourceMapFields: z.array(z.string()).readonly(),
  identity: z.string(),
  sanity: z.object({ projectId: z.string(), dataset: z.string() }),
});

type SlowQueryOrder = z.infer<typeof slowQueryOrder>;

/** What a thread answers. */
const slowQueryOutcome = z.union([
  z.object({ answer: z.custom<QueryAnswer>((value) => value !== undefined), refusal: z.undefined().optional() }),
  z.object({
    answer: z.undefined().optional(),
    refusal: z.object({ status: z.number(), message: z.string(), body: z.record(z.string(), z.unknown()) }),
  }),
]);

/** Threads at a time. Other queries wait for their turn. */
const MOST_THREADS = 2;

/** Megabytes of memory of a thread. */
const MEMORY_MB = 1_024;

/** Documents sent to a thread at once, between which other requests are answered. */
const CHUNK = 500;

/** Runs queries that take long, each in a thread of its own that can be ended. */
export class SlowQueries {
  readonly #limitMs: number;
  readonly #threads = new Set<Worker>();
  readonly #waiting: (() => void)[] = [];
  #free = MOST_THREADS;
  #isClosed = false;

  /** `limitMs`: milliseconds after which a query is given up. */
  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  /** The answer over the documents as they are now. Throws LakeError 400 as the query does, 504 when it takes too long. */
  async run(order: SlowQueryOrder, documents: Iterable<StoredDocument>): Promise<QueryAnswer> {
    const snapshot = [...documents];
    await this.#turn();
    try {
      const { answer, refusal } = slowQueryOutcome.parse(await this.#ask(order, snapshot));
      if (answer) return answer;
      throw new LakeError(refusal.status, refusal.message, refusal.body);
    } finally {
      this.#release();
    }
  }

  /** Ends all threads, as their limit would. */
  close(): void {
    this.#isClosed = true;
    for (const thread of this.#threads) void thread.terminate();
  }

  async #ask(order: SlowQueryOrder, documents: readonly StoredDocument[]): Promise<unknown> {
    if (this.#isClosed) throw queryTimedOut(order.query);
    const thread = new Worker(new URL("slow-query-thread.ts", import.meta.url), {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      execArgv: [],
    });
    this.#threads.add(thread);
    const timer = setTimeout(() => void thread.terminate(), this.#limitMs);
    const outcome = new Promise<unknown>((resolve, reject) => {
      thread.once("message", resolve);
      thread.once("error", (error: NodeJS.ErrnoException) => {
        reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? badRequest("The query needs too much memory") : error);
      });
      thread.once("exit", () => reject(queryTimedOut(order.query)));
    });
    try {
      await Promise.race([outcome, send(thread, documents)]);
      return await outcome;
    } finally {
      clearTimeout(timer);
      this.#threads.delete(thread);
      void thread.terminate();
    }
  }

  async #turn(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}

/** An empty list says that these are all. */
async function send(thread: Worker, documents: readonly StoredDocument[]): Promise<void> {
  for (let sent = 0; sent < documents.length; sent += CHUNK) {
    thread.postMessage(documents.slice(sent, sent + CHUNK));
    await nextTurn();
  }
  thread.postMessage([]);
}
