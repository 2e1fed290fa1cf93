import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SanityDocument } from "@sanity/client";
import { Schema } from "@sanity/schema";
import { builtinTypes } from "@sanity/schema/_internal";
import { validateDocumentWithWorkspace } from "@sanity/validation";
import { createInstance } from "i18next";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "#sandbox/start.ts";
import { lakeClient } from "#tests/support/lake.ts";
import { schemaTypes } from "../../cms/schemaTypes/index.ts";

const schema = Schema.compile({
  name: "default",
  types: [...schemaTypes, ...Schema.compile({ name: "builtin", types: builtinTypes })._original.types],
});

let folder: string;
let sandbox: Sandbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "validation-"));
  sandbox = await startSandbox({ port: 0, dataDir: folder, seedDir: "cms/seed", siteUrl: "http://localhost:3000" });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the Studio's own validation says of a document, as `level path: message`. */
async function problemsOf(document: SanityDocument): Promise<string[]> {
  const client = lakeClient(sandbox.url);
  const { t } = createInstance({ lng: "es", initAsync: false });
  const markers = await validateDocumentWithWorkspace({
    document,
    workspace: {
      schema,
      getClient: (options: object) => client.withConfig(options),
      // @ts-expect-error The site's own texts narrow the type of i18next's function for the whole program.
      i18n: { currentLocale: { id: "es" }, loadNamespaces: async () => {}, t },
    },
    environment: "studio",
    getDocumentExists: async ({ id }) => (await client.getDocument(id)) !== undefined,
  });
  return markers.map(({ level, path, message }) => `${level} ${pathText(path)}: ${message}`);
}

const pathText = (path: readonly unknown[]) =>
  path.map((part) => (typeof part === "object" && part !== null && "_key" in part ? part._key : part)).join(".");

async function seeded(id: string): Promise<SanityDocument> {
  const document = await lakeClient(sandbox.url).getDocument(id);
  if (!document) throw new Error(`The seed holds no '${id}'`);
  return document;
}

test("every document of the seed can be published as it is", async () => {
  const documents = await lakeClient(sandbox.url).fetch<SanityDocument[]>('*[!(_type match "sanity.*")]');
  expect(documents.length).toBeGreaterThan(100);
  const problems: string[] = [];
  // One after the other: all at once, each rule that asks the lake would wait for all the others, and say so.
  for (const document of documents) {
    problems.push(...(await problemsOf(document)).map((problem) => `${document._id}: ${problem}`));
  }
  expect(problems.filter((problem) => problem.includes(": error "))).toEqual([]);
});

test("two questions of one name are told at both, wherever in the document they stand", async () => {
  const quiz = await seeded("quiz");
  const [step] = quiz.homeOptions;
  const [question, ...others] = quiz.businessQuestions;
  const problems = await problemsOf({ ...quiz, businessQuestions: [{ ...question, name: step.name }, ...others] });
  const told = (path: string) => expect.stringMatching(new RegExp(`^error ${path}\\.name: Otra pregunta ya se llama`));
  expect(problems.filter((problem) => problem.startsWith("error ")).toSorted()).toEqual([
    told(`businessQuestions\\.${question._key}`),
    told(`homeOptions\\.${step._key}`),
  ]);
});

describe("what makes no sense is told where it stands, in words that say why", () => {
  test.each<[string, string, object, RegExp]>([
    ["a kit without a price", "kit-piso", { price: undefined }, /^error price: Un kit sin precio/],
    [
      "a client price above the other",
      "kit-piso",
      { price: { client: 50, notClient: 42.35 } },
      /^error price\.client: Los clientes pagarían más/,
    ],
    [
      "a price of three decimals",
      "kit-piso",
      { price: { client: 35.999, notClient: 42 } },
      /^error price\.client: .*decimales/,
    ],
    [
      "a price whose comma was lost",
      "kit-piso",
      { price: { client: 3690, notClient: 4235 } },
      /^error price\.client: ¿Falta la coma\? 3690,00 €/,
    ],
    ["a price that nobody asks", "kit-piso", { price: { client: 300, notClient: 400 } }, /^warning price\.client: /],
    ["a business kit with tax", "kit-tienda", { ivaIncluded: true }, /^warning ivaIncluded: .*sin IVA/],
    ["a picture without words", "kit-piso", { image: { _type: "picture" } }, /^error image/],
    ["an id that another kit has", "kit-piso", { productId: "chalet" }, /^error productId: Ya hay un kit/],
    ...["checkout", "te-llamamos", "valoracion", "respuestas", "calles", "metrics", "readyz", "webhooks/content"].map(
      (path): [string, string, object, RegExp] => [
        `a page at /${path}, where something else answers`,
        "page-privacidad",
        { path: { _type: "slug", current: path } },
        /^error path: La web usa \/[a-z-]+ para otra cosa: esta página no se vería/,
      ],
    ),
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
      "an address with a slash first",
      "page-privacidad",
      { path: { _type: "slug", current: "/oferta" } },
      /^error path: /,
    ],
    ["a page of nothing", "page-privacidad", { sections: [] }, /^error sections: Una página sin secciones/],
    [
      "a guide of one point",
      "page-privacidad",
      { sections: [{ _key: "guide", _type: "guideSection", items: [{ _key: "a", _type: "guideItem" }] }] },
      /^error sections\.guide\.items: Al menos dos puntos/,
    ],
    [
      "a prompt that leads nowhere",
      "page-privacidad",
      { sections: [{ _key: "help", _type: "kitHelpSection" }] },
      /^error sections\.help\.link: Falta el botón/,
    ],
    [
      "a selector of no kits",
      "page-privacidad",
      { sections: [{ _key: "selector", _type: "selectorSection" }] },
      /^error sections\.selector\.segment: Elige entre qué kits/,
    ],
    [
      "a promotion that ends first",
      "promo-instalacion-gratis",
      { from: "2026-02-01", to: "2026-01-01" },
      /^error to: .*antes de empezar/,
    ],
    ["a redirect to itself", "redirect-faq", { from: "/a", to: "/a" }, /^error (to|from): /],
    [
      "a text without Basque",
      "page-portada",
      { title: { _type: "localeString", es: "Hola" } },
      /^(info|warning) title\.eu: Falta el euskera/,
    ],
  ])("%s", async (_name, id, change, problem) => {
    const document = { ...(await seeded(id)), ...change };
    expect(await problemsOf(document)).toContainEqual(expect.stringMatching(problem));
  });
});
