import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LakeClient, lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
let client: LakeClient;
beforeAll(async () => {
  lake = await startTestLake();
  client = lakeClient(lake.url);
});
afterAll(() => lake.close());

const to = (id: string, rest = {}) => ({ _type: "reference", _ref: id, ...rest });
beforeEach(async () => {
  await client.delete({ query: "*" });
  await client.create({ _id: "extra", _type: "extra" });
});

describe("deleting a document that others refer to", () => {
  test.each<[string, object, boolean]>([
    ["by a published document", { _id: "kit", extras: [{ _key: "a", ...to("extra") }] }, false],
    ["by a draft", { _id: "drafts.kit", deep: { er: { extra: to("extra") } } }, false],
    ["weakly", { _id: "kit", extra: to("extra", { _weak: true }) }, true],
    ["in another dataset", { _id: "kit", extra: to("extra", { _dataset: "other", _projectId: "p" }) }, true],
    ["only by itself in text", { _id: "kit", extra: "extra" }, true],
  ])("%s", async (_name, document, isAllowed) => {
    await client.create({ _type: "kit", _id: "", ...document });
    const deleting = client.delete("extra");
    if (isAllowed) await deleting;
    else {
      const description = `Document "extra" cannot be deleted as there are references to it from "${"_id" in document ? document._id : ""}"`;
      await expect(deleting).rejects.toMatchObject({
        statusCode: 409,
        details: {
          type: "mutationError",
          items: [
            {
              error: {
                type: "documentHasExistingReferencesError",
                id: "extra",
                referencingIDs: [expect.any(String)],
                description,
              },
            },
          ],
        },
      });
    }
    expect(await client.getDocument("extra")).toEqual(isAllowed ? undefined : expect.anything());
  });

  test("is allowed together with the reference, and after it was removed", async () => {
    await client.create({ _id: "kit", _type: "kit", extra: to("extra") });
    await client
      .transaction()
      .delete("extra")
      .patch("kit", { unset: ["extra"] })
      .commit();
    await client
      .transaction()
      .create({ _id: "a", _type: "a", b: to("b") })
      .create({ _id: "b", _type: "b", a: to("a") })
      .commit();
    await client.transaction().delete("a").delete("b").commit();
    expect(await client.fetch("*._id")).toEqual(["kit"]);
  });

  test("is refused after a restart too", async () => {
    await client.create({ _id: "kit", _type: "kit", extra: to("extra") });
    await lake.restart();
    client = lakeClient(lake.url);
    await expect(client.delete("extra")).rejects.toMatchObject({ statusCode: 409 });
  });
});

test("lists the documents that refer to one", async () => {
  await client.create({ _id: "kit", _type: "kit", extra: to("extra", { _weak: true }) });
  const ask = async (search: string) =>
    (await fetch(`${lake.url}/v2025-11-01/data/references/production/documents/extra/to${search}`)).json();
  const references = [{ projectId: "local", datasetName: "production", documentId: "kit" }];
  expect(await ask("")).toEqual({ totalCount: 1, references });
  expect(await ask("?excludeInternalReferences=true&excludePaths=true")).toEqual({ totalCount: 0, references: [] });
});
