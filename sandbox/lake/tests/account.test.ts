import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { z } from "zod";
import { lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
});
afterAll(() => lake.close());

const ask = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${lake.url}/v2025-11-01${path}`, init);
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
};

const MARKETING = { id: "marketing", name: "Marketing", provider: "sanity" };

describe("the Studio's requests at start", () => {
  test.each<[string, unknown]>([
    [
      "/users/me",
      expect.objectContaining({ ...MARKETING, roles: [expect.objectContaining({ name: "administrator" })] }),
    ],
    ["/users/marketing", expect.objectContaining(MARKETING)],
    ["/users/marketing,seed,other", [{ id: "marketing" }, { id: "seed" }].map((user) => expect.objectContaining(user))],
    ["/auth/id", { id: "marketing" }],
    [
      "/auth/providers",
      expect.objectContaining({
        providers: [
          { name: "ane", title: "Ane", url: expect.stringMatching(/\/v1\/auth\/login\/ane$/) },
          { name: "marcos", title: "Marcos", url: expect.stringMatching(/\/v1\/auth\/login\/marcos$/) },
          { name: "leire", title: "Leire", url: expect.stringMatching(/\/v1\/auth\/login\/leire$/) },
        ],
      }),
    ],
    ["/subscriptions/project/local", null],
    [
      "/projects/local",
      expect.objectContaining({
        id: "local",
        members: [
          expect.objectContaining({ id: "marketing", isCurrentUser: true }),
          expect.objectContaining({ id: "ane", isCurrentUser: false }),
          expect.objectContaining({ id: "marcos", role: "administrator" }),
          expect.objectContaining({ id: "leire", role: "contributor" }),
        ],
      }),
    ],
    ["/projects/local/datasets", [expect.objectContaining({ name: "production" })]],
    [
      "/projects/local/datasets?datasetProfile=comments&addonFor=production",
      [expect.objectContaining({ name: "production-comments", datasetProfile: "comments", addonFor: "production" })],
    ],
    ["/projects/local/datasets?datasetProfile=comments&addonFor=other", []],
    ["/projects/local/datasets?datasetProfile=other", []],
    [
      "/projects/local/datasets/production/acl",
      [{ filter: expect.any(String), permissions: expect.arrayContaining(["update"]) }],
    ],
    ["/projects/local/grants", {}],
    ["/projects/local/user-applications", []],
    ["/features", ["contentReleases", "singleDocRelease", "studioComments"]],
    [
      "/projects/local/new-content-release-allowed",
      { data: expect.objectContaining({ orgActiveReleaseLimit: null, orgMeteredActiveReleaseCount: 0 }) },
    ],
    ["/journey/trial", null],
    ["/intake/telemetry-status", { status: "denied" }],
    ["/check/cors", { result: { allowed: true, withCredentials: true } }],
  ])("%s", async (path, expected) => {
    expect(await ask(path)).toEqual({ status: 200, body: expected });
  });

  test.each([
    "/users/other",
    "/projects/other",
    "/projects/other/members",
    "/projects/other/datasets/production/acl",
    "/projects/local/datasets/other/acl",
    "/subscriptions/project/other",
  ])("%s does not exist", async (path) => {
    const { status, body } = await ask(path);
    expect([status, body]).toEqual([404, expect.objectContaining({ statusCode: 404, message: expect.any(String) })]);
  });

  test("stores the Studio's user settings across restarts", async () => {
    const pairs = [{ key: "studio.layout", value: { wide: true } }];
    const headers = { "Content-Type": "application/json" };
    expect((await ask("/users/me/keyvalue", { method: "PUT", headers, body: JSON.stringify(pairs) })).body).toEqual(
      pairs,
    );
    await lake.restart();
    expect((await ask("/users/me/keyvalue/studio.layout,other")).body).toEqual(pairs);
  });

  test.each([
    ["production", { status: 200, body: { datasetName: "production-comments" } }],
    ["other", expect.objectContaining({ status: 404 })],
  ])("sets up comments on %s", async (dataset, expected) => {
    expect(await ask(`/comments/${dataset}/setup`, { method: "POST" })).toEqual(expected);
  });

  test("answers 404 on an unknown path", async () => {
    expect(await ask("/media-libraries")).toEqual({
      status: 404,
      body: {
        statusCode: 404,
        error: "Not Found",
        message: expect.stringContaining("GET /v2025-11-01/media-libraries"),
      },
    });
  });

  test("serves users and projects to Sanity's client", async () => {
    const client = lakeClient(lake.url);
    expect(await client.users.getById("me")).toMatchObject(MARKETING);
    expect(await client.datasets.list()).toMatchObject([{ name: "production" }]);
    expect(await client.projects.getById("local")).toMatchObject({ id: "local" });
  });
});

const message = z.object({
  id: z.string().optional(),
  result: z.unknown().optional(),
  method: z.string().optional(),
  params: z.object({ result: z.unknown() }).optional(),
});

/** The presence connection of a browser with the Studio open. */
async function visit() {
  const socket = new WebSocket(`${lake.url.replace("http", "ws")}/v2022-06-30/socket/production?tag=sanity.studio`);
  const heard: unknown[] = [];
  let wake = () => {};
  const answers = new Map<string, unknown>();
  socket.on("message", (data) => {
    if (String(data) === "♥") return;
    const { id, method, params, result } = message.parse(JSON.parse(String(data)));
    if (id) answers.set(id, result);
    if (method === "presence_subscription") heard.push(params?.result);
    wake();
  });
  await new Promise((resolve) => socket.once("open", resolve));
  const until = async <Value>(find: () => Value | undefined): Promise<Value> => {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const call = async (method: string, params: object = {}) => {
    const id = crypto.randomUUID();
    socket.send(JSON.stringify({ jsonrpc: "2.0", method, params, id }));
    return until(() => answers.get(id));
  };
  const next = () => until(() => heard.shift());
  return { call, next, close: () => socket.close() };
}

test("two browsers see each other's presence, and when one leaves", async () => {
  const [one, other] = [await visit(), await visit()];
  for (const visitor of [one, other]) expect(await visitor.call("presence_subscribe")).toEqual(expect.any(String));
  await one.call("presence_rollcall", { session: "s1" });
  expect(await other.next()).toEqual({ type: "rollCall", i: "marketing", session: "s1" });
  const locations = [{ type: "document", documentId: "kit", path: ["name"] }];
  await one.call("presence_announce", { data: { sessionId: "s1", locations } });
  expect(await other.next()).toEqual({ type: "state", i: "marketing", m: { sessionId: "s1", locations } });
  one.close();
  expect(await other.next()).toEqual({ type: "disconnect", i: "marketing", m: { session: "s1" } });
  other.close();
});
