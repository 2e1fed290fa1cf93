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

/** Enough for every value to occur, few enough to run each query without an index too. */
const DOCUMENTS = 600;
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
    users: [{ id: "tester", name: "Tester" }],
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

async function indexed(query: string, params: QueryParams, perspective: Perspective): Promise<unknown> {
  return (await engine.run(query, params, perspective)).result;
}

/** The result without an index. */
function scanned(query: string, params: QueryParams, perspective: Perspective): unknown {
  const { documents, byId } = dataset.index.view(perspective);
  return evaluate(parseQuery(query, params), { dataset: documents, dereference: ({ _ref }) => byId.get(_ref) });
}

const QUERIES: [query: string, params?: QueryParams][] = [
  ['*[_type == "page" && path.current == $path][0]', { path: "p-444" }],
  ['*[_type == "page" && path.current == $path][0]', { path: "none" }],
  ['*["p-444" == path.current && (_type == "page")]{_id, "parent": parent->path.current}'],
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
  ['*[_type == "page" && position >= 90 && position < 94]._id'],
  ['*[_type == "kit" && 95 <= position]._id'],
  ['*[_type == "faq" && path.current > "p-5"]._id'],
  ['*[position > "p"]._id'],
  ['*[_type == "page" && (!defined(isBusiness) || isBusiness == true)][0...9]._id'],
  ['*[_type == "page" && (position < 2 || position > 97 || path.current == "p-4")]._id'],
  ['*[_type == "kit" || (_type == "faq" && position == 3)]._id'],
  ['*[_type == "kit" || position match "3"]._id'],
  ['*[_id == "kit-1" || _id in ["page-4", "kit-1"]]._id'],
  ["*[!defined(list)]._id"],
  ["count(*[!defined(path)])"],
  ['*[_type == "kit"][0..2]{"same": *[_type == "faq" && isBusiness == (^.position == 3)][0...4]._id}'],
  ['*[_type == "faq"][0..2]{position, "same": *[position == ^.position && isBusiness == ^.isBusiness]._id}'],
  ['*[_type == "page"][0..1]{"kits": list[]{"same": *[path.current == ^.path.current && _type == ^.^._type]._id}}'],
  ['*[_id == "kit-1"]{"none": *[path.current == ^.nothing]._id, "list": *[_type == "kit" && path == ^.list]._id}'],
  ['*[_type == "page"][0..2].list[path.current in *[_type == "page" && position == 0].path.current]'],
];

describe.each<[Perspective]>([["raw"], ["published"], ["drafts"]])("in %s", (perspective) => {
  test.each(QUERIES)("%s has the same result with and without indexes", async (query, params = {}) => {
    expect(await indexed(query, params, perspective)).toEqual(scanned(query, params, perspective));
  });
});

test("indexes are updated by each change", async () => {
  const changes: Mutation[][] = [
    [{ patch: { id: "page-4", set: { path: { current: "moved" } } } }],
    [{ create: { _id: "drafts.page-4", _type: "page", path: { current: "drafted" } } }],
    [{ createOrReplace: { _id: "page-8", _type: "kit", path: { current: "p-8" } } }],
    [{ delete: { id: "drafts.page-4" } }, { delete: { id: "page-12" } }],
    [{ patch: { id: "page-16", unset: ["path"] } }],
    [{ create: { _id: "aaa", _type: "page", path: { current: "moved" } } }],
    [{ delete: { query: '*[_type == "extra"]' } }],
    [{ create: { _id: "extra-1", _type: "extra", path: { current: "p-4" } } }],
  ];
  const queries = ["moved", "drafted", "p-8", "p-4", "p-12", "p-16"].flatMap((path): [string, QueryParams][] => [
    ['*[_type == "page" && path.current == $path]', { path }],
    ["*[path.current == $path]._id", { path }],
    ['*[_type == "page" && (path.current <= $path || !defined(path.current))]._id', { path }],
  ]);
  for (const mutations of changes) {
    await dataset.transact({ mutations });
    for (const perspective of ["raw", "published", "drafts"] as const) {
      for (const [query, params] of [...queries, ['*[_type in ["page", "extra"]]._id', {}] as const]) {
        expect(await indexed(query, params, perspective)).toEqual(scanned(query, params, perspective));
      }
    }
  }
});
