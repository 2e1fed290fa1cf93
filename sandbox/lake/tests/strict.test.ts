import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { StrictMode } from "../access/strict-mode.ts";
import { readEventSource, readWebSocket } from "../testing/event-readers.ts";
import { lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

const STUDIO = "http://localhost:4000";

const STRICT: StrictMode = {
  tokens: new Map([
    ["reads", "viewer"],
    ["writes", "editor"],
    ["rules", "administrator"],
  ]),
  origins: [STUDIO],
  indexDelayMs: 0,
};

let lake: TestLake;
beforeEach(async () => {
  lake = await startTestLake(undefined, { strict: STRICT });
});
afterEach(() => lake.close());

const client = (token?: string) => lakeClient(lake.url).withConfig({ token });

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${lake.url}${path}`, { headers });
const QUERY = "/v2025-11-01/data/query/production?query=count(*)";
const kit = { _id: "kit", _type: "kit", name: "Casa" };
const NOT_FOUND = {
  statusCode: 401,
  error: "Unauthorized",
  errorCode: "SIO-401-ANF",
  message: "Session not found",
};

describe("a token", () => {
  test("that is wrong is refused, also where none is needed", async () => {
    const response = await get(QUERY, { authorization: "Bearer made-up" });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual(NOT_FOUND);
    await expect(client("made-up").create(kit)).rejects.toMatchObject({ statusCode: 401 });
    await expect(
      readWebSocket(`${lake.url}/v1/data/listen/production?query=*`, { authorization: "x" }),
    ).rejects.toThrow("401");
  });

  test.for([
    ["none", undefined],
    ["a viewer", "reads"],
  ] as const)("of %s does not write", async ([_name, token]) => {
    await expect(client(token).create(kit)).rejects.toMatchObject({
      statusCode: 403,
      details: {
        type: "mutationError",
        items: [{ index: 0, error: { type: "insufficientPermissionsError", permission: "create" } }],
      },
    });
    await client("writes").create(kit);
    await expect(client(token).patch("kit").set({ name: "x" }).commit()).rejects.toThrow(
      'permission "update" required',
    );
    await expect(client(token).assets.upload("file", Buffer.from("text"))).rejects.toMatchObject({ statusCode: 403 });
    expect(await client("writes").fetch("*[_id == 'kit'][0].name")).toBe("Casa");
  });

  test("of a viewer comments; the public does not", async () => {
    const comment = { _id: "question", _type: "comment" };
    const comments = (token?: string) => client(token).withConfig({ dataset: "production-comments" });
    expect(await comments("reads").create(comment)).toMatchObject(comment);
    await expect(comments().createOrReplace(comment)).rejects.toMatchObject({ statusCode: 401 });
  });

  test("of an editor writes, under a name of its own, but does not reset the content", async () => {
    await client("writes").create(kit);
    expect(await client("writes").request({ url: "/users/me" })).toMatchObject({ id: "token-editor", role: "editor" });
    const reset = (token: string) =>
      fetch(`${lake.url}/seed/reset`, { method: "POST", headers: { authorization: `Bearer ${token}` } });
    expect((await reset("writes")).status).toBe(403);
    expect((await reset("rules")).status).toBe(200);
    expect(await client("writes").users.getById("token-editor")).toMatchObject({ name: "Token (editor)" });
    await expect(client("writes").request({ url: "/users/token-owner" })).rejects.toMatchObject({ statusCode: 404 });
    expect(await client("reads").fetch("count(*)")).toBe(0);
  });
});

describe("without a token", () => {
  beforeEach(async () => {
    await client("writes").create(kit);
    await client("writes").create({ ...kit, _id: "drafts.kit", name: "Borrador" });
    await client("writes").create({ _id: "secret.one", _type: "secret" });
  });

  test("published documents are read, and nothing hidden", async () => {
    expect(await client().fetch("*._id")).toEqual(["kit"]);
    expect(await client("reads").fetch("*._id")).toEqual(["drafts.kit", "kit", "secret.one"]);
    expect(await client("reads").fetch("*._id", {}, { perspective: "published" })).toEqual(["kit", "secret.one"]);
    await expect(client().fetch("*", {}, { perspective: "drafts" })).rejects.toMatchObject({ statusCode: 401 });
    expect(await client().getDocument("drafts.kit")).toBeUndefined();
    const omitted = await (await get("/v1/data/doc/production/drafts.kit,none")).json();
    expect(omitted.omitted).toEqual([
      { id: "drafts.kit", reason: "permission" },
      { id: "none", reason: "existence" },
    ]);
  });

  test.for([
    "/v1/data/export/production",
    "/v1/data/history/production/transactions/kit",
    "/v1/data/references/production/documents/kit/to",
    "/v1/users/me",
    "/v1/projects",
    "/v1/data/live/events/production?includeDrafts=true",
    "/v1/data/query/production-comments?query=*",
    "/v1/data/listen/production-comments?query=*",
  ])("%s is refused", async (path) => {
    expect((await get(path)).status).toBe(401);
    const allowed = await get(path, { authorization: "Bearer reads" });
    expect(allowed.status).toBe(200);
    await allowed.body?.cancel();
  });

  test("events of drafts are not sent", async () => {
    const listening = await readEventSource(`${lake.url}/v1/data/listen/production?query=*`);
    await listening.next();
    await client("writes").patch("drafts.kit").set({ name: "Otro" }).commit();
    await client("writes").patch("kit").set({ name: "Nuevo" }).commit();
    expect((await listening.next()).data.documentId).toBe("kit");
    listening.close();
  });
});

test.for([
  ["/data/query/production?query=1", 404],
  ["/v/data/query/production?query=1", 400],
  ["/v2/data/query/production?query=1", 400],
  ["/v2025-02-30/data/query/production?query=1", 400],
  ["/v2999-01-01/data/query/production?query=1", 400],
  ["/v1/data/query/production?query=1", 200],
  ["/vX/data/query/production?query=1", 200],
  ["/v2025-11-01/data/query/production?query=1", 200],
] as const)("%s is answered with %i", async ([path, status]) => {
  expect((await get(path)).status).toBe(status === 404 ? 401 : status);
  expect((await get(path, { authorization: "Bearer reads" })).status).toBe(status);
});

test("more than 500 requests or 25 mutations within a second are refused with 429", async () => {
  const mutations = await Promise.all(
    Array.from({ length: 60 }, () =>
      client("writes")
        .create({ _type: "kit" })
        .then(
          () => 200,
          (error: { statusCode: number }) => error.statusCode,
        ),
    ),
  );
  expect(mutations).toContain(429);
  const { headers } = await get(QUERY);
  expect(headers.get("ratelimit-limit")).toBe("500");
  // More than two windows hold.
  const queries = await Promise.all(Array.from({ length: 1_600 }, () => get(QUERY)));
  const refused = queries.filter(({ status }) => status === 429);
  const seconds = new Set(queries.map((response) => response.headers.get("date"))).size;
  if (seconds <= 2) expect(refused.length).toBeGreaterThan(0);
  for (const response of refused) expect(response.headers.get("retry-after")).toBe("1");
});

describe("a page of a browser", () => {
  const check = async (origin: string) => (await get("/v1/check/cors", { origin })).json();

  test("reads and sends credentials when its origin is allowed", async () => {
    const { headers, status } = await get(QUERY, { origin: STUDIO });
    expect([
      status,
      headers.get("access-control-allow-origin"),
      headers.get("access-control-allow-credentials"),
    ]).toEqual([200, STUDIO, "true"]);
    expect(await check(STUDIO)).toEqual({ result: { allowed: true, withCredentials: true } });
  });

  test("of another origin is refused", async () => {
    const origin = "http://localhost:5000";
    const refused = await get(QUERY, { origin });
    expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([403, null]);
    expect(await check(origin)).toEqual({ result: { allowed: false, withCredentials: false } });
    await expect(readWebSocket(`${lake.url}/v1/data/listen/production?query=*`, { origin })).rejects.toThrow("403");
  });

  test("signs the editor in and out with a cookie, that of a Studio only", async () => {
    const login = (origin: string) =>
      fetch(`${lake.url}/v1/auth/login/ane?origin=${encodeURIComponent(origin)}`, { redirect: "manual" });
    expect((await login("https://elsewhere.example/")).status).toBe(403);
    const signedIn = await login(`${STUDIO}/studio`);
    expect([signedIn.status, signedIn.headers.get("location")]).toEqual([302, `${STUDIO}/studio`]);
    const [line = ""] = signedIn.headers.getSetCookie();
    expect(line).toMatch(/; HttpOnly; SameSite=Lax$/);
    const cookie = line.split(";")[0] ?? "";
    const me = await get("/v1/users/me", { cookie });
    expect(await me.json()).toMatchObject({ id: "ane", role: "editor" });
    await lake.restart();
    expect((await get("/v1/users/me", { cookie })).status).toBe(200);
    expect((await get("/v1/users/me", { cookie: "sanitySession=made-up" })).status).toBe(401);
  });
});
