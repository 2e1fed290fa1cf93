import { describe, expect, test } from "vitest";
import { queryWithAnswer, queryWithClientStatus, queryWithoutAnswer } from "#app/quiz/query-string.ts";
import { quizState, readAnswers } from "#app/quiz/quiz-state.ts";
import { kitDifferences, neighboursOf } from "#app/quiz/result/neighbour-kits.ts";
import { quizRecord } from "#app/quiz/save-answers.server.ts";
import { KITS } from "#tests/support/price-list.ts";
import { pathsOf, seedQuiz } from "#tests/support/seed-quiz.ts";

const quiz = await seedQuiz();

const stateOf = (search: string) => quizState(quiz, readAnswers(new URLSearchParams(search)));

describe("answers in the query string", () => {
  const search = (query: string, name: string, value: string) =>
    queryWithAnswer(quiz, new URLSearchParams(query), name, value);
  const result = `${pathsOf(quiz, "casa", quiz.homeOptions, quiz.homeQuestions)[0]?.search}`;

  test.each([
    ["an answer is added", "", "lugar", "casa", "?lugar=casa"],
    [
      "invalid answers and unknown parameters are dropped",
      "?x=1&utm_id=7&lugar=casa&vivienda=cueva",
      "accesos",
      "una-puerta",
      "?lugar=casa&accesos=una-puerta",
    ],
    [
      "territory and client status are kept",
      "?territorio=canarias&client=false",
      "lugar",
      "casa",
      "?lugar=casa&client=false&territorio=canarias",
    ],
    ["answers of the other branch are dropped", "?lugar=casa&vivienda=chalet", "lugar", "negocio", "?lugar=negocio"],
    [
      "the client question sets `client`",
      "?lugar=negocio",
      "cliente-negocio",
      "no",
      "?lugar=negocio&cliente-negocio=no",
    ],
  ])("%s", (_name, query, name, value, expected) => expect(search(query, name, value)).toBe(expected));

  test("the client question sets `client`; other answers keep the header's switch", () => {
    expect(search(result, "cliente-casa", "no")).toBe(
      `?${new URLSearchParams(result.replace(/si$/, "no"))}&client=false`,
    );
    expect(search(`${result}&client=false`, "vivienda", "chalet")).toMatch(
      /vivienda=chalet.*cliente-casa=si&client=false$/,
    );
    expect(search(`${result}&client=false`, "cliente-casa", "si")).toMatch(/&client=true$/);
  });

  test("going back changes one answer only", () => {
    const before = quizState(quiz, readAnswers(new URLSearchParams(result))).givenAnswers;
    const again = new URLSearchParams(queryWithoutAnswer(quiz, new URLSearchParams(result), "vivienda"));
    expect(quizState(quiz, readAnswers(again)).prompt).toMatchObject({ step: { name: "vivienda" } });
    const after = quizState(quiz, readAnswers(new URLSearchParams(queryWithAnswer(quiz, again, "vivienda", "chalet"))));
    expect(after.stage).toBe("product");
    expect(after.outcome.product).toBe("chalet");
    const changed = after.givenAnswers.filter(({ answer }, position) => answer !== before[position]?.answer);
    expect(changed.map(({ answer }) => answer)).toEqual(["chalet"]);
  });

  test.each([
    ["a=1", "NOT_CLIENT", "?a=1&client=false"],
    ["client=true", "NOT_CLIENT", undefined],
    ["a=1", undefined, undefined],
  ] as const)("a result at '%s' for %s redirects to %s", (query, status, expected) => {
    expect(queryWithClientStatus(new URLSearchParams(query), status)).toBe(expected);
  });
});

test("the record holds the flags and level of each step, the questions, and the current step", () => {
  const record = quizRecord(
    stateOf("?lugar=casa&vivienda=adosado&accesos=dos-puertas&ausencias-casa=temporadas&varias-personas=NO"),
  );
  expect(record).toMatchObject({
    step: 5,
    stage: "questions",
    questions: { "varias-personas": false },
    product: "chalet",
    camera: false,
    clientStatus: null,
  });
  expect(record.steps.lugar).toEqual({ options: { casa: true, negocio: false }, level: 0, maxLevel: 0 });
  expect(record.steps.accesos).toEqual({
    options: { "una-puerta": false, "dos-puertas": true, "tres-puertas": false },
    level: 2,
    maxLevel: 3,
  });
});

describe("the next smaller and bigger kit", () => {
  const kit = (productId: keyof typeof KITS, sensors: number, siren = 0) => ({
    ...KITS[productId],
    productId,
    complements: [
      { quantity: sensors, short: sensors === 1 ? "Sensor" : "Sensores", device: "sensor" },
      ...(siren > 0 ? [{ quantity: siren, short: "Sirena", device: undefined }] : []),
    ],
  });
  const small = kit("piso", 1);
  const middle = kit("bajo-atico", 2);
  const big = kit("chalet", 3, 1);
  const same = kit("tienda", 2);
  const business = kit("negocios", 2);
  const all = [big, business, small, same, middle];

  test.each([
    ["piso", small, undefined, "bajo-atico"],
    ["bajo-atico", middle, "piso", "chalet"],
    ["chalet", big, "bajo-atico", undefined],
    ["negocios", business, undefined, undefined],
  ])("%s", (_name, one, smaller, bigger) => {
    const found = neighboursOf(all, one);
    expect([found.smaller?.productId, found.bigger?.productId]).toEqual([smaller, bigger]);
  });

  test("differ by the devices with more or fewer pieces, named in the singular", () => {
    const said = kitDifferences(middle, big, all).map(({ name, more }) => [name, more]);
    expect(said).toEqual([
      ["Sensor", 1],
      ["Sirena", 1],
    ]);
    expect(kitDifferences(big, small, all).map(({ more }) => more)).toEqual([-2, -1]);
    expect(kitDifferences(business, same, all)).toEqual([]);
  });
});
