import { pathWithoutLocale } from "#app/i18n/locale.ts";
import { publishedPaths, redirectedPaths } from "#app/pages/published-paths.ts";
import { ADDRESSES } from "#app/pages/queries.ts";
import { type Content, MAX_AGE_MS, newContentUse } from "#app/sanity/content.server.ts";

/** How old the list may be while publishes are unknown, in milliseconds. So long a new page may be 404. */
const UNWATCHED_MS = 5_000;

/** How often the list is read at most, in milliseconds. */
const MIN_READ_MS = 1_000;

type Source = Pick<Content, "recordedIn">;

/**
 * The addresses of the content, so that a made-up address costs no query and no render (docs/decisions/0062). A list that a publish has
 * changed tells nothing until it is read again, in the background: nobody waits for it.
 */
export class KnownPaths {
  readonly #content: Source;
  readonly #onChange: () => void;
  #known: ReadonlySet<string> | undefined;
  #tags: ReadonlySet<string> = new Set();
  #isSure = false;
  #isStale = false;
  #isWatched = false;
  #readAt = Number.NEGATIVE_INFINITY;
  #changes = 0;
  #reading: NodeJS.Timeout | undefined;

  /** @param onChange called when there is an address more or less: links to it are shown from then on, or no more. */
  constructor(content: Source, onChange: () => void) {
    this.#content = content;
    this.#onChange = onChange;
    void this.#read();
  }

  /** Whether the content certainly has no page and no redirect at a path. */
  isUnknown(pathname: string): boolean {
    const age = performance.now() - this.#readAt;
    if (age > (this.#isSure && !this.#isStale ? this.#maxAge : MIN_READ_MS)) void this.#read();
    return this.#isSure && !this.#known?.has(pathWithoutLocale(pathname).toLowerCase());
  }

  /** Hears of the changes of the content, as a `DependentCache`. */
  invalidate(tags: readonly string[]): void {
    // A stale list has no tags, so that any change may concern it.
    if (this.#tags.size > 0 && !tags.some((tag) => this.#tags.has(tag))) return;
    const age = performance.now() - this.#readAt;
    this.clear();
    clearTimeout(this.#reading);
    this.#reading = setTimeout(() => void this.#read(), Math.max(0, MIN_READ_MS - age)).unref();
  }

  clear(): void {
    this.#changes += 1;
    this.#isSure = false;
    this.#readAt = Number.NEGATIVE_INFINITY;
  }

  setEnabled(isEnabled: boolean): void {
    this.#isWatched = isEnabled;
    // Changes may have been missed.
    if (isEnabled) this.clear();
  }

  get #maxAge(): number {
    return this.#isWatched ? MAX_AGE_MS : UNWATCHED_MS;
  }

  async #read(): Promise<void> {
    this.#readAt = performance.now();
    const changes = this.#changes;
    const use = newContentUse();
    try {
      const found = await this.#content.recordedIn(use).fetch(ADDRESSES);
      if (changes !== this.#changes) return;
      const paths = [...publishedPaths(found), ...redirectedPaths(found)];
      const before = this.#known;
      this.#known = new Set(paths.map((path) => path.toLowerCase()));
      this.#tags = use.tags;
      // A stale list counts, because a page that it lacks has no copy either. But it is read again as soon as Sanity may be back.
      this.#isStale = use.isStale;
      this.#isSure = true;
      if (before && !isSameSet(before, this.#known)) this.#onChange();
    } catch {
      // The outage of Sanity is in the log. Without the list every address is rendered.
      this.#isSure = false;
    }
  }
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((item) => other.has(item));
