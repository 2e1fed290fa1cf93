import { describe, expect, test } from "vitest";
import { queryWithAnswer, queryWithClientStatus, queryWithoutAnswer, readAnswers } from "#app/quiz/query-string.ts";
import { quizState } from "#app/quiz/quiz-state.ts";
import { type Asked, kitDifferences, neighboursOf, specialKits } from "#app/quiz/result/neighbour-kits.ts";
import { hasNewAnswer } from "#app/quiz/use-recorded-answers.ts";
import { KITS } from "#tests/support/price-list.ts";
import { pathsOf, seedQuiz } from "#tests/support/seed-quiz.ts";

const quiz = await seedQuiz();

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

test.each([
  ["", "lugar=casa", true],
  ["lugar=casa", "lugar=negocio", true],
  ["lugar=casa", "lugar=casa", false],
  ["lugar=casa&vivienda=chalet", "lugar=casa", false],
  ["a=1&b=2", "b=2&a=1", false],
  ["entradas=terraza&entradas=ventanas", "entradas=terraza", true],
  ["entradas=terraza", "entradas=terraza&entradas=ventanas", true],
])("from '%s' to '%s' is a new answer: %s", (before, after, expected) => {
  expect(hasNewAnswer(new URLSearchParams(before), new URLSearchParams(after))).toBe(expected);
});

/** The seed's kits for businesses, with the client's price in cents. Kit Tienda holds a panic button. */
const ADVISED = [
  { productId: "piso", isBusiness: false, price: { client: 35.9 }, cents: 3590 },
  { productId: "negocios", isBusiness: true, price: { client: 29.67 }, cents: 2967 },
  { productId: "tienda", isBusiness: true, price: { client: 29.67 }, cents: 2967, holdsButton: true },
  { productId: "local", isBusiness: true, price: { client: 32.98 }, cents: 3298 },
  { productId: "oficina", isBusiness: true, price: { client: 36.28 }, cents: 3628 },
];

test.each<[string, Asked, string[]]>([
  ["negocios", { camera: false, panicButton: false }, []],
  ["negocios", { camera: false, panicButton: false, named: "negocios" }, []],
  ["negocios", { camera: false, panicButton: false, named: "tienda" }, ["tienda"]],
  ["negocios", { camera: false, panicButton: false, named: "local" }, []],
  ["negocios", { camera: false, panicButton: false, named: "oficina" }, []],
  ["negocios", { camera: false, panicButton: true }, ["tienda"]],
  ["negocios", { camera: true, panicButton: true, named: "tienda" }, ["tienda"]],
  ["piso", { camera: false, panicButton: true }, []],
])("%s, %o: beside it stand %j", (productId, asked, expected) => {
  const kit = ADVISED.find((one) => one.productId === productId);
  if (!kit) throw new Error(productId);
  const monthlyOf = ({ cents, holdsButton }: (typeof ADVISED)[number]) =>
    cents + (asked.camera ? 264 : 0) + (asked.panicButton && !holdsButton ? 264 : 0);
  expect(specialKits(ADVISED, kit, asked, monthlyOf).map((one) => one.productId)).toEqual(expected);
});
