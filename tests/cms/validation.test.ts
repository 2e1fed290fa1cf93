import type { SanityDocument } from "@sanity/client";
import { expect } from "vitest";
import { lakeClient } from "#tests/support/lake-client.ts";
import { problemsOf, seeded } from "./document-problems.ts";
import { test } from "./seed-test.ts";

test("every document of the seed content can be published", async ({ sandbox }) => {
  const documents = await lakeClient(sandbox.url).fetch<SanityDocument[]>('*[!(_type match "sanity.*")]');
  expect(documents.length).toBeGreaterThan(100);
  const problems: string[] = [];
  // One after the other: in parallel, rules that query the lake wait for each other and time out.
  for (const document of documents) {
    problems.push(...(await problemsOf(sandbox, document)).map((problem) => `${document._id}: ${problem}`));
  }
  expect(problems.filter((problem) => problem.includes(": error "))).toEqual([]);
});

test("a draft with the id of a published kit is at fault, not that kit", async ({ sandbox }) => {
  const lake = lakeClient(sandbox.url);
  const kit = await seeded(sandbox, "kit-chalet");
  const copy = { ...kit, _id: "drafts.copia-del-chalet" };
  await lake.createOrReplace(copy);
  const messages = async (document: SanityDocument) =>
    (await problemsOf(sandbox, document)).filter((problem) => problem.startsWith("error productId"));
  expect(await messages(kit)).toEqual([]);
  expect(await messages(copy)).toEqual([
    expect.stringMatching(/^error productId: Ya hay un kit con este identificador.* Lo tiene «Kit Chalet»\.$/),
  ]);
  await lake.delete(copy._id);
});

test("a kit that was withdrawn comes back while a copy of it exists, with a warning that names the copy", async ({
  sandbox,
}) => {
  const lake = lakeClient(sandbox.url);
  const kit = await seeded(sandbox, "kit-local");
  await lake.delete(kit._id);
  const copy = { ...kit, _id: "drafts.copia", kitName: { _type: "localeString", es: "Kit Copia" } };
  await lake.createOrReplace(copy);
  const problems = await problemsOf(sandbox, { ...kit, _id: `drafts.${kit._id}` });
  expect(problems.filter((problem) => problem.startsWith("error "))).toEqual([]);
  expect(problems).toContainEqual(
    expect.stringMatching(/^warning productId: También lo tiene «Kit Copia», un borrador sin publicar/),
  );
  await lake.delete(copy._id);
  await lake.create(kit);
});

