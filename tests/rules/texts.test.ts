import { describe, expect, test } from "vitest";
import { createTexts } from "#app/i18n/texts.ts";

/* What we ask of i18next. The texts themselves are the content's: tests/routes/texts.test.ts. */

const { t } = createTexts("eu", {
  eu: { quiz: { fewQuestions_one: "Galdera {{count}}", fewQuestions_other: "{{count}} galdera" } },
  es: { contact: { anotherDay: "el {{ weekday }}", today: "hoy", sent: "<b>{{name}}</b>" } },
});

test("a text that counts has the form of its number", () => {
  expect([1, 3].map((count) => t("quiz:fewQuestions", { count }))).toEqual(["Galdera 1", "3 galdera"]);
});

test("a text that the language lacks is that of the default language, which is told", () => {
  expect(t("contact:today", { returnDetails: true })).toMatchObject({ res: "hoy", usedLng: "es" });
  expect(t("quiz:fewQuestions", { count: 1, returnDetails: true }).usedLng).toBe("eu");
});

describe("placeholders", () => {
  test("are filled with what is given, which is no HTML and no placeholder", () => {
    expect(t("contact:anotherDay", { weekday: "lunes" })).toBe("el lunes");
    expect(t("contact:sent", { name: "A & {{name}} $t(contact:today)" })).toBe("<b>A & {{name}} $t(contact:today)</b>");
  });

  test("without a value become empty", () => expect(t("contact:anotherDay")).toBe("el "));
});

test("a key without a text is an error of the compiler", () => {
  // @ts-expect-error: no such key.
  expect(t("contact:nothing")).toBe("nothing");
});
