import { describe, expect, test } from "vitest";
import { lakeClient } from "#tests/support/lake-client.ts";
import {
  barOf,
  type FoundContent,
  PLANNED_CONTENT,
  type Planned,
  plannedOf,
} from "../../cms/studio/calendar/planned.ts";
import { test as seedTest } from "./seed-test.ts";

const promo = (key: string, from: string, to: string | null): Planned => ({ key, kind: "promo", title: key, from, to });

describe("the calendar", () => {
  test("has what is not over, the next first, sections by their page, and releases with a day", () => {
    const section = { _key: "s", title: "Oferta", isHidden: false, from: null, to: "2026-12-02" };
    const sections = [{ _id: "page-portada", _type: "page", title: "Portada", own: [section] }];
    const hidden = { ...section, _key: "t", title: "Pasos", isHidden: true, from: "2027-01-01", to: null };
    const drafts = [{ _id: "page-portada", _type: "page", title: "Portada", own: [section, hidden] }];
    const only = { _id: "versions.rC.kit-piso", _type: "kit", kitName: { es: "Kit Piso" } };
    const over = promo("over", "2026-11-01", "2026-11-28");
    const planned = plannedOf(
      { documents: [promo("later", "2026-12-10", null), promo("moved", "2026-12-11", null), over], sections: drafts },
      { documents: [promo("moved", "2026-12-12", null), over], sections },
      [
        { name: "rA", title: "Black Friday", at: "2026-11-30T23:30:00Z", only: null },
        { name: "rB", title: "Sin fecha", at: null, only: null },
        { name: "rC", title: "Publicación programada", at: "2026-12-02T10:00:00Z", only },
      ],
      "2026-11-29",
    );
    expect(planned.map(({ kind, title, from }) => [kind, title, from])).toEqual([
      ["section", "Portada: Oferta", null],
      ["release", "Black Friday", "2026-12-01"],
      ["publication", "Kit Piso", "2026-12-02"],
      ["promo", "later", "2026-12-10"],
      ["promo", "moved", "2026-12-11"],
      ["section", "Portada: Pasos: oculta", "2027-01-01"],
    ]);
    const none = [undefined, undefined, undefined];
    expect(planned.map(({ mark }) => mark)).toEqual([
      ...none,
      "Sin publicar",
      "Fechas sin publicar",
      "Fechas sin publicar",
    ]);
    expect(planned[2]?.document).toEqual({ id: "kit-piso", type: "kit", scheduledDraft: "rC" });
    expect(planned[0]?.document).toEqual({ id: "page-portada", type: "page" });
  });

  const days = ["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"];
  test.each([
    ["within", "2026-12-02", "2026-12-03", { start: 0.25, length: 0.5 }],
    ["one day", "2026-12-04", "2026-12-04", { start: 0.75, length: 0.25 }],
    ["before and after", "2026-11-01", null, { start: 0, length: 1 }],
    ["without a first day", null, "2026-12-01", { start: 0, length: 0.25 }],
    ["later", "2026-12-05", null, undefined],
    ["earlier", "2026-11-01", "2026-11-30", undefined],
  ])("a bar %s", (_name, from, to, expected) => expect(barOf({ from, to }, days)).toEqual(expected));
});

seedTest("an experiment in a page's sections has its title in the calendar", async ({ sandbox }) => {
  const lake = lakeClient(sandbox.url);
  await lake.create({ _id: "tried", _type: "experiment", experimentId: "prueba-1", title: "Prueba de la oferta" });
  const place = { _key: "tried", _type: "experimentSectionList", experimentId: "prueba-1" };
  await lake
    .patch("page-portada")
    .append("sections", [{ ...place, visibility: { from: "2026-12-01" } }])
    .commit();
  const { sections } = await lake.fetch<FoundContent>(PLANNED_CONTENT, {}, { perspective: "published" });
  expect(sections.flatMap(({ own }) => own)).toContainEqual(expect.objectContaining({ title: "Prueba de la oferta" }));
  await lake.patch("page-portada").unset(['sections[_key=="tried"]']).commit();
  await lake.delete("tried");
});
