import { ADDRESSES } from "#app/pages/queries.ts";
import { kitPath, PATHS, pagePath } from "#app/paths.ts";
import type { Content } from "#app/sanity/content.server.ts";

/** How old the list may be, in milliseconds. Visits of a new page are not counted before it is read again. */
const MAX_AGE_MS = 10_000;

/** Pages with a route of their own that lead to a kit. */
const FIXED: readonly string[] = [PATHS.promotions, PATHS.quiz, PATHS.funnel, PATHS.configurator];

/**
 * The pages that sell: those of kits, those with a section that shows kits with their prices, and those that lead to a kit
 * (docs/rules.md#funnel-counts). Visits of other addresses are not counted, so that unknown addresses store nothing.
 */
export class SellingPages {
  readonly #content: Pick<Content, "fetch">;
  #kits: ReadonlyMap<string, string> = new Map();
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(content: Pick<Content, "fetch">) {
    this.#content = content;
  }

  /**
   * The kit of a page, by its path without language; empty for a page of several kits, undefined for a page that does not sell.
   *
   * @throws when the content cannot be read, not even as a stale copy.
   */
  async kitOf(path: string): Promise<string | undefined> {
    if (performance.now() - this.#readAt > MAX_AGE_MS) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = undefined;
      });
      await this.#reading;
    }
    return this.#kits.get(path);
  }

  async #read(): Promise<void> {
    const { pages, kits } = await this.#content.fetch(ADDRESSES);
    this.#kits = new Map([
      ...FIXED.map((path) => [path, ""] as const),
      ...pages.filter(({ sells }) => sells).map(({ path }) => [pagePath(path), ""] as const),
      ...kits.map((kit) => [kitPath(kit), kit.productId] as const),
    ]);
    this.#readAt = performance.now();
  }
}
