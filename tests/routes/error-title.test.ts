import { describe, expect } from "vitest";
import type { Locale } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import { ADDRESS, PERSONAL } from "#tests/support/checkout-fields.ts";
import { readPage, textOf } from "#tests/support/html.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { test } from "#tests/support/pages-test.ts";

const ABOUT = "ayuda-respuesta:sin-luz";

/** Each form with fields that are refused, and the forms that the visitor sends before. */
const REFUSED: [name: string, path: string, fields: Record<string, string>, ...before: Record<string, string>[]][] = [
  ["the call-back", "/te-llamamos", { intent: "callback" }],
  ["step 1", "/checkout?kit=piso", { intent: "personal" }],
  ["step 2", "/checkout", { intent: "address", docType: "DNI" }, PERSONAL],
  ["step 3", "/checkout", { intent: "confirmation" }, PERSONAL, ADDRESS],
  ["the withdrawal", "/desistimiento", { intent: "review" }],
  ["a comment", "/valoracion", { about: ABOUT, comment: " " }, { about: ABOUT, answer: "NO" }],
];

const MARKS: [Locale, RegExp][] = [
  ["es", /^Error: \S/],
  ["eu", /^Errorea: \S/],
];

const titleOf = async (page: Response) => textOf(readPage(await page.text()).querySelector("title"));

describe.for(MARKS)("in the language %s", ([locale, mark]) => {
  test.for(REFUSED)("the title says that %s was refused", async ([_name, path, fields, ...before], { pages }) => {
    const visitor = new HttpVisitor(() => pages.url);
    const at = (one: string) => localePath(locale, one);
    const isComment = path === "/valoracion";
    await visitor.open(
      at(isComment ? `${path}?sobre=${ABOUT}` : path.startsWith("/checkout") ? "/checkout?kit=piso" : path),
    );
    for (const sent of before) expect((await visitor.post(at(path), sent)).status).toBe(303);
    const shown = await visitor.open(at(isComment ? `${path}?sobre=${ABOUT}` : path));
    expect(await titleOf(shown)).not.toMatch(mark);
    const refused = await visitor.post(at(path), fields);
    expect(refused.status).toBe(400);
    expect(await titleOf(refused)).toMatch(mark);
  });

  test("the title says that a question has no answer", async ({ pages }) => {
    const visitor = new HttpVisitor(() => pages.url);
    const titleAt = async (path: string) => await titleOf(await visitor.open(localePath(locale, path)));
    expect(await titleAt("/encuesta?lugar=bajo")).not.toMatch(mark);
    expect(await titleAt("/encuesta?lugar=bajo&paso=2")).toMatch(mark);
  });
});
