import { EventEmitter } from "node:events";
import { Journal } from "#sandbox/storage/journal.ts";
import { type ReceivedRequest, receivedRequest } from "./received-request.ts";

interface Changes {
  received: [ReceivedRequest];
  emptied: [];
}

/** Everything that the services received, oldest first; kept over restarts. */
export class ReceivedLog {
  /** Says when a request was added or all were removed. */
  readonly changes = new EventEmitter<Changes>();
  readonly #journal: Journal<ReceivedRequest>;
  #requests: ReceivedRequest[];

  private constructor(journal: Journal<ReceivedRequest>, requests: ReceivedRequest[]) {
    this.#journal = journal;
    this.#requests = requests;
    this.changes.setMaxListeners(0); // One a page that is open.
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
