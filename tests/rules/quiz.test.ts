import { describe, expect, test } from "vitest";
import { applyEffect } from "#app/quiz/outcome.ts";
import { parseYesNo, quizState, readAnswers } from "#app/quiz/quiz-state.ts";
import { pathsOf, seedQuiz } from "#tests/support/seed-quiz.ts";

const quiz = await seedQuiz();

const stateOf = (search: string) => quizState(quiz, readAnswers(new URLSearchParams(search)));

/** The kit of each dwelling and activity. See docs/rules.md#quiz-outcome. */
const HOME = {
  bajo: "bajo-atico",
  "mediano-piso": "piso",
  duplex: "piso",
  atico: "bajo-atico",
  chalet: "chalet",
  adosado: "chalet",
};
const BUSINESS = { tienda: "negocios", local: "negocios", oficina: "negocios", otro: "negocios" };

const HOME_PATHS = pathsOf(quiz, "casa", quiz.homeOptions, quiz.homeQuestions);
const BUSINESS_PATHS = pathsOf(quiz, "negocio", quiz.businessOptions, quiz.businessQuestions);

describe("the seed's quiz follows the rules", () => {
  test("has 4 steps and 7 questions for homes, 4 and 4 for businesses", () => {
    expect([1 + quiz.homeOptions.length, quiz.homeQuestions.length]).toEqual([4, 7]);
    expect([1 + quiz.businessOptions.length, quiz.businessQuestions.length]).toEqual([4, 4]);
  });

  test("has all dwellings", () => {
    expect(quiz.homeOptions[0]?.options.map(({ name }) => name).toSorted()).toEqual(Object.keys(HOME).toSorted());
  });

  test("has every combination of answers", () => {
    // 6 dwellings, 3 numbers of doors, 4 absences, 7 times yes or no; 4 activities, 3 entrances, 3 absences, 4 times yes or no.
    expect(HOME_PATHS).toHaveLength(6 * 3 * 4 * 2 ** 7);
    expect(BUSINESS_PATHS).toHaveLength(4 * 3 * 3 * 2 ** 4);
  });
});

describe("every combination of answers ends at its kit, camera and client status", () => {
  const DWELLINGS = Object.entries(HOME);
  test.each(DWELLINGS)("home, %s: %s, for all other answers", (dwelling, kit) => {
    const paths = HOME_PATHS.filter(({ answers }) => answers[1] === dwelling);
    expect(paths).toHaveLength(3 * 4 * 2 ** 7);
    for (const { search, answers } of paths) {
      const { stage, branch, prompt, givenAnswers, outcome } = quizState(quiz, readAnswers(search));
      expect({ stage, branch, prompt, steps: givenAnswers.length, ...outcome }, `${search}`).toEqual({
        stage: "product",
        branch: "home",
        prompt: undefined,
        steps: 11,
        product: kit,
        named: kit,
        // The fifth and the seventh of the questions, after four steps.
        camera: answers[8] === "si",
        clientStatus: answers[10] === "si" ? "CLIENT" : "NOT_CLIENT",
      });
    }
  });

  test.each(Object.entries(BUSINESS))("business, %s: %s, for all other answers", (activity, kit) => {
    const paths = BUSINESS_PATHS.filter(({ answers }) => answers[1] === activity);
    expect(paths).toHaveLength(3 * 3 * 2 ** 4);
    for (const { search, answers } of paths) {
      const { stage, branch, prompt, givenAnswers, outcome } = quizState(quiz, readAnswers(search));
      expect({ stage, branch, prompt, steps: givenAnswers.length, ...outcome }, `${search}`).toEqual({
        stage: "product",
        branch: "business",
        prompt: undefined,
        steps: 8,
        product: kit,
        named: activity === "otro" ? "negocios" : activity,
        camera: false,
        clientStatus: answers[7] === "si" ? "CLIENT" : "NOT_CLIENT",
      });
    }
  });

  test.each([
    ["home", HOME_PATHS[0], ["options", "options", "options", "options"], "go-next-questions", "questions", 7],
    [
      "business",
      BUSINESS_PATHS[0],
      ["options", "options", "options", "options"],
      "go-next-questions-negocios",
      "questions-negocios",
      4,
    ],
  ] as const)("%s passes the stages in order", (_branch, path, options, goNext, questions, count) => {
    const all = [...(path?.search ?? [])];
    const stages = all.map((_, done) => quizState(quiz, readAnswers(new URLSearchParams(all.slice(0, done)))).stage);
    expect(stages).toEqual([...options, goNext, ...Array.from({ length: count - 1 }, () => questions)]);
  });
});

describe("invalid query strings", () => {
  test.each([
    ["", "lugar", 0],
    ["?foo=bar&%E0%A4%A=1", "lugar", 0],
    ["?lugar=castillo&vivienda=chalet", "lugar", 0],
    ["?lugar=__proto__&constructor=x&toString=casa", "lugar", 0],
    ["?vivienda=chalet&accesos=una-puerta", "lugar", 0],
    ["?lugar=casa&lugar=negocio", "vivienda", 1],
    ["?lugar=casa&vivienda=cueva&accesos=una-puerta", "vivienda", 1],
    ["?lugar=negocio&vivienda=chalet", "actividad", 1],
    [`?lugar=${"a".repeat(10_000)}`, "lugar", 0],
  ])("%.60s asks %s", (search, name, done) => {
    const { prompt, givenAnswers, stage } = stateOf(search);
    expect([prompt?.kind === "options" && prompt.step.name, givenAnswers.length, stage]).toEqual([
      name,
      done,
      "options",
    ]);
  });

  test("an invalid answer to a question asks it", () => {
    const search = "?lugar=casa&vivienda=chalet&accesos=una-puerta&ausencias-casa=casi-nunca&varias-personas=quizas";
    expect(stateOf(search)).toMatchObject({
      stage: "go-next-questions",
      prompt: { question: { name: "varias-personas" } },
    });
  });
});

test.each([
  ["si", true],
  ["SI", true],
  ["Sí", true],
  ["no", false],
  ["NO", false],
  ["", undefined],
  ["quizás", undefined],
  [undefined, undefined],
])("'%s' is %s", (value, expected) => expect(parseYesNo(value)).toBe(expected));

describe("the effect of an answer", () => {
  const chalet = { product: "chalet", named: "chalet", camera: true, clientStatus: "CLIENT" } as const;
  test.each([
    ["none", null, chalet],
    [
      "another kit removes the camera",
      { product: "piso" },
      { ...chalet, product: "piso", named: "piso", camera: false },
    ],
    ["the same kit keeps the camera", { product: "chalet" }, chalet],
    ["another kit with camera", { product: "piso", camera: true }, { ...chalet, product: "piso", named: "piso" }],
    ["no camera", { camera: false }, { ...chalet, camera: false }],
    ["client status", { clientStatus: "NOT_CLIENT" }, { ...chalet, clientStatus: "NOT_CLIENT" }],
    [
      "every business kit becomes `negocios`",
      { product: "oficina" },
      { ...chalet, product: "negocios", named: "oficina", camera: false },
    ],
  ] as const)("%s", (_name, effect, expected) => expect(applyEffect(chalet, effect)).toEqual(expected));
});
