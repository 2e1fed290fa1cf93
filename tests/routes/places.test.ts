import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loader as find } from "#app/routes/street.ts";
import { loader as search } from "#app/routes/streets.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite({ PLACES_API_KEY: "a-key-of-ours" });
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const request = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost:3000${path}`, { headers });

const searchFor = async (text: string, headers?: Record<string, string>) =>
  await search({
    request: request(`/calles?${new URLSearchParams({ q: text })}`, headers),
    params: {},
    context: site.context,
  });

const findAt = async (id: string) =>
  await find({ request: request(`/calles/${id}`), params: { id }, context: site.context });

/** What the maps service was asked. */
async function asked(): Promise<{ path: string; body: Record<string, string> }[]> {
  return await (await fetch(`${site.sandbox.url}/received?service=places`)).json();
}

describe("the street search", () => {
  test("asks the maps service for Spain alone, with our key, and hands on what it may be", async () => {
    const response = await searchFor("Calle  SOMERA bilbao 28");
    expect(await response.json()).toEqual({
      suggestions: [{ id: "48005-calle-somera:28", text: "Calle Somera, 28, Bilbao, España" }],
    });
    expect(response.headers.get("Cache-Control")).toBe("private, max-age=300");
    expect(await asked()).toMatchObject([
      {
        path: "/autocomplete/json",
        body: {
          input: "calle somera bilbao 28",
          components: "country:es",
          types: "address",
          language: "es",
          key: "a-key-of-ours",
        },
      },
    ]);
  });

  test("asks the same once", async () => {
    await Promise.all([searchFor("calle somera"), searchFor("Calle Somera"), searchFor(" calle  somera ")]);
    expect(await asked()).toHaveLength(1);
  });

  test.each(["", "gr", " g ", "x".repeat(101)])("asks nothing for %j", async (text) => {
    expect(await (await searchFor(text)).json()).toEqual({ suggestions: [] });
    expect(await asked()).toEqual([]);
  });

  test("is there for our own pages alone", async () => {
    const response = await searchFor("calle de alcalá", { "Sec-Fetch-Site": "cross-site" });
    expect(response.status).toBe(403);
    expect((await searchFor("calle de alcalá", { "Sec-Fetch-Site": "same-origin" })).status).toBe(200);
  });

  test("gives an address in the fields of the form", async () => {
    expect(await (await findAt("20400-askatasun-etorbidea:3")).json()).toEqual({
      type: "Avenida",
      street: "Askatasun",
      number: "3",
      city: "Tolosa",
      province: "Gipuzkoa",
      postalCode: "20400",
    });
  });

  test.each([
    ["an error", { service: "places", path: "/autocomplete/json", status: 500 }],
    ["an answer that takes too long", { service: "places", path: "/autocomplete/json", delayMs: 6000 }],
  ])("%s of the service is logged once, without what was typed", async (name, rule) => {
    await site.fail(rule);
    const response = await searchFor(`calle de ${name}`);
    expect([response.status, await response.json()]).toEqual([502, {}]);
    expect(site.log.lines).toHaveLength(1);
    expect(inspect(site.log.lines, { depth: 9 })).not.toMatch(/calle de|a-key-of-ours/);
  });

  test("an address that is not known is a failure like any other", async () => {
    expect((await findAt("none")).status).toBe(502);
    expect(site.log.lines).toMatchObject([{ level: "warn" }]);
  });
});
