import { describe, expect, vi } from "vitest";
import { lakeClient } from "#tests/support/lake-client.ts";
import { test } from "#tests/support/page-cache-test.ts";
import { type Site, SOON } from "#tests/support/site.ts";

/** Takes a document off the site, as 'Despublicar' does, and publishes it again. */
async function unpublished(site: Site, id: string, during: () => Promise<void>) {
  const lake = lakeClient(site.sandbox.url);
  const document = await lake.getDocument(id);
  if (!document) throw new Error(`There is no ${id}`);
  await lake.delete(id);
  try {
    await during();
  } finally {
    await lake.createOrReplace(document);
  }
}

describe("a link to what is not published", () => {
  test.for([
    ["page-contacto", "/contacto", "/apn"],
    ["page-contacto", "/contacto", "/eu/apn"],
    ["kit-local", "/alarmas-para-negocios/local", "/apn"],
    ["page-precio-alarma", "/precio-alarma", "/contacto"],
    // A button of a section leads there too.
    [
      "page-conoce-nuestra-alarma-servicio-tecnico-alarmas",
      "/conoce-nuestra-alarma/servicio-tecnico-alarmas",
      "/alarmas-para-negocios",
    ],
  ] as const)(
    "%s is left out of menus, footer and buttons at once, and comes back",
    async ([id, path, page], { site, open }) => {
      const href = `href="${page.startsWith("/eu") ? "/eu" : ""}${path}"`;
      const shown = async () => (await (await open(page)).text()).includes(href);
      expect(await shown()).toBe(true);
      await unpublished(site, id, async () => {
        await vi.waitFor(async () => expect(await shown()).toBe(false), SOON);
      });
      await vi.waitFor(async () => expect(await shown()).toBe(true), SOON);
    },
  );
});
