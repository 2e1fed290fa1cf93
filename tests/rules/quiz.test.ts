import { describe, expect, test } from "vitest";
import { applyEffect } from "#app/quiz/outcome.ts";
import { readAnswers } from "#app/quiz/query-string.ts";
import { parseYesNo, quizState } from "#app/quiz/quiz-state.ts";
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

describe("every combination of answers ends at its kit, camera and client status", () => {
  /** The positions of the answers about the camera and the client status. A business is not asked about a camera. */
  const BRANCHES = [
    ["home", HOME, HOME_PATHS, { answers: 11, others: 3 * 4 * 2 ** 7, camera: 8, client: 10 }],
    ["business", BUSINESS, BUSINESS_PATHS, { answers: 8, others: 3 * 3 * 2 ** 4, camera: -1, client: 7 }],
  ] as const;
  test.each(
    BRANCHES.flatMap(([branch, kits, ...more]) =>
      Object.entries(kits).map(([place, kit]) => [branch, place, kit, ...more] as const),
    ),
  )("%s, %s: %s, for all other answers", (branch, place, kit, all, at) => {
    const paths = all.filter(({ answers }) => answers[1] === place);
    expect(paths).toHaveLength(at.others);
    for (const { search, answers } of paths) {
      const { givenAnswers, outcome, ...state } = quizState(quiz, readAnswers(search));
      const ended = { stage: state.stage, branch: state.branch, prompt: state.prompt, steps: givenAnswers.length };
      expect({ ...ended, ...outcome }, `${search}`).toEqual({
        ...{ stage: "product", branch, prompt: undefined, steps: at.answers },
        product: kit,
        named: branch === "home" ? kit : place === "otro" ? "negocios" : place,
        camera: answers[at.camera] === "si",
        clientStatus: answers[at.client] === "si" ? "CLIENT" : "NOT_CLIENT",
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
