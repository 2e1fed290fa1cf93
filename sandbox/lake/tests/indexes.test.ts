import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Dataset } from "../documents/dataset.ts";
import type { Perspective } from "../documents/perspective.ts";
import type { Mutation } from "../mutations/mutation.ts";
import { evaluate, parseQuery, type QueryParams } from "../query/evaluate.ts";
import { QueryEngine } from "../query/query-engine.ts";
import { silent } from "./start-test-lake.ts";

const DOCUMENTS = 20_000;
const TYPES = ["page", "kit", "extra", "faq"];

let folder: string;
let dataset: Dataset;
let engine: QueryEngine;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "indexes-"));
  dataset = new Dataset({
    projectId: "local",
    name: "production",
    folder,
    user: { id: "tester", name: "Tester" },
    log: silent,
    baseUrl: "http://localhost/lake",
  });
  engine = new QueryEngine(dataset);
  const mutations = Array.from({ length: DOCUMENTS }, (_, n): Mutation => ({ create: documentOf(n) }));
  await dataset.transact({ mutations });
});
afterAll(async () => {
  dataset.close();
  await rm(folder, { recursive: true, force: true });
});

function documentOf(n: number) {
  const type = TYPES[n % TYPES.length] ?? "page";
  const id = `${n % 50 === 7 ? "drafts." : ""}${type}-${n % 50 === 7 ? n - 4 : n}`;
  return {
    _id: id,
    _type: type,
    path: { _type: "slug", current: `p-${n}` },
    position: n % 100,
    isBusiness: n % 3 === 0 ? true : n % 3 === 1 ? false : null,
    list: [{ _key: "a", path: { current: `p-${n}` } }],
    parent: { _type: "reference", _ref: `page-${n - (n % 4)}`, _weak: true },
  };
}

/** The result without an index. */
function scanned(query: string, params: QueryParams, perspective: Perspective): unknown {
  const { documents, byId } = dataset.view(perspective);
  return evaluate(parseQuery(query, params), { dataset: documents, dereference: ({ _ref }) => byId.get(_ref) });
}

const QUERIES: [query: string, params?: QueryParams][] = [
  ['*[_type == "page" && path.current == $path][0]', { path: "p-4444" }],
  ['*[_type == "page" && path.current == $path][0]', { path: "none" }],
  ['*["p-4444" == path.current && (_type == "page")]{_id, "parent": parent->path.current}'],
  ['*[_type == "kit"] | order(position desc, _id asc)[0...5]._id'],
  ['*[_type in ["kit", "extra"]][10...15]._id'],
  ["*[_type in $types && isBusiness == true][0...3]{_id, isBusiness}", { types: ["faq", "page", null] }],
  ["*[_id == $id][0]", { id: "kit-1" }],
  ['*[_id in ["kit-1", "none", "page-4", $id]]._id', { id: "drafts.faq-3" }],
  ['*[_id in path("drafts.**")][0..3]._id'],
  ['count(*[_type == "page"])'],
  ['count(*[_type != "page"])'],
  ['count(*[isBusiness == null && _type == "page"])'],
  ['count(*[_type == "page" || _id == "kit-1"])'],
  ['count(*[!(_type == "page")])'],
  ['*[list[0].path.current == "p-8"]._id'],
  ['*[list[].path.current == "p-8"]._id'],
  ['*[position == 5][path.current match "p-1*"][0..3]._id'],
  ['*[_type == "page"][0..2]{_id, "kits": *[_type == "kit" && parent._ref == ^._id]._id}'],
  ['*[_id == "kit-1"]{"siblings": *[_type == ^._type && position == ^.position][0..2]._id}'],
  ['*[_type == "kit" && references("page-0")]._id'],
  ["*[_type == 5]"],
  ['*[_type == "page" && _type == "kit"]'],
  ["*[0...3]._id"],
  ['*[_type == "none"]'],
  ['{"one": *[_type == "kit"][0]._id, "two": *[_type == "faq"][0]._id}'],
  ['*[_type == "kit" && position > 97 && path.current > "p-19"]._id'],
  ["*[isBusiness == $it][0..2]._id", { it: false }],
];

describe.each<[Perspective]>([["raw"], ["published"], ["drafts"]])("in %s", (perspective) => {
  test.each(QUERIES)("%s has the same result with and without indexes", (query, params = {}) => {
    expect(engine.run(query, params, perspective).result).toEqual(scanned(query, params, perspective));
  });
});

// Evaluates hundreds of queries without an index, which takes long on a busy machine.
test("indexes are updated by each change", { timeout: 120_000 }, async () => {
  const changes: Mutation[][] = [
    [{ patch: { id: "page-4", set: { path: { current: "moved" } } } }],
    [{ create: { _id: "drafts.page-4", _type: "page", path: { current: "drafted" } } }],
    [{ createOrReplace: { _id: "page-8", _type: "kit", path: { current: "p-8" } } }],
    [{ delete: { id: "drafts.page-4" } }, { delete: { id: "page-12" } }],
    [{ patch: { id: "page-16", unset: ["path"] } }],
    [{ create: { _id: "aaa", _type: "page", path: { current: "moved" } } }],
  ];
  const queries = ["moved", "drafted", "p-8", "p-4", "p-12", "p-16"].flatMap((path): [string, QueryParams][] => [
    ['*[_type == "page" && path.current == $path]', { path }],
    ["*[path.current == $path]._id", { path }],
  ]);
  for (const mutations of changes) {
    await dataset.transact({ mutations });
    for (const perspective of ["raw", "published", "drafts"] as const) {
      for (const [query, params] of [...queries, ['*[_type == "page"]._id', {}] as const]) {
        expect(engine.run(query, params, perspective).result).toEqual(scanned(query, params, perspective));
      }
    }
  }
});

/** The median of several runs, in milliseconds. */
async function medianOf(tries: number, run: (n: number) => unknown): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < tries; n += 1) {
    const start = performance.now();
    await run(n);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(tries / 2)] ?? 0;
}

describe("on 20,000 documents", () => {
  test("finds a page by its path in under 2 ms", async () => {
    const query = '*[_type == "page" && path.current == $path][0]';
    const ms = await medianOf(101, (n) => engine.run(query, { path: `p-${n * 4}` }, "published"));
    console.info(`a page by its path: ${ms.toFixed(3)} ms`);
    expect(ms).toBeLessThan(2);
  });

  test("writes in a few milliseconds, views and indexes included", async () => {
    for (const perspective of ["raw", "published", "drafts"] as const) dataset.view(perspective);
    const ms = await medianOf(51, (n) => dataset.transact({ mutations: [{ patch: { id: "kit-1", set: { n } } }] }));
    console.info(`a write: ${ms.toFixed(3)} ms`);
    expect(ms).toBeLessThan(25);
  });
});
