import { createClient } from "@sanity/client";
import { resolveEditInfo } from "@sanity/client/csm";
import { stegaClean, vercelStegaCleanAll } from "@sanity/client/stega";
import { vercelStegaDecode } from "@vercel/stega";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
  const text = (es: string, eu?: string) => ({ _type: "localeString", es, ...(eu ? { eu } : {}) });
  const span = (_key: string, text: string) => ({ _key, _type: "span", marks: [], text });
  await lakeClient(lake.url).mutate<Record<string, unknown>>([
    { create: { _id: "extra", _type: "extra", name: text("Cámara", "Kamera"), route: "camara" } },
    {
      create: {
        _id: "page",
        _type: "page",
        title: text("Alarmas", "Alarmak"),
        sections: [
          { _key: "a", _type: "hero", title: text("Tu casa"), label: "plain", price: 35, isShown: true },
          {
            _key: "b2",
            _type: "text",
            body: { es: [{ _key: "p", _type: "block", children: [span("s", "Uno"), span("t", "Dos")] }] },
          },
        ],
        extras: [{ _key: "x", _type: "reference", _ref: "extra" }],
      },
    },
    { create: { _id: "drafts.page", _type: "page", title: text("Borrador"), sections: [] } },
  ]);
});
afterAll(() => lake.close());

/** The document id and path of a text's source, as in the Studio's edit links. */
async function sourceOf(query: string, resultPath: string, perspective: "published" | "drafts" = "published") {
  const client = lakeClient(lake.url).withConfig({ perspective });
  const options = { filterResponse: false, resultSourceMap: "withKeyArraySelector" } as const;
  const { result, resultSourceMap } = await client.fetch(query, {}, options);
  const path = resultPath.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  if (!resultSourceMap) throw new Error("There is no source map");
  const info = resolveEditInfo({ studioUrl: "/studio", resultSourceMap, resultPath: path });
  return { result, source: info && { id: info.id, type: info.type, path: info.path } };
}

const key = (_key: string) => ({ _key, _index: -1 });
const sectionPath = (field: string) => ["sections", key("a"), field];

describe("the source of a value", () => {
  test.each<[string, string, string, string, unknown[]]>([
    ["of a document itself", '*[_type == "page"][0]', "title.es", "page", ["title", "es"]],
    ["under another name", '*[_type == "page"]{"heading": title.eu}', "0.heading", "page", ["title", "eu"]],
    [
      "that stands in for one that is missing",
      '*[_id == "page"][0].sections[]{"t": coalesce(title.eu, title.es)}',
      "0.t",
      "page",
      ["sections", key("a"), "title", "es"],
    ],
    [
      "of a reference",
      '*[_type == "page"][0]{"extras": extras[]->{name}}',
      "extras.0.name.eu",
      "extra",
      ["name", "eu"],
    ],
    [
      "of a span",
      '*[_type == "page"][0].sections[_type == "text"].body.es[].children[]',
      "1.text",
      "page",
      ["sections", key("b2"), "body", "es", key("p"), "children", key("t"), "text"],
    ],
    [
      "in a list that was sorted by it",
      "*[defined(title)] | order(title.es desc)",
      "0.title.es",
      "page",
      ["title", "es"],
    ],
    ["found without an index", '*[_type match "pa*"]', "0.title.es", "page", ["title", "es"]],
    ["that decided what was found", '*[title.es == "Alarmas"]', "0.title.es", "page", ["title", "es"]],
    ["found by another", '*[title.es match "alar*" && !(title.es in ["x"])]', "0.title.eu", "page", ["title", "eu"]],
    ["that is a number", '*[_id == "page"][0].sections[price > 30]{price}', "0.price", "page", sectionPath("price")],
    ["that is true", '*[_id == "page"][0].sections[isShown]', "0.isShown", "page", sectionPath("isShown")],
    [
      "chosen by a condition",
      '*[_id == "page"][0].sections[]{"t": select(price < 40 => label, price), price > 1 => {label}}',
      "0.t",
      "page",
      sectionPath("label"),
    ],
    [
      "found by its words, the best first",
      '*[_type == "page"] | score(boost([@, _id] match text::query("casa"), 2)) | order(_score desc)',
      "0.title.es",
      "page",
      ["title", "es"],
    ],
    ["found by its words", '*[[@, _id] match text::query("alarm* casa")]', "0.title.es", "page", ["title", "es"]],
    ["in a list", '*[_id == "page"][0].sections[].label', "0", "page", sectionPath("label")],
    [
      "beside a count and a look-up by a value",
      '*[_id == "page"][0]{"n": count(sections[price == 35]), "t": *[name.es == "Cámara" && route == "camara"][0].name.es}',
      "t",
      "extra",
      ["name", "es"],
    ],
    [
      "of a document that refers to one",
      '*[references(*[route == "camara"]._id)]',
      "0.title.es",
      "page",
      ["title", "es"],
    ],
  ])("%s", async (_name, query, resultPath, id, path) => {
    expect((await sourceOf(query, resultPath)).source).toMatchObject({ id, path });
  });

  test.each([
    ["that was put together", '*[_id == "page"][0]{"t": title.es + " " + title.eu}', "t"],
    ["that was counted", '*[_id == "page"][0]{"n": count(sections)}', "n"],
    ["that is an id", '*[_id == "page"][0]', "_id"],
    ["of the query itself", '{"t": "text"}', "t"],
  ])("%s has no source", async (_name, query, resultPath) => {
    const { source } = await sourceOf(query, resultPath);
    expect(source).toBeUndefined();
  });

  test("is the draft in the perspective drafts", async () => {
    const { source } = await sourceOf('*[_id == "page"][0]', "title.es", "drafts");
    expect(source).toMatchObject({ id: "drafts.page", type: "page", path: ["title", "es"] });
  });

  test("is updated by a change", async () => {
    const client = lakeClient(lake.url);
    await client
      .patch("extra")
      .set({ more: { es: "Más" } })
      .commit();
    expect((await sourceOf('*[_id == "extra"][0]', "more.es")).source).toMatchObject({ path: ["more", "es"] });
  });
});

test("is encoded in the texts of a client with stega", async () => {
  const settings = { projectId: "local", dataset: "production", apiVersion: "2025-11-01", useProjectHostname: false };
  const apiHost = `${lake.url}`;
  const client = createClient({ ...settings, apiHost, useCdn: false, stega: { enabled: true, studioUrl: "/studio" } });
  const query = '*[_id == "page"][0]{_id, title, "extra": extras[0]->{name, route}, sections[]{label}}';
  const page = await client.fetch(query);
  expect(page.title.es).not.toBe("Alarmas");
  expect(stegaClean(page.title.es)).toBe("Alarmas");
  expect(page._id).toBe("page");
  expect(vercelStegaCleanAll(page)).toEqual(await client.fetch(query, {}, { stega: false }));
  expect(vercelStegaDecode(page.extra.name.eu)).toMatchObject({
    origin: "sanity.io",
    href: expect.stringMatching(/^\/studio\/intent\/edit\/.*id=extra;type=extra;path=name\.eu/),
  });
});
