/**
 * Asks the lake all cases of Sanity's GROQ test suite, over HTTP, and prints how many it answers as the suite expects. The others are asked of
 * groq-js too. It ends with 1 where only the lake is wrong. The suite is not part of the package: its own build makes the file.
 *
 *   node tests/official-suite.ts suite.ndjson
 */
import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { ClientError, createClient, ServerError } from "@sanity/client";
import { evaluate, parse } from "groq-js";
import { z } from "zod";
import { serveLake } from "../serve.ts";

const DATASET = z.object({
  _type: z.literal("dataset"),
  _id: z.string(),
  documents: z.array(z.looseObject({ _id: z.string(), _type: z.string() })).optional(),
});
const CASE = z.object({
  _type: z.literal("test"),
  filename: z.string(),
  query: z.string(),
  params: z.record(z.string(), z.unknown()).nullish(),
  valid: z.boolean(),
  result: z.unknown(),
  dataset: z.object({ _ref: z.string() }),
});
type Case = z.infer<typeof CASE>;
/** Undefined where the query is refused. */
type Answer = { result: unknown } | undefined;

/** Queries that the lake answers in another way than groq-js on purpose. */
const ON_PURPOSE = new Map([["$identity", "a parameter without a value is an error, as hosted"]]);

const [file] = process.argv.slice(2);
if (!file) throw new Error("Which file? node tests/official-suite.ts suite.ndjson");
const rows = (await readFile(file, "utf8"))
  .trim()
  .split("\n")
  .map((line) => z.discriminatedUnion("_type", [DATASET, CASE]).parse(JSON.parse(line)));
const documentsOf = new Map(
  rows.flatMap((row) => (row._type === "dataset" ? [[row._id, row.documents] as const] : [])),
);
const cases = rows.flatMap((row) => (row._type === "test" ? [row] : []));

const counts = { asExpected: 0, asGroqJs: 0, onPurpose: 0, tooLong: 0, withoutDocuments: 0, wrong: 0 };
const lake = await serveLake();
const client = createClient({
  projectId: "local",
  dataset: "production",
  apiVersion: "2025-11-01",
  useCdn: false,
  apiHost: lake.url,
  useProjectHostname: false,
  perspective: "raw",
  maxRetries: 0,
});
try {
  for (const [id, ofDataset] of Map.groupBy(cases, ({ dataset }) => dataset._ref)) {
    const documents = documentsOf.get(id);
    // A large one is an address, from which it would have to be fetched.
    if (!documents) {
      counts.withoutDocuments += ofDataset.length;
      continue;
    }
    await lake.reset();
    const transaction = client.transaction();
    for (const document of documents) transaction.createOrReplace(document);
    if (documents.length > 0) await transaction.commit({ visibility: "sync" });
    const stored = await client.fetch<unknown[]>("*");
    for (const asked of ofDataset) await judge(asked, stored);
  }
} finally {
  await lake.close();
}
console.info(`${cases.length} cases`, counts);
process.exitCode = counts.wrong > 0 ? 1 : 0;

async function judge(asked: Case, stored: unknown[]): Promise<void> {
  const answer = await ask(asked);
  if (answer === "too long") counts.tooLong += 1;
  else if (asked.valid ? answer && isDeepStrictEqual(answer.result, asked.result) : !answer) counts.asExpected += 1;
  else if (ON_PURPOSE.has(asked.query)) counts.onPurpose += 1;
  else if (isDeepStrictEqual(answer, await askGroqJs(asked, stored))) counts.asGroqJs += 1;
  else {
    counts.wrong += 1;
    console.info(`${asked.filename}: ${asked.query}\n`, { answer, expected: asked.result });
  }
}

async function ask({ query, params }: Case): Promise<Answer | "too long"> {
  try {
    return { result: await client.fetch<unknown>(query, params ?? {}) };
  } catch (error) {
    if (error instanceof ServerError && error.statusCode === 504) return "too long";
    if (!(error instanceof ClientError)) throw error;
    return undefined;
  }
}

async function askGroqJs({ query, params }: Case, dataset: unknown[]): Promise<Answer> {
  try {
    const tree = parse(query, { params: params ?? {} });
    const value = await evaluate(tree, { dataset, params: params ?? {}, identity: "local" });
    // As it would be sent.
    return { result: JSON.parse(JSON.stringify((await value.get()) ?? null)) };
  } catch {
    return undefined;
  }
}
