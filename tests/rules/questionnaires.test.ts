import { describe, expect, test } from "vitest";
import { queryToStep, questionnaireState } from "#app/questionnaires/questionnaire-state.ts";
import { firstIncompleteStep, type Option, outcomeOf, type Question, readChosen } from "#app/questionnaires/rules.ts";
import { questionnaireRecord } from "#app/questionnaires/save-questionnaire.server.ts";
import { combinations, seedQuestionnaire } from "#tests/support/seed-quiz.ts";

const FUNNEL = await seedQuestionnaire("encuesta");
const CONFIGURATOR = await seedQuestionnaire("configurador");

/** Kit, camera and panic button of each level. See docs/rules.md#questionnaires. */
const RECOMMENDED: Record<string, [string, boolean, boolean][]> = {
  encuesta: [
    ["piso", false, false],
    ["bajo-atico", false, false],
    ["chalet", false, false],
    ["negocios", false, false],
    ["negocios", false, true],
  ],
  configurador: [
    ["piso", false, false],
    ["bajo-atico", false, false],
    ["chalet", false, false],
    ["chalet", true, false],
  ],
};

/** The answers to try: each option, and for a checkbox question all options together. */
const answersTo = ({ type, options }: Question): string[] => [
  ...options.map(({ name }) => name),
  ...(type === "checkbox" ? [options.map(({ name }) => name).join(",")] : []),
];

describe.each([
  ["encuesta", FUNNEL],
  ["configurador", CONFIGURATOR],
] as const)("%s", (name, questionnaire) => {
  const questions = questionnaire.steps.flatMap(({ questions }) => questions);
  const paths = combinations(questions.map(answersTo)).map((answers) => {
    const query = new URLSearchParams();
    for (const [position, answer] of answers.entries()) {
      for (const one of answer.split(",")) query.append(questions[position]?.name ?? "", one);
    }
    return query;
  });

  test("has five steps or fewer, and more than one level", () => {
    expect(questionnaire.steps).toHaveLength(name === "encuesta" ? 5 : 4);
    expect(questionnaire.levels.map(({ level }) => level)).toEqual(RECOMMENDED[name]?.map((_, index) => index + 1));
  });

  test("every combination of answers ends at the kit and extras of its highest level", () => {
    expect(paths.length).toBeGreaterThan(1000);
    for (const query of paths) {
      const chosen = readChosen(questionnaire, query);
      const given: Option[] = questions.flatMap(({ name, options }) =>
        options.filter((option) => query.getAll(name).includes(option.name)),
      );
      const [kit, camera, panicButton] = RECOMMENDED[name]?.[Math.max(...given.map(({ level }) => level)) - 1] ?? [];
      const { reached, decisive, ...extras } = outcomeOf(questionnaire, chosen);
      expect(firstIncompleteStep(questionnaire, chosen)).toBe(questionnaire.steps.length);
      expect({ kit: reached?.product, ...extras, isExplained: decisive.length > 0 }, `${query}`).toEqual({
        kit,
        level: Math.max(...given.map(({ level }) => level)),
        camera: camera || given.some(({ adds }) => adds === "camera"),
        panicButton: panicButton || given.some(({ adds }) => adds === "panicButton"),
        isExplained: true,
      });
    }
  });
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
