import { describe, expect, test } from "vitest";
import { numberIn } from "#app/checkout/address/street-search.ts";
import { keepAnswers } from "#app/places/kept-answers.ts";
import { streetOfRoute } from "#app/places/street-of-route.ts";

test.each([
  ["Calle de Alcalá", "Calle", "de Alcalá"],
  ["Gran Vía", "", "Gran Vía"],
  ["Avinguda Diagonal", "Avenida", "Diagonal"],
  ["Plaça de Catalunya", "Plaza", "de Catalunya"],
  ["Rúa do Príncipe", "Calle", "do Príncipe"],
  ["Askatasun Etorbidea", "Avenida", "Askatasun"],
  ["Nagusia Kalea", "Calle", "Nagusia"],
  ["Camino", "", "Camino"],
  ["", "", ""],
])("the street %s is of kind %j and called %j", (route, type, street) => {
  expect(streetOfRoute(route)).toEqual({ type, street });
});

test.each([
  ["Gran Vía, 28, Madrid, España", "28"],
  ["Gran Vía, 128, Madrid, España", "128"],
  ["Gran Vía, 1280, Madrid, España", ""],
  ["Calle 31 de Agosto, Donostia, España", ""],
  ["Calle de Alcalá, 28009 Madrid, España", ""],
  ["Calle Mayor, 7", "7"],
])("the house number in %j is %j", (text, number) => {
  expect(numberIn(text)).toBe(number);
});

describe("kept answers", () => {
  const asker = () => {
    let asked = 0;
    return async () => ++asked;
  };

  test("a question is asked once, also while its answer is on its way", async () => {
    const keep = keepAnswers<number>({ count: 10, milliseconds: 60_000 });
    const ask = asker();
    expect(await Promise.all([keep("a", ask), keep("a", ask)])).toEqual([1, 1]);
    expect(await keep("a", ask)).toBe(1);
    expect(await keep("b", ask)).toBe(2);
  });

  test("no more are kept than allowed: the oldest goes", async () => {
    const keep = keepAnswers<number>({ count: 2, milliseconds: 60_000 });
    const ask = asker();
    for (const question of ["a", "b", "c"]) await keep(question, ask);
    expect(await keep("c", ask)).toBe(3);
    expect(await keep("a", ask)).toBe(4);
  });

  test("what is older than allowed is asked anew, and so is what failed", async () => {
    const keep = keepAnswers<number>({ count: 2, milliseconds: 0 });
    const ask = asker();
    expect([await keep("a", ask), await keep("a", ask)]).toEqual([1, 2]);
    const kept = keepAnswers<number>({ count: 2, milliseconds: 60_000 });
    await expect(kept("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await kept("a", ask)).toBe(3);
  });
});
