import { expect, vi } from "vitest";
import { createContent } from "#app/sanity/content.server.ts";
import { startTestSandbox } from "#tests/sandbox/sandbox-test.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { renders } from "#tests/support/page-cache-test.ts";
import { servePages } from "#tests/support/pages.ts";
import { freePort } from "#tests/support/processes.ts";
import { PATHS_BY_LAYOUT } from "#tests/support/public-paths.ts";
import { type Site, SOON } from "#tests/support/site.ts";
import { test as siteTest } from "#tests/support/site-test.ts";

const WARM_COPIES = "Copies of all published pages are up to date";

/** A page of each kind. */
const KINDS = [
  "/",
  "/alarmas-para-casa/pisos",
  "/eu/alarmas-para-casa/segunda-residencia",
  "/accesorios-alarma",
  "/accesorios-alarma/sirena-alarma",
  "/ayuda",
  "/promociones",
  "/te-llamamos",
  "/calcula-tu-alarma",
  "/privacidad",
  "/sitemap.xml",
];

/** How long a visitor waits at most, in milliseconds: half a second, and what a busy machine adds. */
const MAX_WAIT_MS = 2_000;

/** A site whose copies were read ahead. No visitor has opened a page. */
const test = siteTest.extend("copies", { scope: "file", auto: true }, async ({ site }) => {
  const pages = await servePages(site, { areCopiesWarm: true });
  await vi.waitFor(() => expect(site.log.lines.map(({ message }) => message)).toContain(WARM_COPIES), SOON);
  await pages.close();
  return `${site.folder}/content`;
});

/** Another instance on the same copies, which has just started. */
async function startInstance(site: Site, apiHost?: string) {
  const outages: unknown[] = [];
  const settings = { ...site.settings.content, ...(apiHost && { apiHost }) };
  const content = createContent(settings, `${site.folder}/content`, {
    onOutage: (error) => outages.push(error),
    onOutageEnd: () => {},
    onInvalidValue: () => {},
    onCopiesFailed: (error) => site.log.error({ err: error }, "The copies failed"),
    onLive: () => {},
  });
  const pages = await servePages({ settings: site.settings, services: { ...site.services, content }, log: site.log });
  const open = async (path: string) => {
    const start = performance.now();
    const { status } = await fetch(pages.url + path, { redirect: "manual" });
    return { path, status, ms: performance.now() - start };
  };
  const close = async () => {
    await pages.close();
    content.close();
  };
  return { open, close, outages, url: pages.url };
}

/** The pages that were not there, or not in time. */
const missed = (visits: { path: string; status: number; ms: number }[], maxMs = MAX_WAIT_MS) =>
  visits.filter(({ status, ms }) => status !== 200 || ms > maxMs);

