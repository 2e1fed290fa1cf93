import { expect } from "vitest";
import { todayInSpain } from "#app/i18n/today.ts";
import { BROWSER } from "#tests/support/http-visitor.ts";
import { lakeClient, previewPath } from "#tests/support/lake-client.ts";
import { test as pagesTest } from "#tests/support/pages-test.ts";

const test = pagesTest.extend("env", { scope: "file" }, () => ({ SANDBOX_LAKE: "open" }));

test("GET /counts answers a Studio's secret from any origin, and nobody else", async ({ site, pages }) => {
  for (const shown of ["/promociones?utm_id=-1", "/?utm_id=radio"]) {
    const headers = { ...BROWSER, "Sec-Fetch-Site": "same-origin" };
    await fetch(`${pages.url}/visit`, { method: "POST", body: shown, headers });
  }
  const opened = new URL(await previewPath(lakeClient(site.sandbox.url)), pages.url);
  const secret = opened.searchParams.get("sanity-preview-secret") ?? "";
  const ask = (query: string, bearer?: string, method = "GET") =>
    fetch(`${pages.url}/counts${query}`, {
      method,
      headers: bearer ? { Authorization: `Bearer ${bearer}`, Origin: "https://studio.example" } : {},
    });
  const preflight = await ask("", undefined, "OPTIONS");
  expect([preflight.status, preflight.headers.get("Access-Control-Allow-Headers")]).toEqual([204, "authorization"]);
  const json = await ask("?by=page,campaign", secret);
  expect(json.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(await json.json()).toMatchObject({
    to: todayInSpain(),
    counts: [
      { event: "visit", page: "/", campaign: "radio", count: 1 },
      { event: "visit", page: "/promociones", campaign: "-1", count: 1 },
    ],
  });
  const csv = await ask("?by=campaign&format=csv&page=/promociones", secret);
  expect(csv.headers.get("Content-Type")).toContain("text/csv");
  expect(await csv.text()).toBe("campaign;event;count\r\n'-1;visit;1\r\n");
  const other = await ask("", "another-secret-that-it-made");
  expect([other.status, other.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
  const names = ["from", "to", "by", "format", "page", "kit", "client_status", "language", "campaign", "variant"];
  for (const query of ["from=yesterday", ...names.flatMap((name) => [`${name}=%00`, `${name}=a%00b`])]) {
    expect([query, (await ask(`?${query}`, secret)).status]).toEqual([query, 400]);
  }
  // What cannot be decoded stays as it is, and is the value of no count.
  expect(await (await ask("?campaign=%ED%A0%80", secret)).json()).toMatchObject({ counts: [] });
  const open = await ask("");
  expect([open.status, open.headers.get("Access-Control-Allow-Origin")]).toEqual([200, null]);
});
