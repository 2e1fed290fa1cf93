import { expect, test } from "vitest";
import { createTexts } from "#app/i18n/texts.ts";

/* What we ask of i18next. The texts themselves are the content's: tests/routes/texts.test.ts. */

const { t } = createTexts("eu", {
  eu: { quiz: { fewQuestions_one: "Galdera {{count}}", fewQuestions_other: "{{count}} galdera" } },
  es: { contact: { anotherDay: "el {{ weekday }}", today: "hoy", sent: "<b>{{name}}</b>" } },
});

test("placeholders are filled with what is given, which is no HTML and no placeholder", () => {
  expect(t("contact:anotherDay", { weekday: "lunes" })).toBe("el lunes");
  expect(t("contact:sent", { name: "A & {{name}} $t(contact:today)" })).toBe("<b>A & {{name}} $t(contact:today)</b>");
});
