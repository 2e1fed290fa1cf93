import { lakeClient } from "local-content-lake/testing/lake-client";
import { expect } from "vitest";
import { type TestSandbox, test } from "#tests/sandbox/sandbox-test.ts";
import { type UntranslatedDocument, untranslatedDocuments } from "../../cms/studio/untranslated-documents.ts";

type State = UntranslatedDocument[] | "failed";
test.beforeEach(async ({ sandbox }) => {
  await lakeClient(`${sandbox.url}/lake`).delete({ query: "*" });
});

function watch(sandbox: TestSandbox) {
  const states: State[] = [];
  const subscription = untranslatedDocuments(lakeClient(`${sandbox.url}/lake`), "eu").subscribe((state) =>
    states.push(state),
  );
  const last = () => states.at(-1);
  return { states, last, end: () => subscription.unsubscribe() };
}

const kit = (eu?: string) => ({ _id: "kit", _type: "kit", title: { es: "Piso", eu } });
const UNTRANSLATED = [{ id: "kit", type: "kit", title: "Piso", texts: [{ path: "title", original: "Piso" }] }];

test("are read at once, and once after a burst of changes", async ({ sandbox }) => {
  const client = lakeClient(`${sandbox.url}/lake`);
  await client.create(kit());
  const pane = watch(sandbox);
  await expect.poll(pane.last).toEqual(UNTRANSLATED);
  for (const eu of ["P", "Pi", "Pis", "Pisu", "Pisua"]) await client.createOrReplace(kit(eu));
  await expect.poll(pane.last, { timeout: 10_000 }).toEqual([]);
  expect(pane.states).toEqual([UNTRANSLATED, []]);
  pane.end();
});

test("a failed read is reported and retried", async ({ sandbox }) => {
  await lakeClient(`${sandbox.url}/lake`).create(kit());
  const rule = { service: "lake", path: "/v2025-11-01/data/query", status: 500, times: 1 };
  const headers = { "Content-Type": "application/json" };
  await fetch(`${sandbox.url}/failures`, { method: "PUT", headers, body: JSON.stringify(rule) });
  const pane = watch(sandbox);
  await expect.poll(pane.last, { timeout: 10_000 }).toEqual(UNTRANSLATED);
  expect(pane.states).toEqual(["failed", UNTRANSLATED]);
  pane.end();
});
