import { expect, vi } from "vitest";
import { warnOfMissingSeller } from "#server/seller-identity.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { test } from "#tests/support/pages-test.ts";
import { SOON } from "#tests/support/site.ts";

const SELLER = {
  legalName: "Alarmas de Prueba, S.L.",
  taxNumber: "NIF B12345674",
  address: "Calle Mayor 1, Madrid",
  registry: "Registro Mercantil de Madrid, tomo 1",
};

test("the seller is in the footer and on legal pages; what is missing is logged", async ({ site, pages }) => {
  const warnings = () => site.log.lines.filter(({ message }) => message.includes("seller's identity"));
  await warnOfMissingSeller(site.services.content, site.log);
  expect(warnings()).toMatchObject([{ facts: { missing: [...Object.keys(SELLER), "email"] } }]);

  await lakeClient(site.sandbox.url).patch("settings").set({ seller: SELLER }).commit();
  const footerOf = async (path: string) => {
    const html = await (await fetch(pages.url + path)).text();
    return html.slice(html.indexOf("<footer")).replaceAll(/<[^>]+>/g, " ");
  };
  // A change arrives within seconds, also on a machine that does other work.
  await vi.waitFor(
    async () =>
      expect(await footerOf("/ayuda")).toContain(
        "Alarmas de Prueba, S.L. · NIF B12345674 · Calle Mayor 1, Madrid · Registro Mercantil de Madrid, tomo 1",
      ),
    SOON,
  );
  for (const path of ["/aviso-legal", "/privacidad", "/formulario-de-desistimiento"]) {
    const html = await (await fetch(pages.url + path)).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    for (const part of Object.values(SELLER)) expect(main, path).toContain(`>${part}</dd>`);
    expect(main, "what is missing has no row").not.toContain("Correo</dt>");
  }
  expect(await footerOf("/eu/ayuda")).toContain("Alarmas de Prueba, S.L. · NIF B12345674");
  await warnOfMissingSeller(site.services.content, site.log);
  expect(warnings().at(-1)).toMatchObject({ facts: { missing: ["email"] } });
});
