import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { Dataset } from "../documents/dataset.ts";
import type { DocumentStub } from "../documents/document.ts";
import { planQuery, runPlan } from "../query/planned-query.ts";
import { silent } from "./start-test-lake.ts";

/** Documents of each type that queries show. */
const PER_TYPE = 20;
const TIMES = 250;

/** Pages, questions and promos that run, and `others` of their types that no query shows. */
async function datasetWith(others: number) {
  const folder = await mkdtemp(join(tmpdir(), "growth-"));
  const dataset = new Dataset({
    projectId: "local",
    name: "production",
    folder,
    users: [{ id: "tester", name: "Tester" }],
    log: silent,
    baseUrl: "http://localhost/lake",
  });
  const shown = Array.from({ length: PER_TYPE }, (_, n): DocumentStub[] => [
    { _id: `page-${n}`, _type: "page", path: { current: `p-${n}` }, topic: `topic-${n % 2}`, isShop: n % 2 === 0 },
    { _id: `promo-${n}`, _type: "promo", from: "2026-01-01", ...(n % 2 && { to: "2026-12-31" }), place: ["home"] },
    { _id: `faq-${n}`, _type: "faq", topic: `topic-${n % 2}`, isShop: n % 2 === 0 },
  ]);
  const hidden = Array.from({ length: others }, (_, n): DocumentStub[] => [
    { _id: `old-page-${n}`, _type: "page", path: { current: `old-${n}` } },
    { _id: `old-promo-${n}`, _type: "promo", from: "2020-01-01", to: `2020-02-${(n % 28) + 1}`, place: ["home"] },
    { _id: `old-faq-${n}`, _type: "faq", topic: "old" },
    { _id: `redirect-${n}`, _type: "redirect", from: `/old-${n}` },
  ]);
  await dataset.transact({ mutations: [...shown, ...hidden].flat().map((document) => ({ create: document })) });
  return { dataset, close: () => rm(folder, { recursive: true, force: true }) };
}

const sizes: Dataset[] = [];
beforeAll(async () => {
  const made = [await datasetWith(PER_TYPE), await datasetWith(PER_TYPE * TIMES)];
  sizes.push(...made.map(({ dataset }) => dataset));
  return async () => {
    for (const { dataset, close } of made) {
      dataset.close();
      await close();
    }
  };
});

const RUNS = '(from <= "2026-11-22" && (!defined(to) || to >= "2026-11-22"))';

describe(`with ${TIMES} times as many documents that a query does not show`, () => {
  test.each([
    ['*[_type == "page" && path.current == "p-4"][0]', 1],
    ['*[_type == "page" && path.current in ["p-4", "p-5", "none"]]', 2],
    ['*[_type == "page" && path.current == "none"][0]', 0],
    ['*[_type == "redirect" && from in ["/old-7", "/old-7/"]][0]', 1],
    [`*[_type == "promo" && ${RUNS}]`, 20],
    [`*[_type == "promo" && "home" in place && ${RUNS}]`, 20],
    ['*[_type == "page" && path.current == "p-4"]{"faqs": *[_type == "faq" && topic == ^.topic]}', 11],
    ['*[_type == "page" && path.current == "p-4"]{"faqs": *[_type == "faq" && isShop == (^.topic == "topic-0")]}', 11],
    ['*[_type == "page" && path.current == "p-4"]{topic == "none" => {"faqs": *[_type == "faq"]}}', 1],
    ['*[_id == "faq-1" || (_type == "page" && path.current == "p-1")]', 2],
  ])("%s looks at %i documents", (query, expected) => {
    const looked = sizes.map((dataset) => runPlan(planQuery(query, {}), dataset.index.view("published"), {}).looked);
    expect(looked).toEqual([expected, expected]);
  });

  test("a query without an index looks at all of them", () => {
    const looked = sizes.map(
      (dataset) => runPlan(planQuery("count(*)", {}), dataset.index.view("published"), {}).looked,
    );
    expect(looked[1]).toBeGreaterThan((looked[0] ?? 0) * 100);
  });
});
