import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { ClientError, type SanityClient } from "@sanity/client";
import { ADDRESS, PERSONAL } from "#tests/support/checkout-fields.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { RunningSite } from "#tests/support/processes.ts";
import { PAGE_OF_EACH_KIND, PATHS_BY_LAYOUT } from "#tests/support/public-paths.ts";
import { changedDocument, type FuzzedContent } from "./content.ts";
import type { FuzzedRequest, Progress } from "./requests.ts";
import { ANSWER_MS, bytesOf, type Outcome, send } from "./wire.ts";

/**
 * The limits of the site's heap, in MB: those that Node sets itself where `deploy/` runs the site, with 1 GiB of memory. Elsewhere it sets
 * them by the memory of the machine, up to 4 GB, and lets garbage grow with them: the result would tell about the machine, not the site.
 */
const HEAP = "--max-old-space-size=512 --max-semi-space-size=16";

/** Milliseconds until a publish has to be on the site. */
const PUBLISH_MS = 10_000;

/** After so many a new visitor begins: an earlier request may have changed what the visitor can do. */
const REQUESTS_OF_A_VISITOR = 10;

/** The document whose brand is on every page. */
const SETTINGS = "settings";

/** Pages that together show most of the content. */
const SHOWN = [...PAGE_OF_EACH_KIND, "/encuesta", "/te-llamamos", "/eu", "/checkout?kit=piso", "/sitemap.xml"];

/** What the process of the site used. */
export interface Usage {
  /** Bytes of memory. */
  rss: number;
  /** The longest time for which nothing else ran since the last look, in seconds. */
  blocked: number;
  /** For how long other processes had the cores while it was ready to run since the last look, in seconds. Only Linux tells. */
  waited: number;
}

type Stored = { _id: string; _type: string };

/** A built site with a sandbox, to which raw requests and hostile content are sent. */
export class SiteUnderFuzz {
  readonly #running: RunningSite;
  readonly #lake: SanityClient;
  readonly #documents: Stored[];
  readonly #visitors = new Map<Progress, { visitor: Promise<HttpVisitor>; requests: number }>();
  #publishes = 0;
  #waited = 0;
  /** What `usage` found last. */
  lastUsage: Usage = { rss: 0, blocked: 0, waited: 0 };

  private constructor(running: RunningSite, lake: SanityClient, documents: Stored[]) {
    this.#running = running;
    this.#lake = lake;
    this.#documents = documents;
  }

  /** Starts it and opens every page once, so that what a site loads once is not counted. */
  static async start(): Promise<SiteUnderFuzz> {
    // More writes a second than a strict lake allows.
    const env = { SANDBOX_LAKE: "open", BACKEND_TIMEOUT_MS: "2000", NODE_OPTIONS: HEAP };
    const running = await RunningSite.start({ env });
    const lake = lakeClient(running.sandboxUrl);
    const documents = await lake.fetch<Stored[]>('*[!(_type match "sanity.*")] | order(_id)');
    const site = new SiteUnderFuzz(running, lake, documents);
    for (const path of Object.values(PATHS_BY_LAYOUT).flat()) await fetch(`${running.url}${path}`);
    for (const progress of ["personal", "address", "confirmation"] as const) await site.#visitor(progress);
    return site;
  }

  stop(): Promise<void> {
    return this.#running.stop();
  }

  /** Reads what the process used since the last look. @throws when it does not answer. */
  async usage(): Promise<Usage> {
    const text = await (await fetch(`${this.#running.url}/metrics`, { signal: AbortSignal.timeout(60_000) })).text();
    const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
    const waited = await secondsWaited(this.#running.sitePid);
    this.lastUsage = {
      rss: metric("process_resident_memory_bytes"),
      blocked: metric("nodejs_eventloop_lag_max_seconds"),
      waited: waited - this.#waited,
    };
    this.#waited = waited;
    return this.lastUsage;
  }

  /** Sends a fuzzed request as a visitor who has come so far. */
  async request(fuzzed: FuzzedRequest): Promise<Outcome> {
    const visitor = await this.#visitor(fuzzed.progress);
    const site = new URL(this.#running.url);
    const bytes = bytesOf(fuzzed, site.host, visitor?.cookieHeader ?? "", visitor?.token ?? "");
    const isCut = fuzzed.body !== null && fuzzed.framing === "wrong";
    // A tab may wait for a change there.
    const isWaiting = fuzzed.target.startsWith("/live");
    const outcome = await send(site, bytes, isWaiting ? { isCut, maxMs: 300 } : { isCut });
    return isWaiting && outcome === "silent" ? "closed" : outcome;
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

  /** A visitor who has come so far, or has gone on with some of the last requests. */
  async #visitor(progress: Progress): Promise<HttpVisitor | undefined> {
    if (progress === "none") return undefined;
    let used = this.#visitors.get(progress);
    if (!used || used.requests >= REQUESTS_OF_A_VISITOR) used = { visitor: this.#newVisitor(progress), requests: 0 };
    this.#visitors.set(progress, used);
    used.requests += 1;
    return await used.visitor;
  }

  async #newVisitor(progress: Progress): Promise<HttpVisitor> {
    const visitor = new HttpVisitor(() => this.#running.url);
    await visitor.open("/checkout?kit=piso");
    if (progress !== "personal") await visitor.post("/checkout", PERSONAL);
    if (progress === "confirmation") await visitor.post("/checkout", ADDRESS);
    return visitor;
  }
}

/** For how long the main thread of a process was ready and others had the cores, in seconds since its start. */
async function secondsWaited(pid: number | undefined): Promise<number> {
  if (process.platform !== "linux") return 0;
  const [, nanoseconds] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, "utf8")).split(" ");
  return Number(nanoseconds) / 1e9;
}
