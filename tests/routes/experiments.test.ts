import { describe, expect, vi } from "vitest";
import { createApp } from "#server/app.ts";
import { createExperiments } from "#server/experiments/visitor-variants.ts";
import { BROWSER } from "#tests/support/http-visitor.ts";
import { previewPath } from "#tests/support/lake-client.ts";
import { metric, renders } from "#tests/support/page-cache-test.ts";
import { serve } from "#tests/support/serve.ts";
import { SOON } from "#tests/support/site.ts";
import { cookiesOf, experiment, PAGE, publishExperiment, test, untilDrawn, variantIn } from "./experiment-page.ts";

const ROBOT = { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };

describe("a visitor of a page with an experiment", () => {
  test("draws a variant once, and keeps it by a cookie of the ids alone", async ({ site, open }) => {
    const seen = new Set<string | undefined>();
    const before = await renders(site);
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const first = await open(PAGE, BROWSER);
      const variant = variantIn(await first.text());
      const [cookie, ...others] = cookiesOf(first);
      expect(others).toEqual([]);
      expect(cookie).toMatchObject({ name: "experiments", value: `titular:${variant}!`, path: "/", sameSite: "lax" });
      // The experiment ends in ten days, of which the last is whole.
      expect(cookie?.maxAge).toBe(11 * 24 * 60 * 60);
      expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
      const returning = { ...BROWSER, Cookie: `a=b; experiments=titular:${variant}` };
      for (const path of [PAGE, `/eu${PAGE}`, `${PAGE}.data`, `${PAGE}?utm_id=${visitor}`]) {
        const again = await open(path, returning);
        expect(cookiesOf(again)).toEqual([]);
        expect(again.headers.get("Cache-Control")).toBe("private, no-cache");
        expect(again.headers.get("Vary")).toContain("Cookie");
        expect(variantIn(await again.text())).toBe(variant);
      }
      seen.add(variant);
    }
    expect(seen).toEqual(new Set(["control", "b"]));
    // Two variants of three pages: the page, in Basque, and its data.
    expect((await renders(site)) - before).toBeLessThanOrEqual(6);
  });

  test("with invented variants draws his own, and adds no page to the memory", async ({ site, open }) => {
    for (const variant of ["control", "b"]) {
      await (await open(PAGE, { ...BROWSER, Cookie: `experiments=titular:${variant}` })).text();
    }
    const before = [await renders(site), await metric(site, "shop_page_cache_pages")];
    const hostile = ["titular:c", "other:b", "titular:B", "x", "titular:b:c", "%00", `titular:${"b".repeat(3_000)}`];
    for (const value of [...hostile, ...hostile.map((each, index) => `${each}|e${index}:b`)]) {
      const response = await open(PAGE, { ...BROWSER, Cookie: `experiments=${value}` });
      const variant = variantIn(await response.text());
      expect(cookiesOf(response)).toEqual([expect.objectContaining({ value: `titular:${variant}!` })]);
    }
    // Entries beside the real one do not count either.
    const own = await open(PAGE, { ...BROWSER, Cookie: "experiments=titular:b!|made-up:b|titular:c" });
    expect([variantIn(await own.text()), cookiesOf(own)]).toEqual(["b", []]);
    expect([await renders(site), await metric(site, "shop_page_cache_pages")]).toEqual(before);
  });

  test("draws one also with a cookie that resembles that of a preview", async ({ open }) => {
    const response = await open(PAGE, { ...BROWSER, Cookie: "my-preview=1" });
    expect(cookiesOf(response).map(({ name }) => name)).toEqual(["experiments"]);
  });

  test("gets the cookie beside that of a client status", async ({ open }) => {
    const response = await open(`${PAGE}?client=false`, BROWSER);
    expect(cookiesOf(response).map(({ name }) => name)).toEqual(["client_status", "experiments"]);
  });

  test("who is a robot sees the first variant, and gets no cookie", async ({ open }) => {
    for (let visit = 0; visit < 10; visit += 1) {
      const response = await open(PAGE, ROBOT);
      expect(variantIn(await response.text())).toBe("control");
      expect(cookiesOf(response)).toEqual([]);
      expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    }
  });
});

test("a page without an experiment sets no cookie, and is the same for all variants", async ({ site, open }) => {
  const first = await open("/contacto", BROWSER);
  const html = await first.text();
  expect([cookiesOf(first), first.headers.get("Cache-Control")]).toEqual([[], "public, max-age=0, must-revalidate"]);
  const before = await renders(site);
  for (const variant of ["control", "b", "c"]) {
    const other = await open("/contacto", { ...BROWSER, Cookie: `experiments=titular:${variant}` });
    expect(await other.text()).toBe(html);
  }
  expect(await renders(site)).toBe(before);
});

