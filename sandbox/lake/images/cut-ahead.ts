import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { extname } from "node:path";
import { z } from "zod";
import type { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import type { Log } from "../http/handlers.ts";
import type { CutOrder } from "./cut-process.ts";
import { isKeptVector } from "./variants.ts";

const answer = z.object({ error: z.string().optional() });

interface CutAheadOptions {
  variantsDir: string | undefined;
  /** Parameters of image URLs, `w=480&auto=format`, those needed first at the front. */
  queries: readonly string[];
  log: Log;
}

/**
 * Makes the variants that a site will ask for before it does: those of every image at the start, those of an image after its
 * upload. A process of low priority cuts them one by one, so that the lake and whatever starts beside it are as fast as without.
 */
export class CutAhead {
  readonly #dataset: Dataset;
  readonly #options: CutAheadOptions;
  readonly #orders: CutOrder[] = [];
  readonly #unsubscribe: () => void;
  #process: ChildProcess | undefined;
  #isClosed = false;

  constructor(dataset: Dataset, options: CutAheadOptions) {
    this.#dataset = dataset;
    this.#options = options;
    this.#add(dataset.documents);
    this.#unsubscribe = dataset.onTransaction(({ changes }) => {
      this.#add(changes.flatMap(({ before, after }) => (after && !before ? [after] : [])));
    });
  }

  /** Leaves what is not yet cut to the next start, or to the browsers that ask for it. */
  close(): void {
    this.#isClosed = true;
    this.#unsubscribe();
    this.#process?.kill();
  }

  /** First every image by the first query, then by the next: pages have many images, of each mostly one variant. */
  #add(documents: readonly StoredDocument[]): void {
    const images = documents.flatMap(({ _type, path, extension }) =>
      _type === "sanity.imageAsset" && !isKeptVector(String(extension), {})
        ? [{ file: String(path).replace(/^.*\//, ""), extension: String(extension) }]
        : [],
    );
    const { variantsDir, queries } = this.#options;
    const datasetFolder = this.#dataset.folder;
    this.#orders.push(
      ...queries.flatMap((query) => images.map((image) => ({ datasetFolder, variantsDir, query, ...image }))),
    );
    if (this.#orders.length > 0 && !this.#process && !this.#isClosed) this.#work();
  }

  #work(): void {
    // In the built package all files are `.js`.
    const worker = fork(new URL(`cut-process${extname(import.meta.url)}`, import.meta.url), { execArgv: [] });
    this.#process = worker;
    if (worker.pid !== undefined) setPriority(worker.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const next = () => {
      // A process that has ended by itself says so with its exit.
      if (!worker.connected) return;
      const order = this.#orders.shift();
      if (order) worker.send(order);
      else worker.disconnect();
    };
    worker.on("message", (message) => {
      const { error } = answer.parse(message);
      if (error) this.#options.log.warn({ reason: error }, "an image could not be cut ahead");
      next();
    });
    once(worker, "exit").then(
      () => this.#ended(),
      (error: unknown) => this.#failed(error),
    );
    next();
  }

  /** An upload may have come after the last order was given. The order during which a process ends by itself is not given again. */
  #ended(): void {
    this.#process = undefined;
    if (this.#orders.length > 0 && !this.#isClosed) this.#work();
  }

  #failed(error: unknown): void {
    this.#options.log.warn({ err: error }, "no image is cut ahead");
  }
}