test.for([
  ["hangs", { broken: "hang" }],
  ["is slow", { delayMs: 3_000 }],
  ["ends connections", { broken: "reset" }],
  ["is another server", { broken: "garbage" }],
  ["answers in another shape", { broken: "shape" }],
  ["answers with nothing", { broken: "empty" }],
  ["breaks off", { broken: "half" }],
  ["does not stop", { broken: "huge" }],
  ["refuses the token", { status: 401 }],
  ["has too many requests", { status: 429 }],
  ["fails", { status: 503 }],
] as const)("an instance that starts while Sanity %s has a page of each kind", async ([name, rule], { site }) => {
  await site.fail({ service: "lake", ...rule });
  const { open, close, outages } = await startInstance(site);
  const visits = [];
  for (const path of KINDS) visits.push(await open(path));
  await close();
  console.info(
    `      while Sanity ${name} a page took ${Math.max(...visits.map(({ ms }) => ms)).toFixed(0)} ms at most`,
  );
  // The sandbox makes the endless answers in the process of the test.
  expect(missed(visits, "broken" in rule && rule.broken === "huge" ? 2 * MAX_WAIT_MS : MAX_WAIT_MS)).toEqual([]);
  expect(outages).toHaveLength(1);
  expect(site.log.lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("while Sanity hangs 40 visitors at once wait no longer", async ({ site }) => {
  await site.fail({ service: "lake", broken: "hang" });
  const { open, close } = await startInstance(site);
  const visits = await Promise.all(Array.from({ length: 40 }, (_, index) => open(KINDS[index % KINDS.length] ?? "/")));
  await close();
  expect(missed(visits, 2 * MAX_WAIT_MS)).toEqual([]);
});

test("while Sanity is away every published page is there", async ({ site }) => {
  const { open, close } = await startInstance(site, `http://127.0.0.1:${await freePort()}`);
  const paths = Object.values(PATHS_BY_LAYOUT).flat();
  const visits = [];
  for (const path of paths) visits.push(await open(path));
  for (const path of KINDS.slice(0, 2)) visits.push(await open(`/eu${path}?client=false`.replace("/?", "?")));
  const checkout = await open("/checkout?kit=piso");
  const withdrawal = await open("/desistimiento");
  const unknown = await open("/no-existe");
  await close();
  expect(missed(visits)).toEqual([]);
  expect([checkout.status, withdrawal.status]).toEqual([200, 200]);
  expect(unknown.status).toBe(404);
});

test("a lake that lost its documents takes no page away", async ({ site }) => {
  const empty = await startTestSandbox();
  const { open, close, outages } = await startInstance(site, `${empty.url}/lake`);
  const visits = [];
  for (const path of KINDS) visits.push(await open(path));
  await close();
  await empty.close();
  expect(missed(visits)).toEqual([]);
  expect(outages).toHaveLength(1);
});

test("20 visitors of the home page are few queries while there are too many", async ({ site }) => {
  await site.fail({ service: "lake", path: "/v2025-11-01/data/query", status: 429 });
  const { open, close } = await startInstance(site);
  await Promise.all(Array.from({ length: 20 }, () => open("/")));
  for (let count = 0; count < 20; count += 1) await open("/");
  await close();
  expect((await site.receivedBy("lake")).length).toBeLessThanOrEqual(6);
});

test("a made-up address costs no render, and pushes no copy out", async ({ site }) => {
  const { open, close, url } = await startInstance(site);
  await vi.waitFor(async () => {
    const before = await renders(site);
    expect((await open(`/nada-${before}`)).status).toBe(404);
    expect((await open(`/nada/${before}`)).status).toBe(404);
    expect(await renders(site)).toBe(before);
  }, SOON);
  const before = await renders(site);
  for (let count = 0; count < 300; count += 1) await open(`/privacidad/${count}/nada`);
  expect(await renders(site)).toBe(before);

  const [one, other, file] = await Promise.all(
    ["/uno", "/otro", "/wp-login.php"].map(async (path) => {
      const answer = await fetch(url + path);
      return { status: answer.status, cacheControl: answer.headers.get("cache-control"), text: await answer.text() };
    }),
  );
  expect(one?.status).toBe(404);
  expect(one?.cacheControl).toBe("private, no-cache");
  expect(one?.text).not.toContain("/uno");
  expect(other).toEqual(one);
  expect(file).toEqual(one);

  await lakeClient(site.sandbox.url).create({
    _id: "redirect-nuevo",
    _type: "redirect",
    from: "/privacidad/1/nada",
    to: "/privacidad",
  });
  await vi.waitFor(async () => expect((await open("/privacidad/1/nada")).status).toBe(301), SOON);
  await lakeClient(site.sandbox.url).delete("redirect-nuevo");
  await close();
});

test("a made-up address costs no query, whatever names it", async ({ site }) => {
  const { open, close } = await startInstance(site);
  const openAll = async (name: string) => {
    await open(`/nada-${name}`);
    await open(`/live?page=/nada-${name}`);
    await open(`/valoracion?sobre=nada-${name}:ayuda`);
    for (const above of ["", "/ayuda", "/alarmas-para-casa"]) await open(`${above}/Nada-${name}.data`);
    await open(`/nada%20${name}.data`);
  };
  // Once the addresses are known, what all made-up ones show is read once.
  await vi.waitFor(async () => {
    const before = await renders(site);
    await openAll(`${before}`);
    expect(await renders(site)).toBe(before);
  }, SOON);
  // The lake names the queries that it fails.
  await site.fail({ service: "lake", path: "/v2025-11-01/data/query", status: 503 });
  const queries = async () => (await site.receivedBy("lake")).length;
  // The list itself may just have been due.
  await vi.waitFor(async () => {
    const before = await queries();
    for (let count = 0; count < 10; count += 1) await openAll(`${before}-${count}`);
    expect(await queries()).toBe(before);
  }, SOON);
  await close();
});
