import { expect, test } from "vitest";
import { hasNewAnswer } from "#app/quiz/use-recorded-answers.ts";

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
