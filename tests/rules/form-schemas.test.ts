import { describe, expect, test } from "vitest";
import { addressSchema } from "#app/checkout/address/schema.ts";
import { clientConfirmationSchema, notClientConfirmationSchema } from "#app/checkout/confirmation/schema.ts";
import { personalSchema } from "#app/checkout/personal/schema.ts";
import { ADDRESS, CONFIRMATION, errorsOf, PERSONAL, submit } from "./form-values.ts";

/* What no table of `real-values.test.ts` holds. */

describe("personal data", () => {
  test.each([
    ["name", "", "errors:required"],
    ["name", "a".repeat(120), undefined],
    ["phone", "", "errors:required"],
    ["email", "", "errors:email"],
    ["email", "ane@example.eus", undefined],
    ["consent", "", "errors:consent"],
    ["consent", "false", "errors:consent"],
    ["consent", "true", undefined],
    ["commercialConsent", "true", undefined],
    ["commercialConsent", "off", undefined],
    ["clientStatus", "", "errors:required"],
    ["clientStatus", "BOTH", "errors:required"],
  ])("%s = %j: %s", (field, value, expected) => {
    expect(errorsOf(personalSchema, { ...PERSONAL, [field]: value })).toEqual(expected ? { [field]: expected } : {});
  });

  test.each([
    ["on", true],
    ["true", true],
    ["1", true],
    ["false", false],
    ["", false],
  ])("commercial consent %j becomes %s", (commercialConsent, expected) => {
    const submission = submit(personalSchema, { ...PERSONAL, commercialConsent });
    expect(submission).toMatchObject({ status: "success", value: { commercialConsent: expected } });
  });

  test("an empty form has an error at every required field", () => {
    expect(errorsOf(personalSchema, { clientStatus: "CLIENT" })).toEqual({
      name: "errors:required",
      phone: "errors:required",
      email: "errors:email",
      consent: "errors:consent",
    });
  });
});

describe("installation address", () => {
  test.each([
    ["docType", "", "errors:required"],
    ["docType", "PASSPORT", "errors:required"],
    ["docNumber", "", "errors:required"],
    ["type", "", "errors:required"],
    ["street", "", "errors:required"],
    ["street", "2 de Mayo", undefined],
    ["number", "", "errors:required"],
    ["door", "izquierda", undefined],
    ["door", "a".repeat(31), "errors:tooLong"],
    ["postalCode", "", "errors:required"],
    ["postalCode", "48999", undefined],
    ["postalCode", "28001", "errors:otherProvince"],
    ["city", "", "errors:required"],
    ["city", "Vitoria-Gasteiz", undefined],
    ["city", "L'Hospitalet de Llobregat", undefined],
    ["province", "", "errors:required"],
    ["promotion", "alarmasyoigo10", undefined],
    ["promotion", "", undefined],
    ["promotion", `alarmasyoigo${"1".repeat(88)}`, undefined],
    ["promotion", `alarmasyoigo${"1".repeat(89)}`, "errors:tooLong"],
  ])("%s = %j: %s", (field, value, expected) => {
    expect(errorsOf(addressSchema, { ...ADDRESS, [field]: value })).toEqual(expected ? { [field]: expected } : {});
  });

  test.each([
    ["DNI", "12345678Z", undefined],
    ["NIE", "X1234567L", undefined],
    ["CIF", "B12345674", "errors:required"],
  ])("an empty company name with %s: %s", (docType, docNumber, expected) => {
    expect(errorsOf(addressSchema, { ...ADDRESS, docType, docNumber }).companyName).toBe(expected);
  });

  test.each([
    ["DNI", "12345678Z"],
    ["NIE", "X1234567L"],
  ])("a company name is ignored with %s", (docType, docNumber) => {
    const submission = submit(addressSchema, { ...ADDRESS, docType, docNumber, companyName: "x".repeat(300) });
    expect(submission).toMatchObject({ status: "success", value: { companyName: "" } });
  });

  test("a field of spaces is an empty field", () => {
    const values = {
      ...ADDRESS,
      docType: "CIF",
      docNumber: "B12345674",
      companyName: "  ",
      floor: " ",
      door: " ",
      promotion: " ",
    };
    expect(errorsOf(addressSchema, values)).toEqual({ companyName: "errors:required" });
  });

  test("an absent field becomes an empty string", () => {
    const submission = submit(addressSchema, ADDRESS);
    expect(submission).toMatchObject({
      status: "success",
      value: { block: "", stairs: "", floor: "", door: "", companyName: "" },
    });
  });

  const required = ["docNumber", "type", "street", "number", "postalCode", "city", "province"];
  test.each([
    [{ docType: "DNI" }, required],
    [{ docType: "CIF" }, [...required, "companyName"]],
    [{}, [...required, "docType"]],
  ])("%j has an error at every required field", (values, fields) => {
    const expected = Object.fromEntries(fields.map((name) => [name, "errors:required"]));
    expect(errorsOf(addressSchema, values)).toEqual(expected);
  });
});

describe("confirmation", () => {
  test.each([
    ["owner", "", "errors:required"],
    ["iban", "", "errors:required"],
    ["acceptance", "", "errors:required"],
    ["promotion", "otra", "errors:promotion"],
  ])("%s = %j: %s", (field, value, expected) => {
    const errors = errorsOf(notClientConfirmationSchema, { ...CONFIRMATION, [field]: value });
    expect(errors).toEqual(expected ? { [field]: expected } : {});
  });

  test("clients need no account", () => {
    expect(submit(clientConfirmationSchema, { acceptance: "on" }).status).toBe("success");
  });
});
