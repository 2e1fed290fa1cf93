import type { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import type { Log } from "../http/handlers.ts";
import { RELEASE_TYPE, releaseNamed } from "./release.ts";

/** A timer of Node cannot wait for more than 24 days, and a clock may be set meanwhile. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/**
 * Publishes the releases that are scheduled when their time comes. A release whose time passed while the lake was closed is
 * published when it opens: late, and once, because it is then no longer scheduled. One that cannot be published becomes
 * active again and says why, as on a hosted project.
 */
export class ScheduledReleases {
  readonly #dataset: Dataset;
  readonly #log: Log;
  readonly #stopListening: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(dataset: Dataset, log: Log) {
    this.#dataset = dataset;
    this.#log = log;
    this.#stopListening = dataset.onTransaction(({ changes }) => {
      if (changes.some(({ id }) => releaseNamed(id) !== undefined)) this.#wait();
    });
    this.#wait();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stopListening();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const [next] = this.#scheduled();
    if (!next) return;
    const ms = Math.min(Math.max(timeOf(next) - Date.now(), 0), LONGEST_WAIT_MS);
    this.#timer = setTimeout(() => {
      this.#publishDue().catch((error: unknown) => this.#log.error({ err: error }, "a release could not be published"));
    }, ms);
    this.#timer.unref();
  }

  /** The scheduled releases, the next first. */
  #scheduled(): StoredDocument[] {
    const releases = this.#dataset.ofType(RELEASE_TYPE).filter(({ state }) => state === "scheduled");
    return releases.sort((one, other) => timeOf(one) - timeOf(other));
  }

  async #publishDue(): Promise<void> {
    for (const release of this.#scheduled().filter((release) => timeOf(release) <= Date.now())) {
      await this.#publish(release);
    }
    this.#wait();
  }

  /** In the name of who changed the release last: who scheduled it. */
  async #publish({ _id: id }: StoredDocument): Promise<void> {
    const releaseId = releaseNamed(id);
    if (releaseId === undefined) return;
    const filter = { documentIds: [id], from: 0, to: Number.MAX_SAFE_INTEGER, reverse: true, limit: 1 };
    const authorId = this.#dataset.store.history.list(filter)[0]?.author;
    try {
      await this.#dataset.transact({
        actions: [
          { actionType: "sanity.action.release.unschedule", releaseId },
          { actionType: "sanity.action.release.publish", releaseId },
        ],
        authorId,
      });
    } catch (error) {
      this.#log.error({ err: error, releaseId }, "a scheduled release could not be published");
      const message = error instanceof Error ? error.message : String(error);
      const patch = { id, set: { state: "active", error: { message } }, unset: ["publishAt"] };
      await this.#dataset.transact({ mutations: [{ patch }], authorId });
    }
  }
}

/** Milliseconds. A release without a time is never due. */
function timeOf({ publishAt }: StoredDocument): number {
  return typeof publishAt === "string" ? Date.parse(publishAt) : Number.POSITIVE_INFINITY;
}
