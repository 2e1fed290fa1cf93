import { inspect } from "node:util";
import { describe, expect } from "vitest";
import { action as pickedStreet } from "#app/routes/resources/picked-street.ts";
import { loader, action as streets } from "#app/routes/resources/streets.ts";
import type { Site } from "#tests/support/site.ts";
import { test as siteTest } from "#tests/support/site-test.ts";

const test = siteTest.extend("env", { scope: "file" }, () => ({ PLACES_API_KEY: "maps-key" }));

const actionArgs = (site: Site, path: string, fields: Record<string, string>) => ({
  request: new Request(`http://localhost:3000${path}`, { method: "POST", body: new URLSearchParams(fields) }),
  params: {},
  context: site.context,
});

const search = async (site: Site, text: string, place: Record<string, string> = {}) =>
  await streets(actionArgs(site, "/calles", { text, ...place }));
const pick = async (site: Site, id: string) => await pickedStreet(actionArgs(site, "/calles/elegida", { id }));

const received = (site: Site) => site.receivedBy("places");

describe("the street search", () => {
  test("searches in Spain only, with the API key, and returns the suggestions", async ({ site }) => {
    const response = await search(site, "Calle  SOMERA bilbao 28");
    expect(await response.json()).toEqual({
      suggestions: [{ id: "48005-calle-somera:28", text: "Calle Somera, 28, Bilbao, España" }],
    });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await received(site)).toMatchObject([
      {
        path: "/autocomplete/json",
        body: {
          input: "calle somera bilbao 28",
          components: "country:es",
          types: "address",
          language: "es",
          key: "maps-key",
        },
      },
    ]);
  });

  test.for([
    [{ postalCode: "48 005" }, "calle mayor, 48005"],
    [{ postalCode: "48003", city: "Bilbao" }, "calle mayor, 48003"],
    [{ postalCode: "4800", city: " Bilbao " }, "calle mayor, bilbao"],
    [{ postalCode: "00000", city: "" }, "calle mayor"],
    [{ city: "x".repeat(61) }, `calle mayor, ${"x".repeat(60)}`],
  ] as const)("searches near %j", async ([place, input], { site }) => {
    expect((await search(site, "Calle Mayor", { ...place })).status).toBe(200);
    expect(await received(site)).toMatchObject([{ body: { input } }]);
  });

  test("finds a street with its number in the typed postal code only", async ({ site }) => {
    const found = async (place: Record<string, string>) => await (await search(site, "somera 12", place)).json();
    expect(await found({ postalCode: "48005" })).toEqual({
      suggestions: [{ id: "48005-calle-somera:12", text: "Calle Somera, 12, Bilbao, España" }],
    });
    expect(await found({ postalCode: "28001" })).toEqual({ suggestions: [] });
  });

  test.for(["", "gr", " g ", "x".repeat(101)])("sends nothing for %j", async (text, { site }) => {
    expect(await (await search(site, text)).json()).toEqual({ suggestions: [] });
    expect(await received(site)).toEqual([]);
  });

  test("only accepts POST", () => {
    expect(loader().status).toBe(405);
  });

  test("returns an address as fields of the form", async ({ site }) => {
    expect(await (await pick(site, "20400-askatasun-etorbidea:3")).json()).toEqual({
      type: "Avenida",
      street: "Askatasun",
      number: "3",
      city: "Tolosa",
      province: "Gipuzkoa",
      postalCode: "20400",
    });
  });

  test.for([
    ["an error", { service: "places", path: "/autocomplete/json", status: 500 }],
    ["an answer that takes too long", { service: "places", path: "/autocomplete/json", delayMs: 6000 }],
  ] as const)("%s of the service is logged once, without the typed text", async ([name, rule], { site }) => {
    await site.fail(rule);
    const response = await search(site, `calle de ${name}`);
    expect([response.status, await response.json()]).toEqual([502, {}]);
    expect(site.log.lines).toHaveLength(1);
    expect(inspect(site.log.lines, { depth: 9 })).not.toMatch(/calle de|maps-key/);
  });

  test.for(["", "x".repeat(513)])("the id %.10j answers 400", async (id, { site }) => {
    expect((await pick(site, id)).status).toBe(400);
    expect(await received(site)).toEqual([]);
  });

  test("an id that the service does not know answers 404, and is no failure of the service", async ({ site }) => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await pick(site, `none${attempt}`)).status).toBe(404);
    expect(site.log.lines).toEqual([]);
    expect((await pick(site, "20400-askatasun-etorbidea:3")).status).toBe(200);
  });
});
