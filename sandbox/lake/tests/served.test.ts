import { writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { createClient } from "@sanity/client";
import { afterEach, expect, test } from "vitest";
import { type ServedLake, type ServeOptions, serveLake } from "../serve.ts";
import { readEventSource } from "../testing/event-readers.ts";
import { startTestLake } from "./start-test-lake.ts";

let lake: ServedLake;
afterEach(() => lake.close());

async function start(options?: ServeOptions) {
  lake = await serveLake(options);
  return (dataset = "production") =>
    createClient({
      ...{ projectId: "local", apiVersion: "2025-11-01", useProjectHostname: false, useCdn: false },
      ...{ apiHost: lake.url, dataset, maxRetries: 0 },
    });
}

test("without options a lake is in memory, and empty again after a reset", async () => {
  const client = (await start())();
  await client.create({ _id: "kit", _type: "kit" });
  await client.create({ _id: "page", _type: "page", kit: { _type: "reference", _ref: "kit" } });
  const events = await readEventSource(`${lake.url}/v2025-11-01/data/listen/production?query=*`);
  await events.next();
  await lake.reset();
  expect((await events.next()).data).toMatchObject({ transition: "disappear" });
  events.close();
  expect(await client.fetch("count(*)")).toBe(0);
  await client.create({ _id: "kit", _type: "kit" });
  expect(await client.fetch("*._id")).toEqual(["kit"]);
});

test("a reset brings the seed back", async () => {
  const folders = await startTestLake((seedDir) =>
    writeFile(join(seedDir, "production.ndjson"), '{"_id":"kit","_type":"kit","price":35}\n'),
  );
  const client = (await start({ seedFile: join(folders.seedDir, "production.ndjson") }))();
  await client.patch("kit").set({ price: 1 }).commit();
  await client.create({ _id: "drafts.kit", _type: "kit" });
  await lake.reset();
  expect(await client.fetch("*{_id, price}", {}, { perspective: "raw" })).toEqual([{ _id: "kit", price: 35 }]);
  await folders.close();
});

test("each of several datasets has its own documents, listeners and files", async () => {
  const client = await start({ datasets: ["production", "staging"] });
  const events = await readEventSource(`${lake.url}/v2025-11-01/data/listen/staging?query=*`);
  await events.next();
  await client().create({ _id: "a", _type: "kit" });
  await client("staging").create({ _id: "b", _type: "kit" });
  expect((await events.next()).data).toMatchObject({ documentId: "b" });
  events.close();
  expect([await client().fetch("*._id"), await client("staging").fetch("*._id")]).toEqual([["a"], ["b"]]);
  const { url } = await client("staging").assets.upload("file", Buffer.from("text"), { filename: "a.txt" });
  expect(await (await fetch(url)).text()).toBe("text");
  expect((await fetch(url.replace("/staging/", "/production/"))).status).toBe(404);
  await client("staging-comments").create({ _id: "c", _type: "comment" });
  expect([await client("production-comments").fetch("*"), await client("staging-comments").fetch("*._id")]).toEqual([
    [],
    ["c"],
  ]);
  expect((await client().datasets.list()).map(({ name }) => name)).toEqual(["production", "staging"]);
  await expect(client("other").fetch("*")).rejects.toMatchObject({ statusCode: 404 });
});

test("a client creates a dataset, and deletes it with all that is in it", async () => {
  const client = await start();
  await client().datasets.create("scratch", { aclMode: "public" });
  await client("scratch").create({ _id: "a", _type: "kit" });
  expect(await client("scratch").fetch("*._id")).toEqual(["a"]);
  expect((await client().datasets.list()).map(({ name }) => name)).toEqual(["production", "scratch"]);
  await expect(client().datasets.create("scratch")).rejects.toMatchObject({ statusCode: 409 });
  const events = await readEventSource(`${lake.url}/v2025-11-01/data/listen/scratch?query=*`);
  await events.next();
  await client().datasets.delete("scratch");
  await expect(client("scratch").fetch("*")).rejects.toMatchObject({ statusCode: 404 });
  await expect(client().datasets.delete("scratch")).rejects.toMatchObject({ statusCode: 404 });
  await expect(client().datasets.delete("production")).rejects.toMatchObject({ statusCode: 400 });
  events.close();
  const twice = await Promise.allSettled([client().datasets.create("scratch"), client().datasets.create("scratch")]);
  expect(twice.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await client("scratch").fetch("count(*)")).toBe(0);
});

test("a lake with a host name answers by it too, and by no other", async () => {
  await start({ host: "lake.internal" });
  const { port, hostname } = new URL(lake.url);
  expect(hostname).toBe("lake.internal");
  const statusBy = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const path = "/v1/data/query/production?query=1";
      request({ port, path, headers: { host } }, (response) => resolve(response.resume().statusCode))
        .once("error", reject)
        .end();
    });
  const hosts = [`lake.internal:${port}`, "lake.internal", `shop.localhost:${port}`, "other.internal"];
  expect(await Promise.all(hosts.map(statusBy))).toEqual([200, 200, 200, 403]);
});

test("each stream of a browser has a host name of its own, with a key that is valid once", async () => {
  await start();
  const { port } = new URL(lake.url);
  const answerOf = (host: string, path: string, headers: Record<string, string>, method = "GET") =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, path, method, headers: { host, ...headers } }, (response) => resolve(response.destroy()))
        .once("error", reject)
        .end();
    });
  const host = `local.localhost:${port}`;
  const path = "/v2025-11-01/data/listen/production?query=*";
  const origin = "http://localhost:3000";
  const redirect = await answerOf(host, path, { origin });
  expect([redirect.statusCode, redirect.headers["access-control-allow-origin"]]).toEqual([307, origin]);
  const own = new URL(redirect.headers.location ?? "");
  expect(own.host).not.toBe(host);
  const preflight = { origin: "null", "access-control-request-method": "GET" };
  const opened = [
    await answerOf(own.host, own.pathname + own.search, preflight, "OPTIONS"),
    await answerOf(own.host, own.pathname + own.search, { origin: "null" }),
    await answerOf(own.host, own.pathname + own.search, { origin: "null" }),
    await answerOf(own.host, path, { origin: "null" }),
  ];
  expect(opened.map(({ statusCode, headers }) => [statusCode, headers["access-control-allow-origin"]])).toEqual([
    [204, "null"],
    [200, "null"],
    // The page may not read it.
    [200, undefined],
    [200, undefined],
  ]);
  // A client that is no browser, and other requests, are not redirected.
  expect((await answerOf(host, path, {})).statusCode).toBe(200);
  expect((await answerOf(host, "/v2025-11-01/data/query/production?query=1", { origin })).statusCode).toBe(200);
});
