import { type ClientPerspective, createClient } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addVersion } from "../testing/lake-client.ts";
import { writeSeed } from "../testing/small-seed.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake(writeSeed);
});
afterAll(() => lake.close());

function client(options: { dataset?: string; apiVersion?: string; perspective?: ClientPerspective } = {}) {
  return createClient({
    projectId: "local",
    dataset: "production",
    apiVersion: "2025-11-01",
    apiHost: `${lake.url}`,
    useProjectHostname: false,
    useCdn: false,
    ...options,
  });
}

const api = (path: string, init?: RequestInit) => fetch(`${lake.url}${path}`, init);
const KITS = '*[_type == "kit"] | order(_id asc)';

describe("queries through Sanity's client", () => {
  test.each([
    ["a filter", `count(${KITS})`, {}, 2],
    ["a parameter", '*[_type == "kit" && productId == $id][0].price.client', { id: "chalet" }, 44.9],
    [
      "a list as parameter",
      "*[productId in $ids] | order(_id asc).productId",
      { ids: ["piso", "chalet"] },
      ["chalet", "piso"],
    ],
    ["a reference", '*[_id == "kit-chalet"][0].extras[0]->name.es', {}, "Cámara HD"],
    ["a picture's asset", '*[_id == "kit-piso"][0].image.asset->metadata.dimensions.width', {}, 120],
    ["null", "*[_id == $id][0]", { id: "none" }, null],
    ["words of a text", '*[name.es match text::query("cám* hd")]._id', {}, ["extra-camera"]],
    [
      "words anywhere in a document",
      "*[_type == $type && [@, _id] match text::query($words)]._id",
      { type: "kit", words: "pis*" },
      ["kit-piso"],
    ],
    [
      "words, the best first",
      '*[_type == "kit"] | score(boost(productId match text::query("chalet"), 3)) | order(_score desc)[0]._id',
      {},
      "kit-chalet",
    ],
  ])("answers %s", async (_name, query, params, expected) => {
    expect(await client().fetch(query, params)).toEqual(expected);
  });

  test("takes a query too long for a URL, by POST", async () => {
    const query = `/${"/".repeat(20_000)}\n count(${KITS})`;
    expect(await client().fetch(query)).toBe(2);
  });

  test("reports the position of a syntax error", async () => {
    await expect(client().fetch("*[_type == ")).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining("GROQ query parse error"),
      details: { type: "queryParseError", query: "*[_type == ", description: expect.any(String) },
    });
  });

  test.each([
    ["a query", "*[_type == $type && productId == $id]", { type: "kit" }, "id", 33, 36],
    ["a part that is not evaluated", "select(true => 1, $other)", {}, "other", 18, 24],
    ["a query whose parameter has a longer name too", "[$idea, $id]", { idea: 1 }, "id", 8, 11],
  ])("refuses %s with a parameter that is missing", async (_name, query, params, name, start, end) => {
    await expect(client().fetch(query, params)).rejects.toMatchObject({
      statusCode: 400,
      details: {
        type: "queryParseError",
        description: `param $${name} referenced, but not provided`,
        query,
        start,
        end,
      },
    });
    expect(await client().fetch("[$id]", { id: null })).toEqual([null]);
  });

  test("has one dataset", async () => {
    await expect(client({ dataset: "staging" }).fetch("*")).rejects.toMatchObject({
      statusCode: 404,
      message: 'Dataset not found - Dataset "staging" not found for project ID "local"',
    });
  });

  test("finds documents by id", async () => {
    expect(await client({ perspective: "raw" }).getDocument("kit-piso")).toMatchObject({ productId: "piso" });
    const found = await client({ perspective: "raw" }).getDocuments(["kit-piso", "none"]);
    expect(found.map((document) => document?._id)).toEqual(["kit-piso", undefined]);
  });

  test("finds all versions of a document", async () => {
    const raw = client({ perspective: "raw" });
    const ids = async (id: string) =>
      (await raw.getDocument(id, { includeAllVersions: true })).map((document) => document._id);
    expect(await ids("kit-piso")).toEqual(["drafts.kit-piso", "kit-piso"]);
    expect(await ids("drafts.kit-piso")).toEqual(["drafts.kit-piso", "kit-piso"]);
    await raw.action({ actionType: "sanity.action.release.create", releaseId: "spring" });
    await addVersion(raw, { _id: "versions.spring.kit-piso", _type: "kit" });
    expect(await ids("kit-piso")).toEqual(["drafts.kit-piso", "kit-piso", "versions.spring.kit-piso"]);
    expect(await ids("none")).toEqual([]);
    await raw.delete("versions.spring.kit-piso");
  });
});

describe("perspectives", () => {
  const ids = `${KITS}{_id, "price": price.client}`;

  test.each<[ClientPerspective, { _id: string; price: number }[]]>([
    [
      "raw",
      [
        { _id: "drafts.kit-local", price: 32.98 },
        { _id: "drafts.kit-piso", price: 30 },
        { _id: "kit-chalet", price: 44.9 },
        { _id: "kit-piso", price: 35.9 },
      ],
    ],
    [
      "published",
      [
        { _id: "kit-chalet", price: 44.9 },
        { _id: "kit-piso", price: 35.9 },
      ],
    ],
    [
      "drafts",
      [
        { _id: "kit-chalet", price: 44.9 },
        { _id: "kit-local", price: 32.98 },
        { _id: "kit-piso", price: 30 },
      ],
    ],
  ])("%s", async (perspective, expected) => {
    expect(await client({ perspective }).fetch(ids)).toEqual(expected);
  });

  test.each([
    ["2025-11-01", 2],
    ["2025-02-19", 2],
    ["2025-02-18", 4],
    ["1", 4],
    ["X", 2],
  ])("version %s without a perspective sees %i kits", async (version, expected) => {
    const response = await api(`/v${version}/data/query/production?query=${encodeURIComponent(`count(${KITS})`)}`);
    expect(await response.json()).toMatchObject({ result: expected });
  });
});

describe("the query API", () => {
  const address = "/v2025-11-01/data/query/production";

  test("answers query, result, time and sync tags", async () => {
    const response = await api(`${address}?query=1%2B1&$unused=%22x%22`);
    expect(await response.json()).toEqual({ query: "1+1", result: 2, ms: expect.any(Number), syncTags: [] });
  });

  test.each([
    ["no query", `${address}`],
    ["a parameter that is not JSON", `${address}?query=1&$id=piso`],
    ["a perspective that names no release", `${address}?query=1&perspective=versions.spring`],
  ])("refuses %s", async (_name, path) => {
    expect((await api(path)).status).toBe(400);
  });

  test.each([
    ["http://localhost:5173", "http://localhost:5173"],
    ["http://127.0.0.1:3000", "http://127.0.0.1:3000"],
    ["https://localhost.example.com", null],
    ["https://example.com", null],
  ])("lets a page of %s read: %s", async (origin, allowed) => {
    const plain = await api(`${address}?query=1`, { headers: { origin } });
    expect(plain.headers.get("access-control-allow-origin")).toBe(allowed);
  });

  test("answers a preflight", async () => {
    const headers = {
      origin: "http://localhost:3000",
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    };
    const response = await api(address, { method: "OPTIONS", headers });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-headers")).toBe("content-type");
  });
});
