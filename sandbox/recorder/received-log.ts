import { EventEmitter } from "node:events";
import { z } from "zod";
import { brokenAnswer } from "#sandbox/recorder/broken-answers.ts";
import { Journal } from "#sandbox/storage/journal.ts";

/** The services of the sandbox, by the first segment of their path. */
export const service = z.enum(["alarms", "lake", "node", "services", "emails", "places"]);
export type Service = z.infer<typeof service>;

/** A recorded request with its response. */
export const receivedRequest = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  service,
  method: z.string(),
  /** Relative to the service: `/customer`, not `/alarms/customer`. */
  path: z.string(),
  headers: z.object({ "idempotency-key": z.string().optional() }),
  /** The JSON body; for a GET, the query parameters. */
  body: z.json(),
  status: z.number(),
  answer: z.json(),
  /** How a rule broke the answer, which was sent in place of `answer`. */
  broken: brokenAnswer.optional(),
  /** Set when the answer repeats that of an earlier request with the same Idempotency-Key. */
  repeat: z.boolean().optional(),
});

export type ReceivedRequest = z.infer<typeof receivedRequest>;

interface Changes {
  received: [ReceivedRequest];
  emptied: [];
}

/** The requests that the services received, oldest first. They survive restarts. */
export class ReceivedLog {
  readonly changes = new EventEmitter<Changes>();
  readonly #journal: Journal<ReceivedRequest>;
  #requests: ReceivedRequest[];

  private constructor(journal: Journal<ReceivedRequest>, requests: ReceivedRequest[]) {
    this.#journal = journal;
    this.#requests = requests;
    this.changes.setMaxListeners(0); // One listener per open page.
  }

  static async open(file: string): Promise<ReceivedLog> {
    const { journal, entries } = await Journal.open(file, receivedRequest);
    return new ReceivedLog(journal, entries);
  }

  get requests(): readonly ReceivedRequest[] {
    return this.#requests;
  }

  /** Resolves once the request is on disk. */
  async add(request: ReceivedRequest): Promise<void> {
    await this.#journal.append(request);
    this.#requests.push(request);
    this.changes.emit("received", request);
  }

  async empty(): Promise<void> {
    await this.#journal.empty();
    this.#requests = [];
    this.changes.emit("emptied");
  }

  close(): Promise<void> {
    return this.#journal.close();
  }
}
