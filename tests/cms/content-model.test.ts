import { readdir } from "node:fs/promises";
import { groupProblems, validateSchema } from "@sanity/schema/_internal";
import { describe, expect, test } from "vitest";
import { cardBackProblem } from "../../cms/schemaTypes/fields/catalogueCard.ts";
import { pageSections } from "../../cms/schemaTypes/fields/pageSections.ts";
import { endedWarning, periodProblem, periodText } from "../../cms/schemaTypes/fields/periods.ts";
import {
  clientFeeProblem,
  feeProblem,
  formerPriceProblem,
  isLargeChange,
  ivaWarning,
  parseEuros,
  unusualFeeWarning,
} from "../../cms/schemaTypes/fields/prices.ts";
import {
  duplicateNameProblem,
  funnelLengthWarning,
  levelsProblem,
  reservedNameProblem,
  undecidedKitProblem,
  uniqueOptionNames,
} from "../../cms/schemaTypes/fields/questions.ts";
import { searchLengthWarning } from "../../cms/schemaTypes/fields/texts.ts";
import { placeholderProblem, translationMissing } from "../../cms/schemaTypes/fields/translations.ts";
import { schemaTypes } from "../../cms/schemaTypes/index.ts";

describe("the content model", () => {
  test("has no errors or warnings", () => {
    const problems = groupProblems(validateSchema(schemaTypes).getTypes());
    expect(problems.flatMap(({ path, problems }) => problems.map(({ message }) => ({ path, message })))).toEqual([]);
  });

  test("has a picture of each section for the Studio's menu, and no other: `npx node tests/launch/take-section-pictures.ts`", async () => {
    const pictures = await readdir("cms/static/sections");
    expect(pictures.toSorted()).toEqual(pageSections.map(({ type }) => `${type}.webp`).toSorted());
  });
});

