import { describe, expect } from "vitest";
import { action, loader } from "#app/routes/checkout.tsx";
import { ADDRESS, CLIENT_CONFIRMATION, NOT_CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { confirm, reachConfirmation } from "#tests/support/journey.ts";
import { test } from "#tests/support/site-test.ts";
import { Visitor } from "#tests/support/visitor.ts";

test.beforeEach(async ({ visitor }) => {
  await visitor.get(loader, "/checkout?kit=piso");
});

const formError = async (visitor: Visitor, fields: Record<string, string>) => {
  const { status, data } = await visitor.post(action, "/checkout", fields);
  return { status, step: data?.step, errors: data?.reply.error };
};

describe("backend errors in the step's header, and at the field (docs/rules.md#backend-messages)", () => {
  test.for([
    ["a client's number, declared NOT_CLIENT", { clientStatus: "NOT_CLIENT", phone: "600000001" }, "errors:isAClient"],
    ["another's number, declared CLIENT", { clientStatus: "CLIENT", phone: "600000002" }, "errors:notAClient"],
    ["'Msisdn is not a client of the operator'", { phone: "600000003" }, "errors:notAClient"],
    ["'Msisdn is customer'", { clientStatus: "NOT_CLIENT", phone: "600000004" }, "errors:isCustomer"],
    ["'Invalid phone number'", { phone: "100000000" }, "errors:invalidPhone"],
  ] as const)("step 1: %s", async ([_name, fields, expected], { visitor }) => {
    expect(await formError(visitor, { ...PERSONAL, ...fields })).toEqual({
      status: 400,
      step: "personal",
      errors: { "": [expected], phone: [expected] },
    });
  });

  test("step 2: a DNI with a wrong letter", async ({ visitor }) => {
    await visitor.post(action, "/checkout", PERSONAL);
    expect(await formError(visitor, { ...ADDRESS, docNumber: "12345678A" })).toEqual({
      status: 400,
      step: "address",
      errors: { "": ["errors:invalidDocument"], docNumber: ["errors:invalidDocument"] },
    });
  });

  test("step 3: an IBAN with wrong check digits", async ({ visitor }) => {
    await visitor.post(action, "/checkout", { ...PERSONAL, clientStatus: "NOT_CLIENT" });
    await visitor.post(action, "/checkout", ADDRESS);
    const refused = await formError(visitor, { ...NOT_CLIENT_CONFIRMATION, iban: "ES9121000418450200051333" });
    expect(refused).toEqual({
      status: 400,
      step: "confirmation",
      errors: { "": ["errors:invalidIban"], iban: ["errors:invalidIban"] },
    });
  });

  test.for([
    ["Invalid email format", "errors:invalidEmail", { email: ["errors:invalidEmail"] }],
    // The first step asks for no company.
    ["Company name can't be empty if document type is CIF", "errors:emptyCompany", {}],
    ["We are closed today", "We are closed today", {}],
  ] as const)("'%s' becomes %s", async ([message, expected, atField], { site, visitor }) => {
    await site.fail({ service: "alarms", path: "/customer", status: 400, message, times: 1 });
    expect((await formError(visitor, PERSONAL)).errors).toEqual({ "": [expected], ...atField });
  });

  test("typed values are kept", async ({ visitor }) => {
    const { data } = await visitor.post(action, "/checkout", { ...PERSONAL, phone: "100 000 000", name: "Ane" });
    expect(data?.reply.initialValue).toMatchObject({ phone: "100 000 000", name: "Ane", email: PERSONAL.email });
  });

  test("a refusal is logged once, without personal data", async ({ site, visitor }) => {
    await visitor.post(action, "/checkout", { ...PERSONAL, phone: "100000000" });
    expect(site.log.lines).toEqual([
      {
        level: "warn",
        facts: { call: "customer", status: 400, cause: "Request failed with status code 400" },
        message: "A backend call failed",
      },
    ]);
  });
});

test("an invalid field is refused with the typed values, without a backend call", async ({ site, visitor }) => {
  const { status, data } = await visitor.post(action, "/checkout", { ...PERSONAL, name: "4ne", email: "" });
  expect(status).toBe(400);
  expect(data?.reply.error).toEqual({ name: ["errors:text"], email: ["errors:email"] });
  expect(data?.reply.initialValue).toMatchObject({ name: "4ne", phone: PERSONAL.phone });
  expect(site.log.lines).toEqual([]);
});

describe("steps in order", () => {
  test("a POST for step 3 before step 2 redirects to step 2", async ({ visitor }) => {
    await visitor.post(action, "/checkout", PERSONAL);
    const result = await confirm(visitor);
    expect(result).toMatchObject({ status: 303, location: "/checkout#address" });
  });

  test("editing a step keeps its values", async ({ visitor }) => {
    await visitor.post(action, "/checkout", PERSONAL);
    await visitor.post(action, "/checkout", ADDRESS);
    const edit = await visitor.post(action, "/checkout", { intent: "edit", step: "personal" });
    expect(edit).toMatchObject({ status: 303, location: "/checkout#personal" });
    const { data } = await visitor.get(loader, "/checkout");
    expect(data).toMatchObject({ step: "personal", person: { name: "Ane López" }, address: { street: "Gran Vía" } });
  });

  test.for<Record<string, string>>([
    { intent: "edit", step: "confirmation" },
    { intent: "edit" },
    { intent: "pay" },
    {},
  ])("%j answers 400", async (fields, { visitor }) => {
    expect((await visitor.post(action, "/checkout", fields)).status).toBe(400);
  });

  test("step 1 stores the client status in its cookie", async ({ visitor }) => {
    await visitor.post(action, "/checkout", { ...PERSONAL, clientStatus: "NOT_CLIENT" });
    expect(visitor.cookies.get("client_status")).toBe("NOT_CLIENT");
  });
});

describe("an unexpected form", () => {
  test("loses its control characters", async ({ site, visitor }) => {
    await visitor.post(action, "/checkout", { ...PERSONAL, name: "Ane\u0000 L\u0007ópez" });
    const company = { docType: "CIF", docNumber: "B12345674", companyName: "AC\u0000ME" };
    const promotion = "alarmasyoigo\u0000";
    expect((await visitor.post(action, "/checkout", { ...ADDRESS, ...company, promotion })).status).toBe(303);
    expect((await site.received("/customer"))[0]?.body).toMatchObject({ name: PERSONAL.name });
    expect((await site.received("/address"))[0]?.body).toMatchObject({ companyName: "ACME" });
    await visitor.post(action, "/checkout", { ...CLIENT_CONFIRMATION, promotion });
    expect((await site.received("/order"))[0]?.body).toMatchObject({ promotion: "alarmasyoigo" });
  });

  test("with a body in another format answers 400", async ({ site }) => {
    const headers = { "Content-Type": "multipart/form-data; boundary=x", Cookie: "XSRF-TOKEN=a" };
    const request = new Request("http://localhost:3000/checkout", { method: "POST", headers, body: "nonsense" });
    const thrown = await action({ request, params: {}, context: site.context }).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ status: 400 });
  });

  test("may send the token as a header", async ({ site, visitor }) => {
    const token = visitor.cookies.get("XSRF-TOKEN") ?? "";
    const headers = { "X-XSRF-TOKEN": token, Cookie: `XSRF-TOKEN=${token}` };
    const body = new URLSearchParams({ intent: "personal" });
    const request = new Request("http://localhost:3000/checkout?kit=piso", { method: "POST", headers, body });
    expect(await action({ request, params: {}, context: site.context })).toMatchObject({ init: { status: 400 } });
  });
});

