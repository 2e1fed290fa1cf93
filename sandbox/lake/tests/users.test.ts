import { createClient } from "@sanity/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readWebSocket } from "../testing/event-readers.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
});
afterAll(() => lake.close());

const login = (user: string, origin = lake.url) =>
  fetch(`${lake.url}/v1/auth/login/${user}?origin=${encodeURIComponent(`${origin}/studio`)}`, { redirect: "manual" });

/** The session of a user, as the login sets it. */
async function sessionOf(user: string): Promise<string> {
  const [cookie = ""] = (await login(user)).headers.getSetCookie();
  return /^sanitySession=([^;]+)/.exec(cookie)?.[1] ?? "";
}

/** A client of a user, for the content or for another dataset. */
async function clientOf(user: string, dataset = "production") {
  const options = { projectId: "local", dataset, apiVersion: "2025-11-01", useCdn: false, maxRetries: 0 };
  return createClient({ ...options, apiHost: lake.url, useProjectHostname: false, token: await sessionOf(user) });
}

const me = (headers: Record<string, string>) => fetch(`${lake.url}/v1/users/me`, { headers });

test("two people edit by their names, and the history says who did what", async () => {
  for (const user of ["ane", "marcos"]) {
    const client = await clientOf(user);
    await client.createOrReplace({ _id: "page", _type: "page", title: user });
  }
  const history = await fetch(`${lake.url}/v1/data/history/production/transactions/page?excludeContent=true`);
  const authors = (await history.text()).split("\n").filter(Boolean);
  expect(authors.map((line) => JSON.parse(line).author)).toEqual(["ane", "marcos"]);
  const users = await fetch(`${lake.url}/v1/users/ane,marcos`);
  expect(await users.json()).toMatchObject([{ displayName: "Ane" }, { displayName: "Marcos" }]);
});

test("a contributor writes drafts, and publishes nothing", async () => {
  const client = await clientOf("leire");
  const draft = { _id: "drafts.proposal", _type: "page", title: "Proposed" };
  await client.createOrReplace(draft);
  await client.patch("drafts.proposal").set({ title: "Proposed again" }).commit();
  const publish = { draftId: "drafts.proposal", publishedId: "proposal" };
  const refused = [
    () => client.action({ actionType: "sanity.action.document.publish", ...publish }),
    () => client.create({ _id: "proposal", _type: "page" }),
    () => client.create({ _type: "page" }),
    () => client.patch({ query: '*[_type == "page"]' }).set({ title: "" }).commit(),
    () => client.delete("page"),
  ];
  for (const write of refused) await expect(write()).rejects.toMatchObject({ statusCode: 403 });
  const grants = await client.request<{ filter: string; permissions: string[] }[]>({
    url: "/projects/local/datasets/production/acl",
  });
  expect(grants.filter(({ permissions }) => permissions.includes("update"))).toMatchObject([
    { filter: '_id in path("drafts.**") || _id in path("versions.**")' },
  ]);
  await client.delete("drafts.proposal");
});

test("comments are apart from the content, everybody's, told to who listens, and kept", async () => {
  const [ane, leire] = [await clientOf("ane", "production-comments"), await clientOf("leire", "production-comments")];
  const listening = await readWebSocket(`${lake.url}/v1/data/listen/production-comments?query=*&includeResult=true`);
  await listening.next();
  const document = { _type: "crossDatasetReference", _dataset: "production", _projectId: "local", _ref: "page" };
  await leire.create({ _id: "question", _type: "comment", authorId: "leire", target: { document } });
  expect((await listening.next()).data).toMatchObject({ transition: "appear", result: { authorId: "leire" } });
  listening.close();
  await ane.patch("question").set({ status: "resolved" }).commit();
  await lake.restart();
  const of = "*[_type == 'comment' && target.document._ref == 'page'].status";
  expect(await (await clientOf("ane", "production-comments")).fetch(of)).toEqual(["resolved"]);
  expect(await (await clientOf("ane")).fetch(of)).toEqual([]);
});

test("who has not signed in is the first user; who has signed out is nobody until the next login", async () => {
  expect(await (await me({})).json()).toMatchObject({ id: "marketing" });
  const cookie = `sanitySession=${await sessionOf("marcos")}`;
  expect(await (await me({ cookie })).json()).toMatchObject({ id: "marcos", role: "administrator" });
  const [out = ""] = (await fetch(`${lake.url}/v1/auth/logout`, { method: "POST" })).headers.getSetCookie();
  expect((await me({ cookie: out.split(";")[0] ?? "" })).status).toBe(401);
});

test("settings of the Studio are each user's own", async () => {
  const address = `${lake.url}/v1/users/me/keyvalue`;
  const cookie = `sanitySession=${await sessionOf("ane")}`;
  const headers = { "Content-Type": "application/json", cookie };
  await fetch(address, { method: "PUT", headers, body: JSON.stringify([{ key: "zone", value: "Europe/Madrid" }]) });
  expect(await (await fetch(`${address}/zone`, { headers })).json()).toEqual([{ key: "zone", value: "Europe/Madrid" }]);
  expect(await (await fetch(`${address}/zone`)).json()).toEqual([]);
});

test.each([
  ["somebody else", "nobody", undefined, 404],
  ["a Studio of another origin", "ane", "https://elsewhere.example", 403],
])("refuses the login of %s", async (_name, user, origin, status) => {
  expect((await login(user, origin)).status).toBe(status);
});
