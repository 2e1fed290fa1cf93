import { setTimeout as pause } from "node:timers/promises";
import { ClientError, type SanityClient } from "@sanity/client";
import { lakeClient } from "#tests/support/lake-client.ts";
import { RunningSite } from "#tests/support/processes.ts";
import { PAGE_OF_EACH_KIND, PATHS_BY_LAYOUT } from "#tests/support/public-paths.ts";
import { changedDocument, type FuzzedContent } from "./content.ts";
import type { FuzzedPipeline, FuzzedRequest } from "./requests.ts";
import { NO_USAGE, readUsage, type Usage } from "./usage.ts";
import { Visitors } from "./visitors.ts";
import { ANSWER_MS, bytesOf, endUnread, type Outcome, send } from "./wire.ts";

/**
 * The limits of the site's heap, in MB: those that Node sets itself where `deploy/` runs the site, with 1 GiB of memory. Elsewhere it sets
 * them by the memory of the machine, up to 4 GB, and lets garbage grow with them: the result would tell about the machine, not the site.
 */
const HEAP = "--max-old-space-size=512 --max-semi-space-size=16";

/** Milliseconds for the answers of a burst: the last one waits for all others. */
const BURST_MS = 60_000;

/** Milliseconds until a publish has to be on the site. */
const PUBLISH_MS = 10_000;

const METRICS_TOKEN = "the-token-of-the-metrics";

/** More writes a second than a strict lake allows, and every guard that the site has. */
const ENV = {
  SANDBOX_LAKE: "open",
  BACKEND_TIMEOUT_MS: "2000",
  NODE_OPTIONS: HEAP,
  // As the container has it. It keeps no compiled code between starts; compiling takes some 30 MB, which the process keeps.
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
  NODE_DISABLE_COMPILE_CACHE: "1",
  TRUSTED_PROXIES: "1",
  METRICS_TOKEN,
  SANITY_WEBHOOK_SECRET: "the-secret-of-the-webhook",
};

/** The document whose brand is on every page. */
const SETTINGS = "settings";

/** Pages that together show most of the content. */
const SHOWN = [...PAGE_OF_EACH_KIND, "/encuesta", "/te-llamamos", "/eu", "/checkout?kit=piso", "/sitemap.xml"];

type Stored = { _id: string; _type: string };

/** A built site with a sandbox, to which raw requests and hostile content are sent. */
export class SiteUnderFuzz {
  readonly #running: RunningSite;
  readonly #lake: SanityClient;
  readonly #documents: Stored[];
  readonly #visitors: Visitors;
  #publishes = 0;
  /** What `usage` found last. */
  lastUsage: Usage = NO_USAGE;

  private constructor(running: RunningSite, lake: SanityClient, documents: Stored[]) {
    this.#running = running;
    this.#lake = lake;
    this.#documents = documents;
    this.#visitors = new Visitors(running.url);
  }

  /** Starts it and opens every page once, so that what a site loads once is not counted. */
  static async start(): Promise<SiteUnderFuzz> {
    const running = await RunningSite.start({ env: ENV });
    const lake = lakeClient(running.sandboxUrl);
    const documents = await lake.fetch<Stored[]>('*[!(_type match "sanity.*")] | order(_id)');
    for (const path of Object.values(PATHS_BY_LAYOUT).flat()) await fetch(`${running.url}${path}`);
    const site = new SiteUnderFuzz(running, lake, documents);
    await site.#visitors.prepare(lake);
    return site;
  }

  stop(): Promise<void> {
    endUnread();
    return this.#running.stop();
  }

  /** Reads what the process used since the last look. @throws when it does not answer. */
  async usage(): Promise<Usage> {
    this.lastUsage = await readUsage(this.#running, METRICS_TOKEN, this.lastUsage);
    return this.lastUsage;
  }

  /** Sends a fuzzed request as often as it says, as a visitor who has come so far. */
  async request(fuzzed: FuzzedRequest): Promise<Outcome[]> {
    const { request, known } = await this.#visitors.sent(fuzzed);
    const site = new URL(this.#running.url);
    const bytes = bytesOf(request, known);
    const isCut = fuzzed.body !== null && fuzzed.framing === "wrong";
    // A tab may wait for a change there.
    const isWaiting = fuzzed.target.startsWith("/live");
    const maxMs = isWaiting ? 300 : fuzzed.times ? BURST_MS : ANSWER_MS;
    const sendOne = async (): Promise<Outcome> => {
      const outcome = await send(site, bytes, { isCut, maxMs });
      return isWaiting && outcome === "silent" ? "closed" : outcome;
    };
    return await Promise.all(Array.from({ length: fuzzed.times ?? 1 }, sendOne));
  }

  /** Sends requests on one connection without reading all answers. */
  async pipeline({ requests, reads }: FuzzedPipeline): Promise<Outcome> {
    const sent = await Promise.all(requests.map((request) => this.#visitors.sent(request)));
    const bytes = sent.map(({ request, known }, index) => bytesOf(request, known, index === sent.length - 1));
    // One of them may wait for a change of its page.
    return await send(new URL(this.#running.url), Buffer.concat(bytes), { maxMs: 1_000, reads });
  }

  /**
   * Publishes hostile content, opens the pages that may show it, and restores it.
   *
   * @returns the outcomes by path; none when there is nothing to change, or when the lake refuses the change.
   */
  async content(fuzzed: FuzzedContent): Promise<[path: string, outcome: Outcome][]> {
    const document = this.#documents[fuzzed.document % this.#documents.length];
    const changed = document && changedDocument(document, fuzzed);
    if (!document || !changed) return [];
    try {
      await this.#publish(changed);
    } catch (error) {
      // A reference to nothing, for example. Nothing has changed then.
      if (error instanceof ClientError) return [];
      throw error;
    }
    try {
      return await Promise.all(
        SHOWN.map(async (path): Promise<[string, Outcome]> => {
          const response = await fetch(this.#running.url + path, { signal: AbortSignal.timeout(ANSWER_MS) });
          return [path, { status: response.status, body: await response.text() }];
        }),
      );
    } finally {
      await this.#publish(document);
    }
  }

  /** Publishes a document and waits until the site has heard of it: another document of the transaction is on every page. */
  async #publish(document: Stored): Promise<void> {
    this.#publishes += 1;
    const brand = `Marca${this.#publishes}`;
    const transaction = this.#lake.transaction().createOrReplace(document);
    if (document._id !== SETTINGS) transaction.patch(SETTINGS, { set: { brand } });
    await transaction.commit({ visibility: "sync" });
    if (document._id === SETTINGS) return;
    for (const deadline = Date.now() + PUBLISH_MS; Date.now() < deadline; await pause(10)) {
      const response = await fetch(`${this.#running.url}/apn`);
      if ((await response.text()).includes(brand)) return;
    }
    throw new Error(`A publish of ${document._id} is not on the site after ${PUBLISH_MS} ms`);
  }
}
