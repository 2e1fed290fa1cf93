import { describe, expect } from "vitest";
import { loader as feedback } from "#app/routes/feedback.tsx";
import { lakeClient, previewPath } from "#tests/support/lake-client.ts";
import { test as serverTest } from "#tests/support/server-test.ts";
import type { Site } from "#tests/support/site.ts";
import type { Visitor } from "#tests/support/visitor.ts";

const test = serverTest
  .extend("env", { scope: "file" }, () => ({ TRUSTED_PROXIES: "1" }))
  /** Sends a secret to each door that takes one. Returns the answers. */
  .extend("ask", ({ server }) => async (secret: string, address = "192.0.2.1") => {
    const headers = { "X-Forwarded-For": address };
    const search = new URLSearchParams({ "sanity-preview-secret": secret });
    return await Promise.all([
      fetch(`${server.url}/counts`, { headers: { ...headers, Authorization: `Bearer ${secret}` } }),
      fetch(`${server.url}/preview/enable?${search}`, { headers, redirect: "manual" }),
    ]);
  });

const WRONG = "a-secret-that-nobody-has-made";
const statuses = (answers: Response[]) => answers.map(({ status }) => status);
/** From now on a request that asks the lake fails. */
const loseLake = (site: Site) => site.fail({ service: "lake", status: 503 });

describe("a secret of the Studio (docs/rules.md#request-limits)", () => {
  test.for(["made-up", "a b c d e f g h i j k l m n", "x".repeat(5_000)])(
    "of another form is refused without a query: '%.20s'",
    async (secret, { site, ask }) => {
      await loseLake(site);
      expect(statuses(await ask(secret))).toEqual([401, 401]);
    },
  );

  test("that was wrong is refused without another query", async ({ site, ask }) => {
    expect(statuses(await ask(WRONG))).toEqual([401, 401]);
    await loseLake(site);
    expect(statuses(await ask(WRONG))).toEqual([401, 401]);
  });

  test("above the limit of wrong ones is refused without a query, from that address", async ({ site, ask }) => {
    for (let number = 0; number < 15; number++) await ask(`${WRONG}-${number}`, "192.0.2.2");
    const valid = new URL(await previewPath(lakeClient(site.sandbox.url)), "http://localhost");
    const secret = valid.searchParams.get("sanity-preview-secret") ?? "";
    const refused = await ask(secret, "192.0.2.2");
    expect(statuses(refused)).toEqual([429, 429]);
    for (const { headers } of refused) {
      expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
    // A right one does not count, however often it is used.
    for (let times = 0; times < 20; times++) expect(statuses(await ask(secret, "192.0.2.3"))).toEqual([200, 307]);
  });
});

test("a made-up subject of a vote costs no query of its own", async ({ site, visitor }) => {
  const open = async (asked: Visitor, about: string) =>
    (await asked.get(feedback, `/valoracion?sobre=${about}`)).status;
  expect(await open(visitor, "ayuda-respuesta:sin-luz")).toBe(200);
  await loseLake(site);
  for (const about of ["inventada-1:x", "inventada-2:x", "nada", "ayuda-respuesta:../x"]) {
    expect(await open(visitor, about)).toBe(404);
  }
});