test.for<[string, string, object, RegExp]>([
  ["a kit without a price", "kit-piso", { price: undefined }, /^error price: Un kit sin precio/],
  [
    "clients pay more",
    "kit-piso",
    { price: { client: 50, notClient: 42 } },
    /^error price\.client: Los clientes pagarían/,
  ],
  ["three decimals", "kit-piso", { price: { client: 35.999, notClient: 42 } }, /^error price\.client: .*decimales/],
  [
    "no comma",
    "kit-piso",
    { price: { client: 3690, notClient: 4235 } },
    /^error price\.client: ¿Falta la coma\? 3690,00 €/,
  ],
  ["an unusual price", "kit-piso", { price: { client: 300, notClient: 400 } }, /^warning price\.client: /],
  ["a business kit with IVA", "kit-tienda", { ivaIncluded: true }, /^warning ivaIncluded: .*sin IVA/],
  ["a picture without an alternative text", "kit-piso", { image: { _type: "picture" } }, /^error image/],
  ["no commitment", "settings", { commitmentMonths: 0 }, /^error commitmentMonths: .*1 o más/],
  ["a house without a picture", "house-piso", { distributiveImage: undefined }, /^error distributiveImage: Sin imagen/],
  ["a house without devices", "house-piso", { places: [] }, /^error places: Pon al menos un dispositivo/],
  ["the id of another kit", "kit-piso", { productId: "chalet" }, /^error productId: Ya hay un kit/],
  [
    "a new id for a kit on sale",
    "kit-piso",
    { productId: "pisos" },
    /^error productId: Este kit ya se vende como «piso»/,
  ],
  ["what is no id", "kit-piso", { productId: "Kit Piso" }, /^error productId: Solo minúsculas/],
  ["another name of a kit", "kit-chalet", { productId: "unifamiliar" }, /^error productId: .* otro nombre de «chalet»/],
  [
    "a page at a reserved path",
    "page-privacidad",
    { path: { _type: "slug", current: "te-llamamos" } },
    /^error path: La web usa \/[a-z-]+ para otra cosa: esta página no se vería/,
  ],
  [
    "a page at the prefix of a language",
    "page-privacidad",
    { path: { _type: "slug", current: "eu/privacidad" } },
    /^error path: El euskera no necesita página propia/,
  ],
  [
    "another path of the home page",
    "page-portada",
    { path: { _type: "slug", current: "inicio" } },
    /^error path: La web busca esta página en «portada»/,
  ],
  [
    "the path of a page for a kit",
    "kit-piso",
    { route: { _type: "slug", current: "segunda-residencia" } },
    /^error route: Ya hay una página en \/alarmas-para-casa\/segunda-residencia/,
  ],
  ["a redirect from a path in use", "redirect-faq", { from: "/te-llamamos" }, /^error from: La web usa \/te-llamamos/],
  [
    "a promo that ends before it starts",
    "promo-instalacion-gratis",
    { from: "2026-02-01", to: "2026-01-01" },
    /^error to: .*antes de empezar/,
  ],
  [
    "the route of another kit",
    "kit-piso",
    { route: { _type: "slug", current: "chalets" } },
    /^error route: «Kit Chalet»/,
  ],
  ["a redirect to nowhere", "redirect-faq", { to: "/no-existe" }, /^error to: «\/no-existe» no es ninguna página/],
  [
    "a redirect to a kit that is gone",
    "redirect-faq",
    { to: "/alarmas-para-casa/x?a=1" },
    /^error to: .*ninguna página/,
  ],
  ["a redirect from a page", "redirect-faq", { from: "/contacto/" }, /^warning from: Mientras «\/contacto»/],
  ["a redirect from a kit", "redirect-faq", { from: "/alarmas-para-casa/pisos" }, /^warning from: Mientras/],
  [
    "a device that leads to itself",
    "accessory-sirena-alarma",
    { url: "/eu/accesorios-alarma/sirena-alarma?a=1" },
    /^error url: Lleva a sí misma/,
  ],
  ["an offer without a fee", "settings", { securityPrice: 0 }, /^error securityPrice: .*mayor que cero/],
  ["an offer without a comma", "settings", { bundlePrice: 4500 }, /^error bundlePrice: ¿Falta la coma\?/],
  ["an unusual fee of an offer", "settings", { bundlePriceAfter: 300 }, /^warning bundlePriceAfter: ¿Seguro\?/],
  ["a redirect to itself", "redirect-faq", { from: "/a", to: "/a" }, /^error (to|from): /],
  [
    "a text without a Basque translation",
    "page-portada",
    { title: { _type: "localeString", es: "Hola" } },
    /^(info|warning) title\.eu: Falta el euskera/,
  ],
])(
  "an invalid value has a message at its field that says why: %s",
  async ([_name, id, change, problem], { sandbox }) => {
    const document = { ...(await seeded(sandbox, id)), ...change };
    expect(await problemsOf(sandbox, document)).toContainEqual(expect.stringMatching(problem));
  },
);

test.for([
  ["kit-piso", "route", "Sin este nombre el kit no tiene página."],
  ["page-portada", "path", "Sin dirección nadie llega a la página."],
  ["accessory-sirena-alarma", "slug", "Sin esta parte de la dirección no se puede enlazar."],
] as const)("a missing address is said once: %s", async ([id, field, message], { sandbox }) => {
  const document = { ...(await seeded(sandbox, id)), [field]: undefined };
  const problems = (await problemsOf(sandbox, document)).filter((problem) => problem.startsWith(`error ${field}:`));
  expect(problems).toEqual([`error ${field}: ${message}`]);
});
