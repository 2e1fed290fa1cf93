import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openQueryCosts, type QueryCosts } from "local-content-lake/testing/query-costs";
import { beforeAll, describe, expect, test } from "vitest";
import { ACCESSORY_BY_SLUG, CATALOGUE } from "#app/accessories/queries.ts";
import { LEAD_RECOVERY } from "#app/checkout/jobs/queries.ts";
import { PHONE_HOURS } from "#app/contact/queries.ts";
import { EXPERIMENTS } from "#app/experiments/queries.ts";
import { FEEDBACK, FEEDBACK_QUESTIONS } from "#app/feedback/queries.ts";
import { HELP_QUESTIONS, HELP_TAB } from "#app/help/queries.ts";
import { INTERFACE_TEXTS } from "#app/i18n/queries.ts";
import { HOUSES } from "#app/kits/plan/queries.ts";
import { EXTRA_BY_DEVICE, KIT_BY_SLUG, KITS_FOR_CHECKOUT, KITS_WITH_DEVICE } from "#app/kits/queries.ts";
import {
  ADDRESSES,
  EXPERIMENT_SECTIONS,
  KIT_SECTIONS,
  PAGE_BY_PATH,
  PAGES_BY_PATHS,
  REDIRECT,
} from "#app/pages/queries.ts";
import { HOME_PRICES, PROMOTIONS } from "#app/promos/queries.ts";
import { QUESTIONNAIRE } from "#app/questionnaires/queries.ts";
import { QUIZ } from "#app/quiz/queries.ts";
import { shapes } from "#app/sanity/shapes.generated.ts";
import { SITE_IMAGE, SITEMAP } from "#app/seo/queries.ts";
import { SITE_CONTENT, SPECIAL_HEADERS } from "#app/site/queries.ts";
import { writeManyDocuments } from "#tests/support/many-documents.ts";

/** The production seed times this is more than 20,000 documents. */
const TIMES = 115;

const today = "2026-11-22";
const pisos = { isBusiness: false, slug: "pisos" };

/** Every query of the site. The keys say what the query reads. */
const QUERIES: Record<string, [query: string, params?: Record<string, string | string[] | boolean | null>]> = {
  "settings and menus": [SITE_CONTENT],
  "the links of special headers": [SPECIAL_HEADERS],
  "texts of the interface": [INTERFACE_TEXTS, { namespaces: ["common", "help"] }],
  "the home page": [PAGE_BY_PATH, { path: "portada", today }],
  "a page of kits and questions": [PAGE_BY_PATH, { path: "alarmas-para-casa", today }],
  "a page of text": [PAGE_BY_PATH, { path: "privacidad", today }],
  "no page": [PAGE_BY_PATH, { path: "nada", today }],
  breadcrumbs: [PAGES_BY_PATHS, { paths: ["privacidad", "contacto"] }],
  "a redirect": [REDIRECT, { addresses: ["/alarmas", "/alarmas/"] }],
  "a kit": [KIT_BY_SLUG, pisos],
  "the sections of a kit": [KIT_SECTIONS, { ...pisos, today }],
  "the experiments of a page": [EXPERIMENT_SECTIONS, { id: "page-portada", today }],
  "a kit in the checkout": [KITS_FOR_CHECKOUT, {}],
  "the catalogue": [CATALOGUE],
  "a device": [ACCESSORY_BY_SLUG, { slug: "sirena-alarma" }],
  "the kits with a device": [KITS_WITH_DEVICE, { slug: "sirena-alarma" }],
  "a device as an extra": [EXTRA_BY_DEVICE, { slug: "boton-de-panico" }],
  promotions: [PROMOTIONS, { today }],
  "the prices of the kits for homes": [HOME_PRICES],
  "the first tab of the help area": [HELP_TAB, { tab: null }],
  "another tab of the help area": [HELP_TAB, { tab: "servicio" }],
  "the feedback question": [FEEDBACK, { pageKind: "help" }],
  "phone hours": [PHONE_HOURS],
  "lead recovery": [LEAD_RECOVERY],
  "the quiz": [QUIZ],
  "a questionnaire": [QUESTIONNAIRE, { kind: "funnel" }],
  "the image for shared links": [SITE_IMAGE],
};

/** These are about all documents of a type. The site reads them once a publish. */
const GROWING: Record<string, [query: string]> = {
  "the sitemap": [SITEMAP],
  "the index of the help search": [HELP_QUESTIONS],
  "the list of addresses": [ADDRESSES],
  "the houses of the quiz": [HOUSES],
  "the feedback questions": [FEEDBACK_QUESTIONS],
  "the running experiments": [EXPERIMENTS],
};

const sizes: QueryCosts[] = [];
beforeAll(async () => {
  const folders: string[] = [];
  for (const times of [1, TIMES]) {
    const folder = await mkdtemp(join(tmpdir(), "growth-"));
    folders.push(folder);
    await writeManyDocuments(folder, times);
    sizes.push(await openQueryCosts(join(folder, "production.ndjson"), "node_modules/.cache/seed-images"));
  }
  return async () => {
    for (const { close } of sizes) await close();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  };
}, 300_000);

function bothSizes(): [few: QueryCosts, many: QueryCosts] {
  const [few, many] = sizes;
  if (!few || !many) throw new Error("The seeds were not imported");
  return [few, many];
}

test("every query of the site is measured here", () => {
  const measured = [...Object.values(QUERIES), ...Object.values(GROWING)].map(([query]) => query);
  expect(Object.keys(shapes).filter((query) => !measured.includes(query))).toEqual([]);
});

describe("with 20,000 documents", () => {
  test("the lake has as many", () => {
    expect(bothSizes()[1].documents).toBeGreaterThan(20_000);
  });

  test.each(Object.entries(QUERIES))("%s costs what it shows", (_name, [query, params]) => {
    const [few, many] = bothSizes().map((costs) => costs.costOf(query, params));
    // The new tab of the help area is the only document that pages show, in the list of tabs and perhaps as the page's own.
    expect(many?.looked).toBeLessThanOrEqual((few?.looked ?? 0) + 2);
    expect(many?.bytes).toBeLessThanOrEqual((few?.bytes ?? 0) + 200);
  });
});

describe("an edit of", () => {
  const tagsByName = new Map<string, ReadonlySet<string>>();
  beforeAll(() => {
    const [, many] = bothSizes();
    for (const [name, [query, params]] of Object.entries({ ...QUERIES, ...GROWING })) {
      tagsByName.set(name, many.costOf(query, params).syncTags);
    }
  });
  const droppedBy = (id: string) => {
    const tags = bothSizes()[1].tagsOfEdit(id);
    return [...tagsByName].filter(([, own]) => tags.some((tag) => own.has(tag))).map(([name]) => name);
  };

  test.each([
    ["a question of the archive", "faq-que-kit-necesito-copia-1", ["the sitemap", "the index of the help search"]],
    [
      "a page that no other shows",
      "page-privacidad-copia-1",
      ["the sitemap", "the list of addresses", "the running experiments"],
    ],
    ["a redirect", "redirect-alarmas-copia-1", ["the list of addresses"]],
    [
      "the text of a page",
      "page-privacidad",
      ["a page of text", "breadcrumbs", "the sitemap", "the list of addresses", "the running experiments"],
    ],
  ])("%s drops only what depends on it", (_name, id, dropped) => {
    expect(droppedBy(id)).toEqual(dropped);
  });
});