describe("amounts", () => {
  test.each([
    [undefined, true],
    [35.9, true],
    [29.67, true],
    [1.21, true],
    [0, "Una cuota es mayor que cero."],
    [-1, "Un importe no puede ser negativo."],
    [35.905, "Un importe en euros tiene dos decimales como mucho."],
  ])("a fee of %s: %s", (value, expected) => expect(feeProblem(value)).toBe(expected));

  test.each([
    [5, true],
    [200, true],
    [4.99, expect.stringContaining("4,99 €")],
    [359, expect.stringContaining("no es una cuota habitual")],
  ])("an unusual fee of %s: %s", (value, expected) => expect(unusualFeeWarning(value)).toEqual(expected));

  test.each([
    [35.9, 42.35, true],
    [35, 35, true],
    [undefined, 35, true],
    [50, 42.35, "Los clientes pagarían más que quienes no lo son (50,00 € frente a 42,35 €)."],
  ])("clients pay %s and others %s: %s", (client, notClient, expected) => {
    expect(clientFeeProblem(client, notClient)).toBe(expected);
  });

  test.each([
    [true, false, true],
    [false, true, true],
    [undefined, true, true],
    [false, false, expect.stringContaining("hogar")],
    [true, true, expect.stringContaining("sin IVA")],
  ])("IVA included: %s, for business: %s: %s", (ivaIncluded, isBusiness, expected) => {
    expect(ivaWarning(ivaIncluded, isBusiness)).toEqual(expected);
  });

  test.each([
    [64, 52, true],
    [undefined, 52, true],
    [64, undefined, true],
    [52, 52, expect.stringContaining("52,00 €")],
    [40, 52, expect.stringContaining("Tachado")],
  ])("a former price of %s beside %s: %s", (struck, amount, expected) =>
    expect(formerPriceProblem(struck, amount)).toEqual(expected),
  );

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
  ] as const)("'%s' is typed for %s", ([text, amount]) => {
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

describe("dates of a promo", () => {
  test.each([
    ["2026-11-01", "2026-11-30", true],
    ["2026-11-01", "2026-11-01", true],
    ["2026-11-01", undefined, true],
    ["2026-12-01", "2026-11-01", expect.stringContaining("Terminaría (01/11/2026) antes de empezar")],
  ])("from %s to %s: %s", (from, to, expected) => expect(periodProblem(from, to)).toEqual(expected));

  test.each([
    ["2026-11-21", true],
    [undefined, true],
    ["2026-11-20", "Terminó el 20/11/2026: ya no se ve en la web."],
  ])("a last day of %s, on 21 November: %s", (to, expected) => expect(endedWarning(to, "2026-11-21")).toBe(expected));

  test.each([
    ["2026-11-01", "2026-11-21", "Hasta el 21/11/2026"],
    ["2026-11-01", undefined, "Sin último día"],
    ["2026-11-22", undefined, "Desde el 22/11/2026"],
    ["2026-11-22", "2026-11-30", "Desde el 22/11/2026"],
    ["2025-11-01", "2026-01-20", "Terminó el 20/01/2026"],
    [undefined, "2026-11-30", "Sin primer día"],
  ])("from %s to %s in the preview: %s", (from, to, expected) => {
    expect(periodText(from, to, "2026-11-21")).toBe(expected);
  });
});

describe("texts", () => {
  test.each([
    ["", { es: "Hola" }, expect.stringContaining("euskera")],
    [undefined, { es: "Hola" }, expect.stringContaining("euskera")],
    [[], { es: [{}] }, expect.stringContaining("euskera")],
    ["Kaixo", { es: "Hola" }, true],
    // The missing Spanish text has a message of its own.
    [undefined, {}, true],
  ])("the Basque text %j beside %j: %s", (eu, parent, expected) =>
    expect(translationMissing("eu")(eu, { parent })).toEqual(expected),
  );

  test.each([
    ["Desde {{price}} con {{brand}}", "{{brand}}rekin, {{ price }}tik", true],
    ["Hola", undefined, true],
    ["Hola {{brand}}", "Kaixo", expect.stringContaining("{{brand}}")],
    ["Hola", "Kaixo {{brand}}", expect.stringContaining("ninguno")],
  ])("placeholders of %s / %s: %s", (es, eu, expected) => expect(placeholderProblem(es, eu)).toEqual(expected));

  test("a search title over 60 characters has a warning at its language", () => {
    expect(searchLengthWarning(60)({ es: "a".repeat(60), eu: "b".repeat(61) })).toEqual([
      { path: ["eu"], message: expect.stringContaining("61 caracteres") },
    ]);
    expect(searchLengthWarning(60)({ es: "a".repeat(60) })).toBe(true);
  });

  test.each([
    [{ es: "Detrás" }, true, true],
    [undefined, false, true],
    [undefined, true, expect.stringContaining("Se gira")],
  ])("the back %j of a card, flips: %s: %s", (back, canFlip, expected) => {
    expect(cardBackProblem(back, canFlip)).toEqual(expected);
  });
});

describe("questions", () => {
  test("the options of a question have unique names", () => {
    expect(uniqueOptionNames([{ name: "a" }, { name: "b" }, {}, {}])).toBe(true);
    expect(
      uniqueOptionNames([
        { _key: "1", name: "a" },
        { _key: "2", name: "a" },
      ]),
    ).toEqual([{ path: [{ _key: "2" }, "name"], message: expect.stringContaining("«a»") }]);
  });

  test.each([
    [[1, 2, 3], true],
    [[], true],
    [[1, 1], expect.stringContaining("menor a mayor")],
    [[2, 1], expect.stringContaining("menor a mayor")],
  ])("levels %j: %s", (levels, expected) => {
    expect(levelsProblem(levels.map((level) => ({ level })))).toEqual(expected);
  });

  test.each([
    ["funnel", 5, true],
    ["funnel", 4, expect.stringContaining("5 pasos")],
    ["configurator", 2, true],
  ])("a %s of %i steps: %s", (kind, steps, expected) => {
    expect(funnelLengthWarning(new Array(steps).fill({}), kind)).toEqual(expected);
  });
});

describe("the quiz", () => {
  test.each([
    ["vivienda", true],
    ["client-casa", true],
    [undefined, true],
    ["client", expect.stringContaining("«client»")],
    ["territorio", expect.stringContaining("otro identificador")],
    ["editar", expect.stringContaining("otro identificador")],
    ["utm_source", expect.stringContaining("direcciones")],
  ])("a question named %s: %s", (name, expected) => expect(reservedNameProblem(name)).toEqual(expected));

  test.each([
    ["unique", "c", true],
    ["that of an option step and a yes/no question", "a", expect.stringContaining("«a»")],
    ["that of questions in two lists", "b", expect.stringContaining("«b»")],
    ["that of an option", "x", true],
    ["missing", undefined, true],
  ])("a question's name: %s", (_name, name, expected) => {
    const document = {
      placeStep: { name: "a", options: [{ name: "x" }] },
      homeQuestions: [{ name: "b" }, { name: "c" }, {}],
      businessQuestions: [{ name: "a" }, { name: "b" }, { name: "x", options: [{ name: "c" }] }],
    };
    expect(duplicateNameProblem(name, document)).toEqual(expected);
  });

  const step = (...products: (string | undefined)[]) => ({
    options: products.map((product) => (product ? { effect: { product } } : {})),
  });

  test.each([
    ["no steps yet", undefined, true],
    ["a step whose options all choose a kit", [step("piso", "chalet"), step(undefined)], true],
    ["an option without a kit", [step("piso", undefined), step(undefined)], expect.stringContaining("ningún kit")],
    ["no options", [{}], expect.stringContaining("ningún kit")],
  ])("steps that choose a kit: %s", (_name, steps, expected) => expect(undecidedKitProblem(steps)).toEqual(expected));
});
