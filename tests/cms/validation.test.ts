import type { SanityDocument } from "@sanity/client";
import { Schema } from "@sanity/schema";
import { builtinTypes } from "@sanity/schema/_internal";
import { validateDocumentWithWorkspace } from "@sanity/validation";
import { createInstance } from "i18next";
import { describe, expect } from "vitest";
import type { Sandbox } from "#sandbox/start.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { isLargeChange, parseEuros } from "../../cms/schemaTypes/fields/prices.ts";
import { schemaTypes } from "../../cms/schemaTypes/index.ts";
import { test } from "./seed-test.ts";

const schema = Schema.compile({
  name: "default",
  types: [...schemaTypes, ...Schema.compile({ name: "builtin", types: builtinTypes })._original.types],
});

/** The results of the Studio's validation of a document, as `level path: message`. */
async function problemsOf(sandbox: Sandbox, document: SanityDocument): Promise<string[]> {
  const client = lakeClient(sandbox.url);
  const { t } = createInstance({ lng: "es", initAsync: false });
  const markers = await validateDocumentWithWorkspace({
    document,
    workspace: {
      schema,
      getClient: (options: object) => client.withConfig(options),
      // @ts-expect-error The Studio's i18next is a copy of its own, whose function type is narrower.
      i18n: { currentLocale: { id: "es" }, loadNamespaces: async () => {}, t },
    },
    environment: "studio",
    getDocumentExists: async ({ id }) => (await client.getDocument(id)) !== undefined,
  });
  return markers.map(({ level, path, message }) => `${level} ${pathText(path)}: ${message}`);
}

const pathText = (path: readonly unknown[]) =>
  path.map((part) => (typeof part === "object" && part !== null && "_key" in part ? part._key : part)).join(".");

async function seeded(sandbox: Sandbox, id: string): Promise<SanityDocument> {
  const document = await lakeClient(sandbox.url).getDocument(id);
  if (!document) throw new Error(`The seed content has no '${id}'`);
  return document;
}

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

test("two questions of the same name have an error each, also in different lists", async ({ sandbox }) => {
  const quiz = await seeded(sandbox, "quiz");
  const [step] = quiz.homeOptions;
  const [question, ...others] = quiz.businessQuestions;
  const problems = await problemsOf(sandbox, {
    ...quiz,
    businessQuestions: [{ ...question, name: step.name }, ...others],
  });
  const error = (path: string) => expect.stringMatching(new RegExp(`^error ${path}\\.name: Otra pregunta ya se llama`));
  expect(problems.filter((problem) => problem.startsWith("error ")).toSorted()).toEqual([
    error(`businessQuestions\\.${question._key}`),
    error(`homeOptions\\.${step._key}`),
  ]);
});

test("a draft with the id of a published kit is at fault, not that kit", async ({ sandbox }) => {
  const lake = lakeClient(sandbox.url);
  const kit = await seeded(sandbox, "kit-chalet");
  const copy = { ...kit, _id: "drafts.copia-del-chalet" };
  await lake.createOrReplace(copy);
  const messages = async (document: SanityDocument) =>
    (await problemsOf(sandbox, document)).filter((problem) => problem.startsWith("error productId"));
  expect(await messages(kit)).toEqual([]);
  expect(await messages(copy)).toEqual([expect.stringContaining("Ya hay un kit con este identificador")]);
  await lake.delete(copy._id);
});

