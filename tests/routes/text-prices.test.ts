import { describe, expect, vi } from "vitest";
import { lakeClient } from "#tests/support/lake-client.ts";
import { test } from "#tests/support/page-cache-test.ts";
import { KITS } from "#tests/support/price-list.ts";
import { type Site, SOON } from "#tests/support/site.ts";

const PAGE = "/ayuda/precio-y-factura";

async function withPrice(site: Site, client: number, during: () => Promise<void>) {
  const set = (euros: number) =>
    lakeClient(site.sandbox.url).patch("kit-chalet").set({ "price.client": euros }).commit();
  await set(client);
  try {
    await during();
  } finally {
    await set(KITS.chalet.price.client);
  }
}

describe("a kit's price in a text", () => {
  test.for([[PAGE], [`/eu${PAGE}`]] as const)(
    "follows the kit on the stored page and in its data for search engines: %s",
    async ([path], { site, open }) => {
      expect(await (await open(path)).text()).toContain("44,90\u00a0€");
      await withPrice(site, 45.2, async () => {
        await vi.waitFor(async () => {
          const html = await (await open(path)).text();
          expect(html).not.toContain("44,90");
          expect(html.match(/45,20\u00a0€/g)?.length).toBeGreaterThan(1);
          expect(/"@type":"Answer".*?45,20/s.test(html)).toBe(true);
        }, SOON);
      });
    },
  );

  test("is told to the tabs that have the text open", async ({ site, open }) => {
    await (await open(PAGE)).text();
    const told = open(`/live?${new URLSearchParams({ page: PAGE, shown: "0" })}`).then((answer) => answer.text());
    await withPrice(site, 45.3, async () => expect(await told).toBe("changed"));
  });

  test("is found by the search of the help area", async ({ site, open }) => {
    await (await open("/ayuda?q=44,90")).text();
    await withPrice(site, 45.4, async () => {
      await vi.waitFor(async () => {
        const html = await (await open("/ayuda?q=45,40")).text();
        expect(html).toContain("precio-clientes");
        expect(html).toContain("45,40\u00a0€");
      }, SOON);
    });
  });
});
