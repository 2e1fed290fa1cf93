import { describe, expect } from "vitest";
import { lakeClient } from "#tests/support/lake-client.ts";
import { problemsOf, seeded } from "./document-problems.ts";
import { test } from "./seed-test.ts";

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
    variants: [
      {
        _key: "b",
        _type: "variantSectionList",
        experimentId,
        variantId: "b",
        value: [{ _key: "q", _type: "quizStartSection" }],
      },
    ],
  });
  /** Without the warning that it is on no page yet. */
  const problemsOfPlaced = async (...asked: Parameters<typeof problemsOf>) =>
    (await problemsOf(...asked)).filter((problem) => !problem.includes("No está en ninguna página"));

  test.for<[string, object, string[]]>([
    ["as planned", {}, []],
    ["with a rest", { variants: [variant("a", 50), variant("b", 40)] }, ["error variants: Las partes suman 90 %"]],
    ["of one variant", { variants: [variant("a", 100)] }, ["error variants: De dos a cuatro variantes"]],
    [
      "with one twice",
      { variants: [variant("a", 50), variant("a", 50)] },
      ["error variants.a.variantId: Otra variante"],
    ],
    ["without an end", { to: undefined }, ["error to: Falta hasta qué día"]],
    ["ending first", { from: "2026-05-02", to: "2026-05-01" }, ["error to: Terminaría", "warning to: Terminó"]],
    ["with an id that is no slug", { experimentId: "Titular otoño" }, ["error experimentId: Solo minúsculas"]],
  ])("%s", async ([, change, expected], { sandbox }) => {
    const problems = await problemsOfPlaced(sandbox, { ...EXPERIMENT, ...change });
    expect(problems).toEqual(expected.map((start) => expect.stringContaining(start)));
  });

  test("keeps its id once it is published, and its variants once it runs", async ({ sandbox }) => {
    const lake = lakeClient(sandbox.url);
    await lake.createOrReplace(EXPERIMENT);
    const draft = { ...EXPERIMENT, _id: "drafts.experiment-a" };
    expect(await problemsOfPlaced(sandbox, { ...draft, title: "Otro nombre" })).toEqual([]);
    expect(await problemsOfPlaced(sandbox, { ...draft, experimentId: "otro" })).toEqual([
      expect.stringContaining("error experimentId: Está publicado como «titular»"),
    ]);
    const shares = [variant("control", 60), variant("b", 40)];
    expect(await problemsOfPlaced(sandbox, { ...draft, variants: shares })).toEqual([
      expect.stringContaining("warning variants: Este experimento ya ha empezado"),
    ]);
    await lake.createOrReplace({ ...EXPERIMENT, from: "2099-01-01" });
    expect(await problemsOfPlaced(sandbox, { ...draft, from: "2099-01-01", variants: shares })).toEqual([]);
    const copy = await problemsOfPlaced(sandbox, { ...EXPERIMENT, _id: "drafts.experiment-copia" });
    expect(copy).toEqual([expect.stringContaining("error experimentId: Otro experimento ya se llama así")]);
    await lake.delete(EXPERIMENT._id);
  });

  test("on no page, and with an empty variant, has a warning", async ({ sandbox }) => {
    expect(await problemsOf(sandbox, EXPERIMENT)).toEqual([
      expect.stringContaining("warning experimentId: No está en ninguna página todavía"),
    ]);
    const page = await seeded(sandbox, "page-privacidad");
    const { variants, ...placed } = place("titular");
    const empty = { ...placed, variants: variants.map((one) => ({ ...one, value: [] })) };
    await lakeClient(sandbox.url).createOrReplace({ ...page, _id: "drafts.page-privacidad", sections: [empty] });
    expect(await problemsOf(sandbox, EXPERIMENT)).toEqual([]);
    const problems = await problemsOf(sandbox, { ...page, sections: [empty] });
    expect(problems).toContainEqual(expect.stringMatching(/^warning sections.*Está vacía/));
    expect(problems).toContainEqual(expect.stringMatching(/^warning sections.*El experimento no está publicado/));
    await lakeClient(sandbox.url).delete("drafts.page-privacidad");
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
