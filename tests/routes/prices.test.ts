import { expect } from "vitest";
import type { Section } from "#app/pages/sections/section-frame.tsx";
import { loader as page } from "#app/routes/page.tsx";
import { EXIT_TERMS } from "#tests/support/price-list.ts";
import { Visitor } from "#tests/support/visitor.ts";
import { test } from "./sections-test.ts";

let sections: Section[];

test.beforeAll(async ({ site }) => {
  const visitor = new Visitor(site.context);
  sections = (await visitor.get(page, "/todas-las-secciones")).data?.page.sections ?? [];
});

test("the cost section has the terms for leaving early", () => {
  const [cost] = sections.flatMap((section) => (section._type === "costSection" ? [section] : []));
  expect(cost?.leaving).toMatchObject(EXIT_TERMS);
});

test("the list of prices has home kits first, then business kits", () => {
  const [territory] = sections.flatMap((section) => (section._type === "territorySection" ? [section] : []));
  expect(territory?.kits.map(({ _id }) => _id)).toEqual([
    ...["kit-piso", "kit-bajo-atico", "kit-chalet"],
    ...["kit-negocios", "kit-tienda", "kit-local", "kit-oficina"],
  ]);
});
