import { Router } from "express";
import { z } from "zod";
import type { Dataset } from "../documents/dataset.ts";
import { draftIdOf, publishedIdOf } from "../documents/document.ts";
import { badRequest, notFound, requireDataset } from "../lake-error.ts";
import type { QueryStringParams } from "../query/query-request.ts";
import type { History, HistoryFilter, LoggedTransaction } from "../store/history.ts";
import { documentEvents } from "./document-events.ts";

/** Transactions and old states of documents, for the Studio's history pane. */
export function historyRoutes(dataset: Dataset): Router {
  const routes = Router();
  const { history } = dataset.store;

  routes.get("/v:version/data/history/:dataset/transactions/:ids", (request, response) => {
    requireDataset(request.params.dataset, dataset);
    const asked = readHistoryRequest(request.params.ids, request.query, history);
    const transactions = history.list(asked.filter).map((transaction) => describe(dataset, transaction, asked));
    response.type("application/x-ndjson").send(transactions.map((line) => `${JSON.stringify(line)}\n`).join(""));
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

/**
 * Returns a function that finds a document's state at a `revision`, at a `time`, or before its deletion (`lastRevision`).
 *
 * @throws LakeError 400 without any of the three, 404 for an unknown revision.
 */
function stateAt(dataset: Dataset, { revision, time, lastRevision }: QueryStringParams) {
  const { history } = dataset.store;
  if (lastRevision === "true") {
    return (id: string) => (isOutdatedDraft(dataset, id) ? undefined : history.lastState(id, dataset.document(id)));
  }
  const sequence = typeof revision === "string" ? sequenceOf(history, "Revision", revision) : sequenceAt(history, time);
  return (id: string) => history.documentAt(id, sequence, dataset.document(id));
}

/**
 * Whether a deleted draft is older than the last change of its published document: it was published, or discarded. The Studio restores a
 * deleted document from its draft if there is one, so it must not get a draft that somebody discarded.
 */
function isOutdatedDraft(dataset: Dataset, id: string): boolean {
  if (id !== draftIdOf(id) || dataset.document(id)) return false;
  const { history } = dataset.store;
  return history.lastChangeOf(publishedIdOf(id)) > history.lastChangeOf(id);
}

/** The number of a transaction; documents name it as their revision. */
function sequenceOf(history: History, kind: "Revision" | "Transaction", id: string): number {
  const sequence = history.sequenceOf(id);
  if (sequence === undefined) throw notFound(`${kind} "${id}" not found`);
  return sequence;
}

/** The number of the last transaction at a time. */
function sequenceAt(history: History, time: unknown): number {
  if (typeof time !== "string" || Number.isNaN(Date.parse(time))) throw badRequest("Give a revision or a time");
  return history.sequenceAt(utc(time));
}

/** A transaction in the format of the history API, with the parts that the request asks for. */
function describe(dataset: Dataset, transaction: LoggedTransaction, request: HistoryRequest): object {
  const { id, sequence, author, timestamp, documents } = transaction;
  const effectsOn = (documentId: string) =>
    dataset.store.history.effectsAt(documentId, sequence, dataset.document(documentId));
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
      ? { effects: Object.fromEntries(wanted.map(([documentId]) => [documentId, effectsOn(documentId)])) }
      : {}),
  };
}

const flag = z
  .enum(["true", "false"])
  .default("false")
  .transform((text) => text === "true");

const search = z.object({
  fromTransaction: z.string().optional(),
  toTransaction: z.string().optional(),
  fromTime: z.iso.datetime({ offset: true }).optional(),
  toTime: z.iso.datetime({ offset: true }).optional(),
  limit: z.coerce.number().int().min(1).max(10_000).default(100),
  reverse: flag,
  excludeContent: flag,
  excludeMutations: flag,
  includeIdentifiedDocumentsOnly: flag,
  effectFormat: z.enum(["mendoza"]).optional(),
});

/** The transactions to list, and the parts of each to show. */
interface HistoryRequest {
  filter: HistoryFilter;
  withMutations: boolean;
  withEffects: boolean;
  /** Only the changes of the documents asked for. */
  identifiedOnly: boolean;
}

/** Throws LakeError 400 on an invalid parameter, 404 when a transaction does not exist. */
function readHistoryRequest(ids: string, given: QueryStringParams, history: History): HistoryRequest {
  const { success, data, error } = search.safeParse(given);
  if (!success) throw badRequest(z.prettifyError(error));
  const numberOf = (id: string | undefined, otherwise: number) =>
    id === undefined || id === "" ? otherwise : sequenceOf(history, "Transaction", id);
  const since = data.fromTime === undefined ? 0 : history.sequenceAt(utc(data.fromTime)) + 1;
  const until = data.toTime === undefined ? Number.MAX_SAFE_INTEGER : history.sequenceAt(utc(data.toTime));
  return {
    filter: {
      documentIds: ids.split(","),
      from: Math.max(since, numberOf(data.fromTransaction, 0)),
      to: Math.min(until, numberOf(data.toTransaction, Number.MAX_SAFE_INTEGER)),
      reverse: data.reverse,
      limit: data.limit,
    },
    withMutations: !data.excludeMutations && !data.excludeContent,
    withEffects: data.effectFormat === "mendoza",
    identifiedOnly: data.includeIdentifiedDocumentsOnly,
  };
}

/** A time in UTC, as the store writes times: such texts sort in the order of time. */
function utc(time: string): string {
  return new Date(time).toISOString();
}
