import { Router } from "express";
import { z } from "zod";
import type { Access, Write } from "../access/access.ts";
import { type Action, action } from "../actions/action.ts";
import type { Dataset } from "../documents/dataset.ts";
import { isPublishedId } from "../documents/document.ts";
import { asyncRoute, jsonBody } from "../http/handlers.ts";
import { badRequest, requireDataset } from "../lake-error.ts";
import { type Mutation, readMutation } from "./mutation.ts";

/** Sanity's limit. */
const BODY_LIMIT = "4mb";

const transactionId = z.string().min(1).max(128).optional();
const flag = z.enum(["true", "false", ""]).optional();

const mutateBody = z.object({ mutations: z.array(z.record(z.string(), z.unknown())).min(1), transactionId });
const mutateSearch = z.object({
  returnIds: flag,
  returnDocuments: flag,
  dryRun: flag,
  autoGenerateArrayKeys: flag,
  visibility: z.enum(["sync", "async", "deferred"]).default("sync"),
  transactionId,
});
const actionsBody = z.object({
  actions: z.array(action).min(1),
  transactionId: transactionId.nullable(),
  dryRun: z.boolean().nullish(),
});

/** Sanity's `data/mutate` and `data/actions`. */
export function mutateRoutes(dataset: Dataset, access: Pick<Access, "requireWrite">): Router {
  const routes = Router();
  const body = jsonBody(BODY_LIMIT);

  routes.post(
    "/v:version/data/mutate/:dataset",
    body,
    asyncRoute(async (request, response) => {
      requireDataset(request.params.dataset, dataset);
      const search = parse(mutateSearch, request.query);
      const { mutations: given, transactionId = search.transactionId } = parse(mutateBody, request.body);
      const mutations = given.map(readMutation);
      const { id: authorId } = access.requireWrite(mutations.map(writeOf), request.headers);
      const { results, documents, ...transaction } = await dataset.transact({
        mutations,
        transactionId,
        authorId,
        autoGenerateArrayKeys: search.autoGenerateArrayKeys === "true",
        dryRun: search.dryRun === "true",
      });
      if (search.visibility === "sync") await dataset.index.caughtUp();
      const withDocuments = search.returnDocuments === "true";
      const shown = withDocuments
        ? results.map((result) => ({ ...result, document: documents.get(result.id) ?? dataset.document(result.id) }))
        : results;
      const withIds = withDocuments || search.returnIds === "true";
      response.json({ transactionId: transaction.transactionId, ...(withIds ? { results: shown } : { results: [] }) });
    }),
  );

  routes.post(
    "/v:version/data/actions/:dataset",
    body,
    asyncRoute(async (request, response) => {
      requireDataset(request.params.dataset, dataset);
      const { actions, transactionId, dryRun } = parse(actionsBody, request.body);
      const { id: authorId } = access.requireWrite(actions.map(writeOfAction), request.headers);
      const result = await dataset.transact({
        actions,
        authorId,
        transactionId: transactionId ?? undefined,
        dryRun: dryRun ?? false,
      });
      response.json({ transactionId: result.transactionId });
    }),
  );

  return routes;
}

function writeOf(mutation: Mutation): Write {
  const isUpdate = "patch" in mutation || "delete" in mutation;
  return { permission: isUpdate ? "update" : "create", isPublic: idsOf(mutation).some(isPublishedId) };
}

const named = z.object({ _id: z.string().optional(), id: z.union([z.string(), z.array(z.string())]).optional() });

/** The ids that a mutation names. Without one, by a query or for a new document, it may change what is published. */
function idsOf(mutation: Mutation): string[] {
  const { _id, id = PUBLISHED } = named.parse(Object.values(mutation)[0]);
  return [_id ?? id].flat();
}

/** Any published id. */
const PUBLISHED = "published";

/** Actions after which the public sees something else, now or at a set time. */
const PUBLIC_ACTION = /\.(publish|unpublish|delete|schedule)$/;

function writeOfAction({ actionType }: Action): Write {
  return {
    permission: actionType.endsWith("create") ? "create" : "update",
    isPublic: PUBLIC_ACTION.test(actionType),
  };
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw badRequest(z.prettifyError(error));
}
