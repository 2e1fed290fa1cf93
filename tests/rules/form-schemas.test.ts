import { describe, expect, test } from "vitest";
import { addressSchema } from "#app/checkout/address/schema.ts";
import { clientConfirmationSchema, notClientConfirmationSchema } from "#app/checkout/confirmation/schema.ts";
import { personalSchema } from "#app/checkout/personal/schema.ts";
import { ADDRESS, CONFIRMATION, errorsOf, PERSONAL, submit } from "./form-values.ts";

describe("personal data", () => {
  test.each([
    ["name", "", "errors:required"],
    ["name", "   ", "errors:required"],
    ["name", "Ane 2", "errors:text"],
    ["name", "@ne", "errors:text"],
    ["name", "-", "errors:text"],
    ["name", "a".repeat(120), undefined],
    ["name", "a".repeat(121), "errors:tooLong"],
    ["name", "Íñigo Peña Çelik", undefined],
    ["name", "Mª José O’Donnell-Ruiz", undefined],
    ["phone", "", "errors:required"],
    ["phone", "60012345", "errors:mobile"],
    ["phone", "6001234567", "errors:mobile"],
    ["phone", "teléfono", "errors:mobile"],
    ["phone", "600 123 456", undefined],
    ["phone", "(600) 123-456", undefined],
    ["phone", "+600123456", undefined],
    ["phone", "+34 600 12 34 56", undefined],
    ["phone", "0034600123456", undefined],
    ["email", "", "errors:email"],
    ["email", "ane", "errors:email"],
    ["email", "ane@example", "errors:email"],
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

  test.each(["600 123 456", "+34 600123456", "0034 600-12-34-56", "(600)123456", "+600123456"])(
    "the phone %s becomes nine digits",
    (phone) => {
      const submission = submit(personalSchema, { ...PERSONAL, phone });
      expect(submission).toMatchObject({ status: "success", value: { phone: "600123456" } });
    },
  );

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
    ["docNumber", "1234567Z", "errors:DNI"],
    ["docNumber", "12345678", "errors:DNI"],
    ["docNumber", "12.345.678-z", undefined],
    ["type", "", "errors:required"],
    ["street", "", "errors:required"],
    ["street", "123", "errors:text"],
    ["street", "<b>", "errors:text"],
    ["street", "a".repeat(121), "errors:tooLong"],
    ["street", "2 de Mayo", undefined],
    ["number", "", "errors:required"],
    ["number", "1".repeat(11), "errors:tooLong"],
    ["block", "@", "errors:number"],
    ["stairs", "?", "errors:text"],
    ["floor", "abc", "errors:number"],
    ["door", "izquierda", undefined],
    ["door", "a".repeat(31), "errors:tooLong"],
    ["postalCode", "", "errors:required"],
    ["postalCode", "48x01", "errors:number"],
    ["postalCode", "480011", "errors:postalCode"],
    ["postalCode", "1".repeat(11), "errors:postalCode"],
    ["postalCode", "00123", "errors:postalCode"],
    ["postalCode", "53000", "errors:postalCode"],
    ["postalCode", "99999", "errors:postalCode"],
    ["postalCode", "1001", "errors:missingZero"],
    ["postalCode", "48999", undefined],
    ["postalCode", "28001", "errors:otherProvince"],
    ["city", "", "errors:required"],
    ["city", "M4drid", "errors:text"],
    ["city", "Vitoria-Gasteiz", undefined],
    ["city", "L'Hospitalet de Llobregat", undefined],
    ["province", "", "errors:required"],
    ["province", "48", "errors:text"],
    ["promotion", "VERANO", "errors:promotion"],
    ["promotion", "alarmasyoigo10", undefined],
    ["promotion", "", undefined],
    ["promotion", `alarmasyoigo${"1".repeat(88)}`, undefined],
    ["promotion", `alarmasyoigo${"1".repeat(89)}`, "errors:tooLong"],
  ])("%s = %j: %s", (field, value, expected) => {
    expect(errorsOf(addressSchema, { ...ADDRESS, [field]: value })).toEqual(expected ? { [field]: expected } : {});
  });

  test.each([
    ["NIE", "X1234567L", undefined],
    ["NIE", "x-1234567-l", undefined],
    ["NIE", "X12345678L", undefined],
    ["NIE", "W1234567L", "errors:NIE"],
    ["NIE", "12345678Z", "errors:NIE"],
    ["CIF", "B12345674", undefined],
    ["CIF", "P1234567J", undefined],
    ["CIF", "I12345674", "errors:CIF"],
    ["CIF", "B1234567K", "errors:CIF"],
  ])("%s %s: %s", (docType, docNumber, expected) => {
    const errors = errorsOf(addressSchema, { ...ADDRESS, docType, docNumber, companyName: "Denda SL" });
    expect(errors).toEqual(expected ? { docNumber: expected } : {});
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
    ["owner", "2000", "errors:text"],
    ["iban", "", "errors:required"],
    ["iban", "ES912100041845020005133", "errors:iban"],
    ["iban", "9121000418450200051332ES", "errors:iban"],
    ["iban", "es9121000418450200051332", undefined],
    ["acceptance", "", "errors:required"],
    ["promotion", "otra", "errors:promotion"],
  ])("%s = %j: %s", (field, value, expected) => {
    const errors = errorsOf(notClientConfirmationSchema, { ...CONFIRMATION, [field]: value });
    expect(errors).toEqual(expected ? { [field]: expected } : {});
  });

  test("clients need no account", () => {
    expect(submit(clientConfirmationSchema, { acceptance: "on" }).status).toBe("success");
  });

  test("spaces are removed from the IBAN", () => {
    expect(submit(notClientConfirmationSchema, CONFIRMATION)).toMatchObject({
      value: { iban: "ES9121000418450200051332" },
    });
  });
});
