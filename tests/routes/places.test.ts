import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { action as find } from "#app/routes/resources/picked-street.ts";
import { action as search, loader as see } from "#app/routes/resources/streets.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite({ PLACES_API_KEY: "a-key-of-ours" });
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const ask = (path: string, question: Record<string, string>) => ({
  request: new Request(`http://localhost:3000${path}`, { method: "POST", body: new URLSearchParams(question) }),
  params: {},
  context: site.context,
});

const searchFor = async (text: string) => await search(ask("/calles", { text }));
const findAt = async (id: string) => await find(ask("/calles/elegida", { id }));

/** The requests to the maps service. */
async function asked(): Promise<{ path: string; body: Record<string, string> }[]> {
  return await (await fetch(`${site.sandbox.url}/received?service=places`)).json();
}

describe("the street search", () => {
  test("asks the maps service for Spain only, with our key, and returns its suggestions", async () => {
    const response = await searchFor("Calle  SOMERA bilbao 28");
    expect(await response.json()).toEqual({
      suggestions: [{ id: "48005-calle-somera:28", text: "Calle Somera, 28, Bilbao, España" }],
    });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
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

  test("sends the same question once", async () => {
    await Promise.all([searchFor("calle somera"), searchFor("Calle Somera"), searchFor(" calle  somera ")]);
    expect(await asked()).toHaveLength(1);
  });

  test.each(["", "gr", " g ", "x".repeat(101)])("asks nothing for %j", async (text) => {
    expect(await (await searchFor(text)).json()).toEqual({ suggestions: [] });
    expect(await asked()).toEqual([]);
  });

  test("only accepts POST", () => {
    expect(see().status).toBe(405);
  });

  test("returns an address as fields of the form", async () => {
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
  ])("%s of the service is logged once, without the typed text", async (name, rule) => {
    await site.fail(rule);
    const response = await searchFor(`calle de ${name}`);
    expect([response.status, await response.json()]).toEqual([502, {}]);
    expect(site.log.lines).toHaveLength(1);
    expect(inspect(site.log.lines, { depth: 9 })).not.toMatch(/calle de|a-key-of-ours/);
  });

  test.each(["", "x".repeat(513)])("the id %.10j answers 400", async (id) => {
    expect((await findAt(id)).status).toBe(400);
    expect(await asked()).toEqual([]);
  });

  test("an unknown id is handled as a failure", async () => {
    expect((await findAt("none")).status).toBe(502);
    expect(site.log.lines).toMatchObject([{ level: "warn" }]);
  });
});
