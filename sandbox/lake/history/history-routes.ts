import { Router } from "express";
import type { Dataset } from "../documents/dataset.ts";
import { badRequest, notFound } from "../query/lake-error.ts";
import type { Search } from "../query/query-request.ts";
import { requireDataset } from "../require-dataset.ts";
import type { LoggedTransaction } from "../store/history.ts";
import { documentEvents } from "./document-events.ts";
import { type HistoryRequest, readHistoryRequest, utc } from "./history-request.ts";

/** Transactions and old states of documents: what the Studio's history pane and its restoring are made of. */
export function historyRoutes(dataset: Dataset): Router {
  const routes = Router();
  const { history } = dataset.store;

  routes.get("/v:version/data/history/:dataset/transactions/:ids", (request, response) => {
    requireDataset(request.params.dataset, dataset);
    const asked = readHistoryRequest(request.params.ids, request.query, history);
    const lines = history.list(asked.filter).map((transaction) => JSON.stringify(shown(transaction, asked)));
    response.type("application/x-ndjson").send(lines.map((line) => `${line}\n`).join(""));
  });

  routes.get("/v:version/data/history/:dataset/documents/:ids", (request, response) => {
    requireDataset(request.params.dataset, dataset);
    const stateOf = stateAt(dataset, request.query);
    const documents = request.params.ids.split(",").map(stateOf);
    response.json({ documents: documents.filter((document) => document !== undefined) });
  });

  routes.get("/v:version/data/history/:dataset/events/documents/:id", (request, response) => {
    requireDataset(request.params.dataset, dataset);
    const { id } = request.params;
    const limit = Math.min(Number(request.query.limit) || 100, 100);
    const before = Number(request.query.nextCursor) || Number.MAX_SAFE_INTEGER;
    const { events, nextCursor } = documentEvents(history, id, { before, limit });
    response.json({ events: { [id]: events }, nextCursor });
  });

  return routes;
}

/** Finds a document's state by `revision`, `time` or `lastRevision`. Throws LakeError when the search says none. */
function stateAt(dataset: Dataset, { revision, time, lastRevision }: Search) {
  const { history } = dataset.store;
  if (lastRevision === "true") return (id: string) => history.lastState(id, dataset.document(id));
  const sequence = typeof revision === "string" ? sequenceOf(dataset, revision) : sequenceUntil(dataset, time);
  return (id: string) => history.documentAt(id, sequence, dataset.document(id));
}

function sequenceOf({ store }: Dataset, revision: string): number {
  const sequence = store.history.sequenceOf(revision);
  if (sequence === undefined) throw notFound(`Revision "${revision}" not found`);
  return sequence;
}

function sequenceUntil({ store }: Dataset, time: unknown): number {
  if (typeof time !== "string" || Number.isNaN(Date.parse(time))) throw badRequest("Give a revision or a time");
  return store.history.sequenceAt(utc(time));
}

function shown({ id, author, timestamp, documents }: LoggedTransaction, request: HistoryRequest): object {
  const wanted = [...documents].filter(
    ([documentId]) => !request.identifiedOnly || request.filter.documentIds.includes(documentId),
  );
  return {
    id,
    timestamp,
    author,
    documentIDs: wanted.map(([documentId]) => documentId),
    ...(request.withMutations ? { mutations: wanted.flatMap(([, { mutations }]) => mutations) } : {}),
    ...(request.withEffects
      ? { effects: Object.fromEntries(wanted.map(([documentId, { effects }]) => [documentId, effects])) }
      : {}),
  };
}