describe("an invalid value has a message at its field that says why", () => {
  test.for<[string, string, object, RegExp]>([
    ["a kit without a price", "kit-piso", { price: undefined }, /^error price: Un kit sin precio/],
    [
      "a client price above the price for others",
      "kit-piso",
      { price: { client: 50, notClient: 42.35 } },
      /^error price\.client: Los clientes pagarían más/,
    ],
    [
      "a price with three decimals",
      "kit-piso",
      { price: { client: 35.999, notClient: 42 } },
      /^error price\.client: .*decimales/,
    ],
    [
      "a price without its comma",
      "kit-piso",
      { price: { client: 3690, notClient: 4235 } },
      /^error price\.client: ¿Falta la coma\? 3690,00 €/,
    ],
    ["an unusual price", "kit-piso", { price: { client: 300, notClient: 400 } }, /^warning price\.client: /],
    ["a business kit with IVA", "kit-tienda", { ivaIncluded: true }, /^warning ivaIncluded: .*sin IVA/],
    ["a picture without an alternative text", "kit-piso", { image: { _type: "picture" } }, /^error image/],
    [
      "a house without a picture",
      "house-piso",
      { distributiveImage: undefined },
      /^error distributiveImage: Sin imagen/,
    ],
    ["a house without devices", "house-piso", { places: [] }, /^error places: Pon al menos un dispositivo/],
    ["the id of another kit", "kit-piso", { productId: "chalet" }, /^error productId: Ya hay un kit/],
    ...[
      "checkout",
      "te-llamamos",
      "valoracion",
      "respuestas",
      "calles",
      "planos",
      "metrics",
      "readyz",
      "webhooks/content",
    ].map((path): [string, string, object, RegExp] => [
      `a page at the reserved path /${path}`,
      "page-privacidad",
      { path: { _type: "slug", current: path } },
      /^error path: La web usa \/[a-z-]+ para otra cosa: esta página no se vería/,
    ]),
    [
      "a page at the prefix of a language",
      "page-privacidad",
      { path: { _type: "slug", current: "eu/privacidad" } },
      /^error path: El euskera no necesita página propia/,
    ],
    [
      "a redirect from a path that the site uses",
      "redirect-faq",
      { from: "/te-llamamos" },
      /^error from: La web usa \/te-llamamos para otra cosa/,
    ],
    [
      "a page path with a leading slash",
      "page-privacidad",
      { path: { _type: "slug", current: "/oferta" } },
      /^error path: /,
    ],
    ["a page without sections", "page-privacidad", { sections: [] }, /^error sections: Una página sin secciones/],
    [
      "a guide with one step",
      "page-privacidad",
      { sections: [{ _key: "guide", _type: "guideSection", items: [{ _key: "a", _type: "guideItem" }] }] },
      /^error sections\.guide\.items: Al menos dos puntos/,
    ],
    [
      "a prompt without a link",
      "page-privacidad",
      { sections: [{ _key: "help", _type: "kitHelpSection" }] },
      /^error sections\.help\.link: Falta el botón/,
    ],
    [
      "a selector without a segment",
      "page-privacidad",
      { sections: [{ _key: "selector", _type: "selectorSection" }] },
      /^error sections\.selector\.segment: Elige entre qué kits/,
    ],
    [
      "a promo that ends before it starts",
      "promo-instalacion-gratis",
      { from: "2026-02-01", to: "2026-01-01" },
      /^error to: .*antes de empezar/,
    ],
    ["a redirect to itself", "redirect-faq", { from: "/a", to: "/a" }, /^error (to|from): /],
    [
      "a text without a Basque translation",
      "page-portada",
      { title: { _type: "localeString", es: "Hola" } },
      /^(info|warning) title\.eu: Falta el euskera/,
    ],
  ])("%s", async ([_name, id, change, problem], { sandbox }) => {
    const document = { ...(await seeded(sandbox, id)), ...change };
    expect(await problemsOf(sandbox, document)).toContainEqual(expect.stringMatching(problem));
  });
});

