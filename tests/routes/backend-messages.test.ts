import { describe, expect } from "vitest";
import { ADDRESS, NOT_CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { readPage, textOf } from "#tests/support/html.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { test as pagesTest } from "#tests/support/pages-test.ts";

const NOT_CLIENT = { ...PERSONAL, clientStatus: "NOT_CLIENT" };

/** `browser` has no JavaScript and has opened the checkout. */
const test = pagesTest
  /** Short, because a test waits for it. Elsewhere it is that of production, which a busy machine keeps too. */
  .extend("env", { scope: "file" }, () => ({ BACKEND_TIMEOUT_MS: "2000" }))
  .extend("browser", async ({ pages }) => {
    const browser = new HttpVisitor(() => pages.url);
    await browser.open("/checkout?kit=oficina&business_kit=true");
    return browser;
  });

/** Submits forms; returns the status and the alert of the last response. */
async function alertAfter(
  browser: HttpVisitor,
  ...forms: Record<string, string>[]
): Promise<{ status: number; alert: string | undefined }> {
  const answers = [];
  for (const fields of forms) answers.push(await browser.post("/checkout", fields));
  const last = answers.at(-1);
  const page = readPage((await last?.text()) ?? "");
  return { status: last?.status ?? 0, alert: textOf(page.querySelector('[role="alert"]')) };
}

describe("Spanish messages on the page without JavaScript (docs/rules.md#backend-messages)", () => {
  test.for([
    ["El número introducido no pertenece a Yoigo", [{ ...PERSONAL, phone: "600000002" }]],
    ["El número introducido pertenece a un cliente de Yoigo", [{ ...NOT_CLIENT, phone: "600000001" }]],
    ["El número introducido no pertenece a Yoigo", [{ ...PERSONAL, phone: "600000003" }]],
    ["El número introducido pertenece a un cliente", [{ ...NOT_CLIENT, phone: "600000004" }]],
    ["Número de teléfono incorrecto", [{ ...PERSONAL, phone: "100000000" }]],
    ["El documento no es válido", [PERSONAL, { ...ADDRESS, docNumber: "12345678A" }]],
    [
      "El formato del IBAN no es válido",
      [NOT_CLIENT, ADDRESS, { ...NOT_CLIENT_CONFIRMATION, iban: "ES9121000418450200051333" }],
    ],
  ] as const)("'%s'", async ([message, forms], { browser }) => {
    const { status, alert } = await alertAfter(browser, ...forms);
    expect(status).toBe(400);
    expect(alert).toMatch(new RegExp(`^${message}(?![a-z ])`));
  });

  test("a timeout shows 'Hubo un error' and logs the cause", async ({ site, browser }) => {
    await site.fail({ service: "alarms", path: "/customer", delayMs: 2_500, times: 1 });
    expect((await alertAfter(browser, PERSONAL)).alert).toBe("Hubo un error");
    const facts = { call: "customer", status: undefined, cause: "timeout of 2000ms exceeded" };
    expect(site.log.lines).toContainEqual({ level: "warn", facts, message: "A backend call failed" });
  });

  test("a status alone shows 'Hubo un error' and logs 'Request failed with status code 502'", async ({
    site,
    browser,
  }) => {
    await site.fail({ service: "alarms", path: "/customer", status: 502, message: "", times: 1 });
    expect((await alertAfter(browser, PERSONAL)).alert).toBe("Hubo un error");
    expect(site.log.lines).toContainEqual(
      expect.objectContaining({ facts: expect.objectContaining({ cause: "Request failed with status code 502" }) }),
    );
  });
});
