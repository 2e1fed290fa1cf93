import { ADDRESSES } from "#app/pages/queries.ts";
import { kitAnchor, kitPath, PATHS, pagePath } from "#app/paths.ts";
import type { Content } from "#app/sanity/content.server.ts";

/** After this time the list is read again, in milliseconds. Until then, visits of a page that was just published are not counted. */
const MAX_AGE_MS = 10_000;

/** Pages with a route of their own that lead to a kit. */
const FIXED: readonly string[] = [PATHS.promotions, PATHS.quiz, PATHS.funnel, PATHS.configurator];

/**
 * The pages that sell: those of kits, those with an experiment or with a section that shows kits with their prices, and those that lead to
 * a kit (docs/rules.md#funnel-counts). Visits of other addresses are not counted, so that unknown addresses store nothing.
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
   * The product id of the kit that a page sells, by the page's path without language: '' where it sells several kits, undefined where it
   * sells none.
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
      // A kit without a page of its own has the path of a list: visits of the list are not visits of that kit.
      ...kits.filter((kit) => !kitAnchor(kit)).map((kit) => [kitPath(kit), kit.productId] as const),
    ]);
    this.#readAt = performance.now();
  }
}