describe("a checkout belongs to its visitor", () => {
  test("a form without the visitor's token is refused", async ({ site, visitor }) => {
    const result = await visitor.post(action, "/checkout", { ...PERSONAL, _xsrf: "another" });
    expect(result.status).toBe(403);
    expect(await site.received("/customer")).toEqual([]);
  });

  test("an empty token is none, though the cookie is empty too", async ({ site, visitor }) => {
    visitor.cookies.set("XSRF-TOKEN", "");
    expect((await visitor.post(action, "/checkout", PERSONAL)).status).toBe(403);
    await visitor.get(loader, "/checkout?kit=piso");
    expect((await visitor.post(action, "/checkout", PERSONAL)).status).toBe(303);
    visitor.cookies.set("XSRF-TOKEN", "");
    expect((await visitor.post(action, "/checkout", { intent: "edit", step: "personal", _xsrf: "" })).status).toBe(403);
    expect(await site.received("/customer")).toHaveLength(1);
  });

  test("a step of the older of two tabs keeps its values and gets a fresh token", async ({ site, visitor }) => {
    const first = visitor.cookies.get("XSRF-TOKEN") ?? "";
    const another = new Visitor(site.context);
    await another.get(loader, "/checkout?kit=chalet");
    for (const [name, value] of another.cookies) visitor.cookies.set(name, value);
    const { status, data } = await visitor.post(action, "/checkout", { ...PERSONAL, _xsrf: first });
    expect(status).toBe(403);
    expect(data).toMatchObject({
      step: "personal",
      reply: { error: { "": ["errors:changed"] }, initialValue: { name: PERSONAL.name, phone: PERSONAL.phone } },
    });
    const token = (await visitor.get(loader, "/checkout")).data?.xsrf ?? "";
    expect((await visitor.post(action, "/checkout", { ...PERSONAL, _xsrf: token })).location).toBe("/checkout#address");
  });

  const EDIT = { intent: "edit", step: "address" };
  const RESTART = { intent: "restart" };
  test.for([
    ["'Editar' with another token", EDIT, (own: string) => ({ cookie: own, _xsrf: "another" }), "/checkout#address"],
    ["'Editar' without a token", EDIT, (own: string) => ({ cookie: own, _xsrf: "" }), "/checkout#address"],
    ["'Editar' without the cookie", EDIT, (own: string) => ({ cookie: "", _xsrf: own }), "/checkout#address"],
    ["'Empezar de nuevo' with another token", RESTART, (own: string) => ({ cookie: own, _xsrf: "another" }), "/#kits"],
    ["'Empezar de nuevo' without the cookie", RESTART, (own: string) => ({ cookie: "", _xsrf: own }), "/#kits"],
  ] as const)(
    "%s changes nothing, shows the message in the open step and gets a fresh token",
    async ([...[, form, sent, to]], { visitor }) => {
      await reachConfirmation(visitor, "kit=piso");
      const { cookie, _xsrf } = sent(visitor.cookies.get("XSRF-TOKEN") ?? "");
      if (cookie === "") visitor.cookies.delete("XSRF-TOKEN");
      const { status, data } = await visitor.post(action, "/checkout", { ...form, _xsrf });
      expect(status).toBe(403);
      expect(data).toMatchObject({ step: "confirmation", reply: { error: { "": ["errors:stale"] } } });
      const now = (await visitor.get(loader, "/checkout")).data;
      expect(now).toMatchObject({ step: "confirmation", address: { street: "Gran Vía" } });
      expect((await visitor.post(action, "/checkout", { ...form, _xsrf: now?.xsrf ?? "" })).location).toBe(to);
    },
  );

  test("an unknown form without a token answers 403", async ({ visitor }) => {
    expect((await visitor.post(action, "/checkout", { intent: "pay", _xsrf: "another" })).status).toBe(403);
  });

  test("an unsigned cookie is ignored", async ({ visitor }) => {
    const cookie = visitor.cookies.get("checkout") ?? "";
    visitor.cookies.set("checkout", `${cookie.slice(0, -4)}AAAA`);
    expect(await visitor.get(loader, "/checkout")).toMatchObject({ status: 303, location: "/#elige-kit" });
  });
});
