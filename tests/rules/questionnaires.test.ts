import { describe, expect, test } from "vitest";
import { queryToStep, questionnaireState } from "#app/questionnaires/questionnaire-state.ts";
import { firstIncompleteStep, type Option, outcomeOf, readChosen } from "#app/questionnaires/rules.ts";
import { questionnaireRecord } from "#app/questionnaires/save-questionnaire.server.ts";
import { questionnairePaths, seedQuestionnaire } from "#tests/support/seed-quiz.ts";

const FUNNEL = await seedQuestionnaire("encuesta");
const CONFIGURATOR = await seedQuestionnaire("configurador");

/** Kit, camera and panic button by the answer that names the dwelling or the business. See docs/rules.md#one-adviser. */
const RECOMMENDED: Record<string, Record<string, [string, boolean, boolean]>> = {
  lugar: {
    piso: ["piso", false, false],
    bajo: ["bajo-atico", false, false],
    atico: ["bajo-atico", false, false],
    chalet: ["chalet", false, false],
    negocio: ["negocios", false, false],
    "negocio-publico": ["negocios", false, true],
  },
  "tipo-de-casa": {
    "piso-intermedio": ["piso", false, false],
    "bajo-o-atico": ["bajo-atico", false, false],
    adosado: ["chalet", false, false],
    chalet: ["chalet", false, false],
    "casa-aislada": ["chalet", true, false],
  },
};

describe.each([
  ["encuesta", FUNNEL, "lugar", 6 * 5 * 3 * 4 * 5],
  ["configurador", CONFIGURATOR, "tipo-de-casa", 5 * 2 * 3 * 5 * 5 * 7],
] as const)("%s", (_name, questionnaire, place, count) => {
  const questions = questionnaire.steps.flatMap(({ questions }) => questions);
  const paths = questionnairePaths(questionnaire);

  test("every combination of answers ends at the kit of its place, with the extras that were asked for", () => {
    expect(paths).toHaveLength(count);
    for (const query of paths) {
      const chosen = readChosen(questionnaire, query);
      const given: Option[] = questions.flatMap(({ name, options }) =>
        options.filter((option) => query.getAll(name).includes(option.name)),
      );
      const [kit, camera, panicButton] = RECOMMENDED[place]?.[query.get(place) ?? ""] ?? [];
      const { product, reached, decisive, level: _, ...extras } = outcomeOf(questionnaire, chosen);
      expect(firstIncompleteStep(questionnaire, chosen)).toBe(questionnaire.steps.length);
      expect({ product, text: reached?.product, ...extras, reasons: decisive.length }, `${query}`).toEqual({
        product: kit,
        text: kit,
        camera: camera || given.some(({ adds }) => adds === "camera"),
        panicButton: panicButton || given.some(({ adds }) => adds === "panicButton"),
        reasons: 1,
      });
    }
  });
});

test("without an answer that names the place, the highest level decides", () => {
  const { product, decisive } = outcomeOf(
    FUNNEL,
    readChosen(FUNNEL, new URLSearchParams("?entradas=jardin&zonas=una-zona")),
  );
  expect(product).toBe("chalet");
  expect(decisive.map(({ option }) => option.name)).toEqual(["jardin"]);
});

test.each([
  ["?intereses=nada-mas", ["nada-mas"]],
  ["?intereses=nada-mas&intereses=ver-en-directo", ["ver-en-directo"]],
])("%s: 'nothing else' does not count beside another answer", (search, names) => {
  expect(readChosen(FUNNEL, new URLSearchParams(search)).map(({ option }) => option.name)).toEqual(names);
});

describe("the step of the funnel for a query string", () => {
  const stateAt = (search: string) => {
    const { step, unanswered, chosen } = questionnaireState(FUNNEL, new URLSearchParams(search));
    return [step, unanswered.map(({ name }) => name), chosen.map(({ option }) => option.name)];
  };

  test.each([
    ["", [0, [], []]],
    ["?paso=1", [0, ["lugar"], []]],
    ["?lugar=luna&paso=1", [0, ["lugar"], []]],
    ["?lugar=piso&lugar=chalet&paso=1", [1, [], ["piso"]]],
    ["?lugar=luna&lugar=chalet&lugar=piso", [1, [], ["chalet"]]],
    ["?lugar=piso&paso=2", [1, ["entradas"], ["piso"]]],
    ["?lugar=piso&entradas=terraza&entradas=ventanas&entradas=x", [2, [], ["piso", "ventanas", "terraza"]]],
    ["?lugar=piso&entradas=terraza&editar=1", [0, [], ["piso", "terraza"]]],
    ["?lugar=piso&editar=4", [1, [], ["piso"]]],
    ["?lugar=piso&editar=-1&paso=99", [1, [], ["piso"]]],
    ["?zonas=una-zona&__proto__=piso", [0, [], ["una-zona"]]],
  ])("%s: %j", (search, expected) => expect(stateAt(search)).toEqual(expected));

  test("a step asked again keeps all answers, the territory and the client status", () => {
    const query = new URLSearchParams(
      "?lugar=piso&entradas=terraza&entradas=ventanas&paso=2&x=1&territorio=canarias&client=false",
    );
    const { chosen } = questionnaireState(FUNNEL, query);
    expect(queryToStep(query, chosen, 0)).toBe(
      "?lugar=piso&entradas=ventanas&entradas=terraza&client=false&territorio=canarias&editar=1",
    );
  });
});

test("the record holds the flags, level and highest level of each complete step, and the current step", () => {
  const record = questionnaireRecord(
    FUNNEL,
    readChosen(FUNNEL, new URLSearchParams("?lugar=bajo&entradas=jardin&zonas=x")),
  );
  expect(record).toMatchObject({ step: 2, product: null, camera: false, panicButton: false });
  expect(record.steps).toEqual([
    {
      options: {
        lugar: { piso: false, bajo: true, atico: false, chalet: false, negocio: false, "negocio-publico": false },
      },
      level: 2,
      maxLevel: 5,
    },
    {
      options: { entradas: { "puerta-principal": false, ventanas: false, terraza: false, jardin: true } },
      level: 3,
      maxLevel: 3,
    },
  ]);
});

test("an incomplete record holds the extras of answers, not of levels", () => {
  const record = (questionnaire: typeof FUNNEL, search: string) =>
    questionnaireRecord(questionnaire, readChosen(questionnaire, new URLSearchParams(search)));
  expect(record(FUNNEL, "?lugar=negocio-publico")).toMatchObject({ step: 1, product: null, panicButton: false });
  const all = "?lugar=negocio-publico&entradas=ventanas&zonas=una-zona&ausencias=a-diario&intereses=pedir-ayuda";
  expect(record(FUNNEL, all)).toMatchObject({ step: 5, product: "negocios", panicButton: true });
  expect(record(FUNNEL, "?intereses=ver-en-directo")).toMatchObject({ step: 0, product: null, camera: true });
});
