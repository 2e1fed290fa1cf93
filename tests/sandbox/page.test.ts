import { describe, expect } from "vitest";
import { SAMPLE_CIFS, SAMPLE_DNIS, SAMPLE_IBANS, SAMPLE_NIES } from "#sandbox/backends/alarms/test-data.ts";
import { isCif, isDni, isIban, isNie } from "#sandbox/backends/alarms/validators.ts";
import { send } from "./alarms-requests.ts";
import { test } from "./sandbox-test.ts";
import type { TestSandbox } from "./start-test-sandbox.ts";

const page = async (sandbox: TestSandbox) => (await fetch(sandbox.url)).text();

describe("the page", () => {
  test("shows that no request has arrived, and links to the site", async ({ sandbox }) => {
    const text = await page(sandbox);
    expect(text).toContain("Todavía no ha llegado nada");
    expect(text).toContain('href="http://localhost:3000"');
  });

  test("groups the received requests, newest first", async ({ sandbox, api }) => {
    await api.order(await api.newAddress(), {}, "key-on-page");
    await api.customer({ name: "La última" });
    const text = await page(sandbox);
    expect([...text.matchAll(/<section class="group" id="(\w+)">/g)].map(([, id]) => id)).toEqual([
      "pedidos",
      "clientes",
      "direcciones",
    ]);
    expect(text).toContain("key-on-page");
    expect(text.indexOf("La última")).toBeLessThan(text.lastIndexOf("Ane Etxeberria"));
  });

  test("escapes the values of requests", async ({ sandbox, api }) => {
    await api.customer({ name: "<script>alert(1)</script>" });
    const response = await fetch(sandbox.url);
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    const text = await response.text();
    expect(text).toContain("&lt;script&gt;alert(1)");
    expect(text).not.toContain("<script>alert");
  });

  test("shows the active failure rules", async ({ sandbox }) => {
    await send(`${sandbox.url}/failures`, "PUT", { service: "places", status: 500 });
    expect(await page(sandbox)).toContain("Activos ahora");
  });

  test("has its style and script", async ({ sandbox }) => {
    for (const [file, type] of [
      ["page.css", "text/css"],
      ["live.js", "javascript"],
    ] as const) {
      const response = await fetch(`${sandbox.url}/page/${file}`);
      expect(response.headers.get("content-type")).toContain(type);
    }
  });
});

describe("the page's samples", () => {
  test.each([
    ["DNI", SAMPLE_DNIS, isDni],
    ["NIE", SAMPLE_NIES, isNie],
    ["CIF", SAMPLE_CIFS, isCif],
    ["IBAN", SAMPLE_IBANS, isIban],
  ])("are valid: %s", (_name, samples, isValid) => {
    expect(samples.filter((sample) => !isValid(sample))).toEqual([]);
  });
});
