import { EXPERIMENTS } from "#app/experiments/queries.ts";
import { todayInSpain } from "#app/i18n/today.ts";
import { kitPath, pagePath } from "#app/paths.ts";
import { type Content, MAX_AGE_MS, newContentUse } from "#app/sanity/content.server.ts";
import type { EXPERIMENTS_RESULT } from "#app/sanity/sanity.generated.ts";
import { onMidnightInSpain } from "../page-cache/midnight.ts";

export type Experiment = EXPERIMENTS_RESULT["experiments"][number];

/** The first and the last day of an experiment, or of its place on a page; without one it has none. */
interface Days {
  from: string | null;
  to: string | null;
}

/** How old the list may be while the live connection is down, in milliseconds. */
const UNWATCHED_MS = 5_000;

const NONE: EXPERIMENTS_RESULT = { experiments: [], pages: [], kits: [] };

/**
 * The experiments that run today in Spain, and their pages (docs/decisions/0082). Read in the background after a publish: no request
 * waits for it, and until then the previous list is used.
 */
export class RunningExperiments {
  readonly #content: Pick<Content, "recordedIn">;
  #found = NONE;
  #byPath: ReadonlyMap<string, readonly Experiment[]> = new Map();
  #byId: ReadonlyMap<string, Experiment> = new Map();
  #tags: ReadonlySet<string> = new Set();
  #isWatched = false;
  #readAt = 0;
  #changes = 0;

  constructor(content: Pick<Content, "recordedIn" | "addDependent">) {
    this.#content = content;
    content.addDependent(this);
    onMidnightInSpain(() => this.#arrange());
    this.#readAgain();
  }

  /** The running experiments of a page, by its path without the language; undefined for pages without one, which are most. */
  on(path: string): readonly Experiment[] | undefined {
    if (performance.now() - this.#readAt > (this.#isWatched ? MAX_AGE_MS : UNWATCHED_MS)) this.#readAgain();
    return this.#byPath.get(path);
  }

  get(experimentId: string): Experiment | undefined {
    return this.#byId.get(experimentId);
  }

  /** A `DependentCache`, which is invalidated when the content changes. */
  invalidate(tags: readonly string[]): void {
    if (this.#tags.size === 0 || tags.some((tag) => this.#tags.has(tag))) this.clear();
  }

  clear(): void {
    this.#changes += 1;
    this.#readAgain();
  }

  setEnabled(isEnabled: boolean): void {
    this.#isWatched = isEnabled;
    // Changes may have been missed.
    if (isEnabled) this.clear();
  }

  #readAgain(): void {
    this.#readAt = performance.now();
    const changes = this.#changes;
    const use = newContentUse();
    this.#content
      .recordedIn(use)
      .fetch(EXPERIMENTS)
      .then(
        (found) => {
          if (changes !== this.#changes) return;
          this.#found = found;
          this.#tags = use.tags;
          this.#arrange();
        },
        () => {
          // The outage of Sanity is in the log. The previous list is used.
        },
      );
  }

  /** Finds the experiments that run today, by id and by the path of their pages. */
  #arrange(): void {
    const today = todayInSpain();
    const isOn = ({ from, to }: Days) => (from ?? today) <= today && (to ?? today) >= today;
    const running = this.#found.experiments.filter(isOn);
    this.#byId = new Map(running.map((experiment) => [experiment.experimentId, experiment]));
    const pages = [
      ...this.#found.pages.map((page) => ({ ...page, path: pagePath(page.path) })),
      ...this.#found.kits.map((kit) => ({ ...kit, path: kitPath(kit) })),
    ];
    this.#byPath = new Map(
      pages.flatMap(({ path, places }) => {
        const shown = places?.filter((place) => isOn(place) !== place.isHidden).map(({ experimentId }) => experimentId);
        const own = running.filter(({ experimentId }) => shown?.includes(experimentId));
        return own.length > 0 ? [[path, own] as const] : [];
      }),
    );
  }
}
