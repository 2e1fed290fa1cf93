/** The thread of a query that takes long: it gets the documents, and answers with the result or the refusal. */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { parsedDocument, type StoredDocument } from "../documents/document.ts";
import { DocumentView } from "../documents/document-view.ts";
import { LakeError } from "../lake-error.ts";
import { planQuery } from "./planned-query.ts";
import { answerQuery, answerSlowly, type QueryAnswer } from "./query-answer.ts";
import { slowQueryOrder } from "./slow-queries.ts";
import { SourceMapper } from "./source-map.ts";

async function answer(documents: readonly StoredDocument[]): Promise<QueryAnswer> {
  const { query, params, perspective, sourceMapFields, ...options } = slowQueryOrder.parse(workerData);
  const view = new DocumentView(perspective, new Map(documents.map((document) => [document._id, document])));
  const plan = planQuery(query, params);
  if (plan.isSlow) return answerSlowly(plan, view, options);
  return answerQuery(plan, view, new SourceMapper(sourceMapFields), options);
}

const documents: StoredDocument[] = [];
parentPort?.on("message", (chunk) => {
  const received = z.array(parsedDocument).parse(chunk);
  documents.push(...received);
  if (received.length > 0) return;
  answer(documents).then(
    (answer) => parentPort?.postMessage({ answer }),
    (error: unknown) => {
      if (!(error instanceof LakeError)) throw error;
      const { status, message, body } = error;
      parentPort?.postMessage({ refusal: { status, message, body } });
    },
  );
});
