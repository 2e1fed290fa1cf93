import { randomUUID } from "node:crypto";
import type { Dataset } from "../documents/dataset.ts";
import type { Log } from "../http/handlers.ts";
import { badRequest } from "../lake-error.ts";
import { evaluateChange, parseQuery } from "../query/evaluate.ts";
import type { CommittedTransaction, DocumentChange } from "../store/history.ts";
import { deliver } from "./deliver.ts";

type Operation = "create" | "update" | "delete";

/** A call to a site after each change of a document, as a hosted project makes it. */
export interface Webhook {
  url: string;
  /** Signs the calls, so that `@sanity/webhook` of the site can verify them. Default: they are not signed. */
  secret?: string | undefined;
  /** Default: all three. */
  on?: readonly Operation[];
  /** GROQ that may have `before()`, `after()` and `delta::`: `_type == "kit" && delta::changedAny(price)`. Default: every document. */
  filter?: string;
  /** GROQ of the body. Default: the document after the change, or before it was deleted. */
  projection?: string;
  /** Default: false. */
  includeDrafts?: boolean;
  /** Whether changes of versions in releases are told. Default: false. */
  includeAllVersions?: boolean;
}

/** Parses what webhooks ask for. Throws LakeError 400 for an address that is none of HTTP, and for a filter or a projection that is no GROQ. */
export function readWebhooks(webhooks: readonly Webhook[]) {
  return webhooks.map(({ filter, projection, ...webhook }) => {
    if (!/^https?:/.test(webhook.url)) throw badRequest(`"${webhook.url}" is no address of a webhook`);
    const [condition, shape] = [filter, projection].map((query) => query && parseQuery(query, {}, "delta"));
    return { ...webhook, condition, shape };
  });
}

type ParsedWebhook = ReturnType<typeof readWebhooks>[number];

/**
 * Calls the webhooks of a dataset after each transaction, once for each document. Calls may come out of order, as hosted ones do. Returns
 * a function that stops it, with the calls that have not been answered.
 */
export function callWebhooks(dataset: Dataset, webhooks: readonly ParsedWebhook[], log: Log): () => void {
  const closed = new AbortController();
  const calls = webhooks.map((webhook) => {
    const bodyOf = readerOf(dataset, webhook);
    const id = randomUUID();
    return async (change: DocumentChange, transaction: CommittedTransaction) => {
      const { url, secret } = webhook;
      const content = await bodyOf(change);
      if (content === undefined) return;
      const headers = { ...headersOf(dataset, change, transaction), "sanity-webhook-id": id };
      await deliver({ url, secret, body: JSON.stringify(content), headers }, log, closed.signal);
    };
  });
  const stopListening = dataset.onTransaction((transaction) => {
    for (const call of calls) {
      for (const change of transaction.changes) {
        call(change, transaction).catch((error: unknown) => {
          if (!closed.signal.aborted) log.error({ err: error }, "a webhook could not be called");
        });
      }
    }
  });
  return () => {
    stopListening();
    closed.abort();
  };
}

/** Returns a function for the body of a call. It is undefined for a change that the webhook does not tell. */
function readerOf({ projectId, name, index }: Dataset, { on, condition, shape, ...hidden }: ParsedWebhook) {
  return async (change: DocumentChange) => {
    if (on && !on.includes(operationOf(change))) return undefined;
    if (change.id.startsWith("drafts.") && !hidden.includeDrafts) return undefined;
    if (change.id.startsWith("versions.") && !hidden.includeAllVersions) return undefined;
    const { before = null, after = null } = change;
    const { documents } = index.view("published");
    const evaluation = { dataset: documents, before, after, sanity: { projectId, dataset: name } };
    if (condition && (await evaluateChange(condition, evaluation)) !== true) return undefined;
    return shape ? await evaluateChange(shape, evaluation) : (after ?? before);
  };
}

function operationOf({ before, after }: DocumentChange): Operation {
  if (before && after) return "update";
  return after ? "create" : "delete";
}

function headersOf(
  { projectId, name }: Dataset,
  change: DocumentChange,
  { transactionId, timestamp }: CommittedTransaction,
): Record<string, string> {
  return {
    "content-type": "application/json",
    // The same for each attempt.
    "idempotency-key": randomUUID(),
    "sanity-dataset": name,
    "sanity-document-id": change.id,
    "sanity-operation": operationOf(change),
    "sanity-project-id": projectId,
    "sanity-transaction-id": transactionId,
    "sanity-transaction-time": timestamp,
  };
}
