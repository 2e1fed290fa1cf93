import { expect } from "vitest";
import { BROWSER } from "#tests/support/http-visitor.ts";
import { test } from "#tests/support/pages-test.ts";

test("what pages measure is added to the metrics by kind of page, and nonsense is not", async ({ site, pages }) => {
  const send = async (text: string, headers: Record<string, string> = {}) => {
    const sent = { ...BROWSER, Origin: pages.url, ...headers };
    return (await fetch(`${pages.url}/vitals`, { method: "POST", body: text, headers: sent })).status;
  };
  const vitals = { page: "/eu/alarmas-para-casa/pisos", screen: "small", LCP: 1_200.5, INP: 80, TTFB: 20, CLS: 0.02 };
  expect(await send(JSON.stringify(vitals))).toBe(204);
  const nonsense = [{ ...vitals, LCP: -1 }, { ...vitals, screen: "1280x800" }, { ...vitals, page: "x" }, "text", 7];
  for (const text of [...nonsense.map((value) => JSON.stringify(value)), "{"]) expect(await send(text)).toBe(204);
  expect(await send(JSON.stringify(vitals), { Origin: "https://evil.example" })).toBe(403);
  expect(await send(JSON.stringify({ ...vitals, page: "/made-up/ane", screen: "large" }))).toBe(204);
  const lines = (await site.services.metrics.read(site.services.store, site.log)).split("\n");
  expect(lines).toContain('shop_vital_seconds_sum{vital="LCP",page="kits",screen="small"} 1.2005');
  expect(lines).toContain('shop_vital_seconds_count{vital="INP",page="kits",screen="small"} 1');
  expect(lines).toContain('shop_vital_layout_shift_bucket{le="0.05",page="kits",screen="small"} 1');
  expect(lines).toContain('shop_vital_seconds_count{vital="TTFB",page="other",screen="large"} 1');
  expect(lines.join("\n")).not.toMatch(/ane|pisos/);
});
