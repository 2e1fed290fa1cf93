import { z } from "zod";
import { badRequest, notFound } from "../query/lake-error.ts";
import type { Search } from "../query/query-request.ts";
import type { History, HistoryFilter } from "../store/history.ts";

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

/** Which transactions to list, and how much of each to show. */
export interface HistoryRequest {
  filter: HistoryFilter;
  withMutations: boolean;
  withEffects: boolean;
  /** Only what happened to the documents asked for. */
  identifiedOnly: boolean;
}

/** Reads the parameters of a list of transactions. Throws LakeError 400, or 404 for a transaction that is not there. */
export function readHistoryRequest(ids: string, given: Search, history: History): HistoryRequest {
  const { success, data, error } = search.safeParse(given);
  if (!success) throw badRequest(z.prettifyError(error));
  const sequenceOf = (id: string | undefined, otherwise: number) => {
    if (id === undefined || id === "") return otherwise;
    const sequence = history.sequenceOf(id);
    if (sequence === undefined) throw notFound(`Transaction "${id}" not found`);
    return sequence;
  };
  const since = data.fromTime === undefined ? 0 : history.sequenceAt(utc(data.fromTime)) + 1;
  const until = data.toTime === undefined ? Number.MAX_SAFE_INTEGER : history.sequenceAt(utc(data.toTime));
  return {
    filter: {
      documentIds: ids.split(","),
      from: Math.max(since, sequenceOf(data.fromTransaction, 0)),
      to: Math.min(until, sequenceOf(data.toTransaction, Number.MAX_SAFE_INTEGER)),
      reverse: data.reverse,
      limit: data.limit,
    },
    withMutations: !data.excludeMutations && !data.excludeContent,
    withEffects: data.effectFormat === "mendoza",
    identifiedOnly: data.includeIdentifiedDocumentsOnly,
  };
}

/** The form in which the lake writes times, so that text compares as time does. */
export function utc(time: string): string {
  return new Date(time).toISOString();
}
