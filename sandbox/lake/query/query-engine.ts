import { LRUCache } from "lru-cache";
import type { Dataset } from "../documents/dataset.ts";
import type { QueryParams } from "./evaluate.ts";
import { type PlannedQuery, planQuery } from "./planned-query.ts";
import { answerQuery, type QueryAnswer, type QueryOrder } from "./query-answer.ts";
import { isReadQuickly } from "./query-cost.ts";
import { SlowQueries } from "./slow-queries.ts";
import { SourceMapper } from "./source-map.ts";
import { TimeIsUp, withinSteps, withinTime } from "./time-limit.ts";

/** Parsed queries kept. groq-js puts the parameters into the parsed query, so query and parameters together are the key. */
const PLANNED_QUERIES = 1_000;

/** Milliseconds for which a query may keep other requests waiting. */
const BUSY_MS = 200;

/** The same for reading a query, which no ordinary one comes near to even where many processes wait for a processor. */
const PARSING_MS = 1_000;

/** Milliseconds after which a query is given up: the limit of the hosted service. */
const LIMIT_MS = 60_000;

interface QueryEngineOptions {
  /** Names of the fields whose texts get a source in source maps. */
  sourceMapFields?: readonly string[];
  limitMs?: number | undefined;
}

/** Runs GROQ queries over a dataset. One that takes long starts again in a thread, and keeps no other request waiting. */
export class QueryEngine {
  readonly #dataset: Dataset;
  readonly #planned = new LRUCache<string, PlannedQuery>({ max: PLANNED_QUERIES });
  readonly #mapper: SourceMapper;
  readonly #slow: SlowQueries;
  readonly #sourceMapFields: readonly string[];

  constructor(dataset: Dataset, { sourceMapFields = [], limitMs = LIMIT_MS }: QueryEngineOptions = {}) {
    this.#dataset = dataset;
    this.#mapper = new SourceMapper(sourceMapFields);
    this.#slow = new SlowQueries(limitMs);
    this.#sourceMapFields = sourceMapFields;
  }

  /** Throws LakeError 400 on a syntax error or a function that groq-js lacks, 504 when the query takes too long. */
  async run(order: QueryOrder): Promise<QueryAnswer> {
    const { projectId, name: dataset, users, index } = this.#dataset;
    const context = { sanity: { projectId, dataset }, identity: users[0].id };
    const view = index.view(order.perspective);
    try {
      const plan = this.#plan(order.query, order.params);
      const limited = plan.isCountable ? withinSteps : withinTime;
      const { sourceMap } = order;
      if (!plan.isSlow) return limited(BUSY_MS, () => answerQuery(plan, view, this.#mapper, { ...context, sourceMap }));
    } catch (error) {
      if (!(error instanceof TimeIsUp)) throw error;
    }
    return this.#slow.run({ ...order, ...context, sourceMapFields: this.#sourceMapFields }, index.documents);
  }

  /** Gives up the queries that take long. */
  close(): void {
    this.#slow.close();
  }

  #plan(query: string, params: QueryParams): PlannedQuery {
    const key = JSON.stringify([query, params]);
    const known = this.#planned.get(key);
    if (known) return known;
    const plan = isReadQuickly(query)
      ? planQuery(query, params)
      : withinTime(PARSING_MS, () => planQuery(query, params));
    this.#planned.set(key, plan);
    return plan;
  }
}