describe("an experiment", () => {
  const variant = (variantId: string, share: number) => ({
    _key: variantId,
    _type: "experimentVariant",
    variantId,
    label: variantId,
    share,
  });
  const EXPERIMENT = {
    _id: "experiment-a",
    _type: "experiment",
    _rev: "a",
    _createdAt: "2026-11-01T00:00:00Z",
    _updatedAt: "2026-11-01T00:00:00Z",
    title: "Titular",
    experimentId: "titular",
    variants: [variant("control", 50), variant("b", 50)],
    from: "2026-01-01",
    to: "2099-12-31",
  };
  const place = (experimentId: string) => ({
    _key: experimentId,
    _type: "experimentSectionList",
    experimentId,
    variants: [{ _key: "b", _type: "variantSectionList", experimentId, variantId: "b", value: [] }],
  });

  test.for<[string, object, string[]]>([
    ["as planned", {}, []],
    [
      "whose shares leave a rest",
      { variants: [variant("a", 50), variant("b", 40)] },
      ["error variants: Las partes suman 90 %"],
    ],
    ["of one variant", { variants: [variant("a", 100)] }, ["error variants: De dos a cuatro variantes"]],
    [
      "with a variant twice",
      { variants: [variant("a", 50), variant("a", 50)] },
      ["error variants.a.variantId: Otra variante"],
    ],
    ["without an end", { to: undefined }, ["error to: Falta hasta qué día"]],
    [
      "that ends before it starts",
      { from: "2026-05-02", to: "2026-05-01" },
      ["error to: Terminaría", "warning to: Terminó"],
    ],
    ["with an id that is no slug", { experimentId: "Titular otoño" }, ["error experimentId: Solo minúsculas"]],
  ])("%s", async ([, change, expected], { sandbox }) => {
    const problems = await problemsOf(sandbox, { ...EXPERIMENT, ...change });
    expect(problems).toEqual(expected.map((start) => expect.stringContaining(start)));
  });

  test("keeps its id once it is published, and its variants once it runs", async ({ sandbox }) => {
    const lake = lakeClient(sandbox.url);
    await lake.createOrReplace(EXPERIMENT);
    const draft = { ...EXPERIMENT, _id: "drafts.experiment-a" };
    expect(await problemsOf(sandbox, { ...draft, title: "Otro nombre" })).toEqual([]);
    expect(await problemsOf(sandbox, { ...draft, experimentId: "otro" })).toEqual([
      expect.stringContaining("error experimentId: Está publicado como «titular»"),
    ]);
    const shares = [variant("control", 60), variant("b", 40)];
    expect(await problemsOf(sandbox, { ...draft, variants: shares })).toEqual([
      expect.stringContaining("warning variants: Este experimento ya ha empezado"),
    ]);
    await lake.createOrReplace({ ...EXPERIMENT, from: "2099-01-01" });
    expect(await problemsOf(sandbox, { ...draft, from: "2099-01-01", variants: shares })).toEqual([]);
    const copy = await problemsOf(sandbox, { ...EXPERIMENT, _id: "drafts.experiment-copia" });
    expect(copy).toEqual([expect.stringContaining("error experimentId: Otro experimento ya se llama así")]);
    await lake.delete(EXPERIMENT._id);
  });

  test("beside another on the same days of a page has a warning", async ({ sandbox }) => {
    const lake = lakeClient(sandbox.url);
    const other = { ...EXPERIMENT, _id: "experiment-b", title: "Precios", experimentId: "precios" };
    await lake.createOrReplace(EXPERIMENT);
    await lake.createOrReplace(other);
    const page = { ...(await seeded(sandbox, "page-privacidad")), sections: [place("titular"), place("precios")] };
    const warnings = async () => (await problemsOf(sandbox, page)).filter((problem) => !problem.startsWith("info"));
    expect(await warnings()).toEqual([expect.stringContaining("warning sections: «Titular» y «Precios» coinciden")]);
    await lake.createOrReplace({ ...other, from: "2100-01-01", to: "2100-02-01" });
    expect(await warnings()).toEqual([]);
    for (const { _id } of [EXPERIMENT, other]) await lake.delete(_id);
  });
});

describe("an amount of euros", () => {
  test.for([
    ["3,20", 3.2],
    ["3.2", 3.2],
    ["35,90 €", 35.9],
    [" 300 ", 300],
    ["0,00", 0],
    ["", undefined],
    ["3,205", undefined],
    ["1.234,50", undefined],
    ["-3", undefined],
    ["gratis", undefined],
  ] as const)("'%s' is %s", ([text, amount]) => {
    expect(parseEuros(text)).toBe(amount);
  });

  test.for([
    [30, 40, false],
    [30, 40.01, true],
    [30, 20, false],
    [30, 19.99, true],
    [0, 1, true],
    [0, 0, false],
  ] as const)("from %d to %d is a large change: %s", ([before, after, isLarge]) => {
    expect(isLargeChange(before, after)).toBe(isLarge);
  });
});
