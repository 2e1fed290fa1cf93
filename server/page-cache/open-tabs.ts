import type { ServerResponse } from "node:http";
import type { StoredPage } from "./stored-page.ts";

/** How long a request of a tab waits for a change, in milliseconds. Proxies end idle requests after a minute. */
const WAIT_MS = 50_000;

/** Limits the memory: a waiting tab takes about 10 KB. Further tabs see a publish at their next page. */
const MAX_TABS = 10_000;

/** Of one network, so that no client takes the places of all others. Hundreds of people share an address of a mobile network. */
const MAX_TABS_OF_NETWORK = 200;

/** `same`: nothing changed while the tab waited. `unwatched`: the page is not stored, the tab need not ask again. */
type Answer = "changed" | "same" | "unwatched";

/** Tabs that are open on a page and wait for a publish that changes it (docs/decisions/0045). */
export class OpenTabs {
  readonly #waiting = new Map<StoredPage, Set<(answer: Answer) => void>>();
  readonly #ofNetwork = new Map<string, number>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /**
   * Answers a tab when its page changes, or at once if it changed since the tab showed it.
   *
   * @param shownMs how long the tab has shown the page, in milliseconds.
   * @param network the visitor's; undefined where requests are not limited.
   */
  wait(page: StoredPage | undefined, shownMs: number, network: string | undefined, response: ServerResponse): void {
    // The tab was closed while its page was rendered.
    if (response.destroyed) return;
    if (!page || this.#isFull(network)) respond(response, "unwatched");
    else if (page.createdAt > performance.now() - shownMs) respond(response, "changed");
    else this.#add(page, network, response);
  }

  #isFull(network: string | undefined): boolean {
    return this.#count >= MAX_TABS || this.#countOf(network) >= MAX_TABS_OF_NETWORK;
  }

  #countOf(network: string | undefined): number {
    return (network !== undefined && this.#ofNetwork.get(network)) || 0;
  }

  #addToCount(network: string | undefined, tabs: 1 | -1): void {
    this.#count += tabs;
    if (network === undefined) return;
    const count = this.#countOf(network) + tabs;
    if (count > 0) this.#ofNetwork.set(network, count);
    else this.#ofNetwork.delete(network);
  }

  #add(page: StoredPage, network: string | undefined, response: ServerResponse): void {
    const tabs = this.#waiting.get(page) ?? new Set();
    this.#waiting.set(page, tabs);
    const leave = () => {
      clearTimeout(timeout);
      if (!tabs.delete(answer)) return;
      this.#addToCount(network, -1);
      if (tabs.size === 0) this.#waiting.delete(page);
    };
    const answer = (value: Answer) => {
      leave();
      respond(response, value);
    };
    const timeout = setTimeout(answer, WAIT_MS, "same").unref();
    tabs.add(answer);
    this.#addToCount(network, 1);
    response.once("close", leave);
  }

  /** Answers the tabs whose page carries one of the sync tags; without tags, all of them. */
  changed(tags?: readonly string[]): void {
    const changed = tags && new Set(tags);
    for (const [page, tabs] of [...this.#waiting]) {
      if (!changed || page.tags.some((tag) => changed.has(tag))) for (const answer of [...tabs]) answer("changed");
    }
  }

  /** Answers all tabs, so that the server can stop. */
  close(): void {
    for (const tabs of [...this.#waiting.values()]) for (const answer of [...tabs]) answer("same");
  }
}

function respond(response: ServerResponse, answer: Answer): void {
  response.writeHead(200, { "Content-Type": "text/plain", "Cache-Control": "no-store" }).end(answer);
}