test("a preview shows the variant in its URL, on any day, and draws none", async ({ site, lake, open }) => {
  await lake.createOrReplace({ ...experiment("titular", [5, 10]), _id: "drafts.experiment-titular" });
  const enabled = await open(await previewPath(lake, PAGE), BROWSER);
  const cookie = enabled.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  for (const [search, variant] of [
    ["", "control"],
    ["?variante=titular:b", "b"],
    ["?variante=titular:made-up", "control"],
  ]) {
    const response = await open(PAGE + search, { ...BROWSER, Cookie: `${cookie}; experiments=titular:b` });
    expect([variantIn(await response.text()), cookiesOf(response)]).toEqual([variant, []]);
  }
  // Visitors cannot choose one so.
  const response = await open(`${PAGE}?variante=titular:b`, { ...BROWSER, Cookie: "experiments=titular:control" });
  expect(variantIn(await response.text())).toBe("control");
  await lake.delete("drafts.experiment-titular");
  expect(site.log.lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("where no page is stored, the server draws all the same", async ({ site: { settings, services, log } }) => {
  const echo = await serve(
    createApp(settings, services, ({ headers }, response) => void response.send(headers.cookie), log),
  );
  const ask = (path: string, headers = {}) => fetch(echo.url + path, { headers });
  const first = await ask(`/eu${PAGE}.data`, BROWSER);
  expect(cookiesOf(first)).toEqual([
    expect.objectContaining({ value: `${(await first.text()).replace("experiments=", "")}!` }),
  ]);
  for (const [headers, sent] of [
    [
      { ...BROWSER, Cookie: "a=b; experiments=titular:b!|x:y" },
      "experiments=titular:b; a=b; experiments=titular:b!|x:y",
    ],
    [ROBOT, "experiments=titular:control"],
  ] as const) {
    const response = await ask(PAGE, headers);
    expect([await response.text(), cookiesOf(response)]).toEqual([sent, []]);
  }
  await echo.close();
});

test("over HTTPS the cookie belongs to this host alone", async ({ site }) => {
  const experiments = createExperiments(site.services.content, true);
  await vi.waitFor(() => {
    const drawn = experiments.of(PAGE, { "user-agent": BROWSER["User-Agent"] });
    expect(drawn?.setCookie).toMatch(/^__Host-experiments=titular:\w+!; Max-Age=\d+; Path=\/; Secure; SameSite=Lax$/);
  }, SOON);
});

// These change the experiment.
test("an experiment whose end is no date, written by a script, has a cookie of 90 days", async ({ lake, pages }) => {
  await lake.patch("experiment-titular").set({ to: "2099-12-32" }).commit();
  await vi.waitFor(async () => {
    const [cookie] = cookiesOf(await fetch(pages.url + PAGE, { headers: BROWSER }));
    expect(cookie?.maxAge).toBe(90 * 86_400);
  }, SOON);
  await publishExperiment(lake);
});

test("an experiment starts and ends by its days", async ({ lake, open }) => {
  const mine = { ...BROWSER, Cookie: "experiments=titular:b!" };
  for (const [days, shown] of [
    [[1, 10], "control"],
    [[0, 0], "b"],
    [[-10, -1], "control"],
  ] as const) {
    await lake.createOrReplace(experiment("titular", [...days]));
    await vi.waitFor(async () => {
      expect(variantIn(await (await open(PAGE, mine)).text())).toBe(shown);
      expect(cookiesOf(await open(PAGE, BROWSER))).toHaveLength(shown === "b" ? 1 : 0);
    }, SOON);
  }
  expect((await open(PAGE, mine)).headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
});

test("an experiment whose section is hidden, or not there today, draws nothing", async ({ lake, pages, open }) => {
  for (const visibility of [
    { isHidden: true },
    { from: "2099-01-01" },
    { to: "2026-01-01" },
    { isHidden: true, to: "2099-01-01" },
  ]) {
    await publishExperiment(lake);
    await untilDrawn(pages.url, PAGE);
    await lake.patch("page-prueba").set({ "sections[0].visibility": visibility }).commit();
    await vi.waitFor(async () => expect(cookiesOf(await open(PAGE, BROWSER))).toEqual([]), SOON);
  }
});

test("while Sanity is down a visitor keeps his variant", async ({ site, lake, pages, open }) => {
  await publishExperiment(lake);
  await untilDrawn(pages.url, PAGE);
  const show = async (variant: string) =>
    variantIn(await (await open(PAGE, { ...BROWSER, Cookie: `experiments=titular:${variant}` })).text());
  await vi.waitFor(async () => expect(await show("b")).toBe("b"), SOON);
  await site.fail({ service: "lake", path: "/v2025-11-01/data/query/production", status: 503 });
  site.services.content.clearCache();
  const before = await renders(site);
  expect([await show("b"), await show("control")]).toEqual(["b", "control"]);
  expect(await renders(site)).toBe(before + 2);
});
