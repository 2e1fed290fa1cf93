import { expect, test } from "vitest";
import { hasWrongCheckDigits, hasWrongLetter, lacksLetter, likelyEmail } from "#app/forms/likely-mistakes.ts";
import { isCif, isDni, isIban, isNie } from "#sandbox/backends/alarms/validators.ts";

test.each(["12345678Z", "12.345.678-z", "00000000T", "99999999R"])("the letter of the DNI %s is right", (number) => {
  expect(hasWrongLetter("DNI", number)).toBe(false);
});

test.each([
  ["DNI", "12345678A"],
  ["NIE", "X7654321A"],
  ["NIE", "Z1234567A"],
  ["CIF", "B48673215"],
] as const)("the control of the %s %s is wrong", (type, number) => {
  expect(hasWrongLetter(type, number)).toBe(true);
});

test("a number without the right form has an error, and no hint", () => {
  for (const typed of ["", "1234567", "X", "12345678"]) expect(hasWrongLetter("DNI", typed)).toBe(false);
  for (const typed of ["", "ES91", "ES91 2100"]) expect(hasWrongCheckDigits(typed)).toBe(false);
});

test.each(["12345678", "12.345.678", "X1234567", "y-7654321"])("the document %s lacks its letter", (typed) => {
  expect(lacksLetter(typed)).toBe(true);
});

test.each(["12345678Z", "X1234567L", "1234567", "123456789", "", "B1234567"])("'%s' lacks no letter", (typed) => {
  expect(lacksLetter(typed)).toBe(false);
});

test("the backend refuses a control that is wrong, or of another kind of number", () => {
  for (const dni of ["12345678A", "1234567Z", "123456789", "X1234567L"]) expect(isDni(dni), dni).toBe(false);
  for (const nie of ["X1234567A", "Y1234567L", "W1234567L", "12345678Z"]) expect(isNie(nie), nie).toBe(false);
  for (const cif of ["B12345675", "B1234567D", "Q28260008", "I12345674"]) expect(isCif(cif), cif).toBe(false);
  for (const iban of ["ES9121000418450200051333", "DE89370400440532013001"]) expect(isIban(iban), iban).toBe(false);
});

/** The backend decides. Whatever it takes must get no hint. */
test("no document that the backend takes gets a hint", () => {
  const letters = [..."TRWAGMYFPDXBNJZSQVHLCKE"];
  for (let number = 0; number < 20_000; number += 37) {
    const digits = String(number * 4_231)
      .padStart(8, "0")
      .slice(-8);
    for (const letter of letters) {
      const dni = digits + letter;
      expect(hasWrongLetter("DNI", dni), dni).toBe(!isDni(dni));
      const nie = `${"XYZ".charAt(number % 3)}${digits.slice(1)}${letter}`;
      expect(hasWrongLetter("NIE", nie), nie).toBe(!isNie(nie));
    }
    for (const control of "0123456789ABCDEFGHIJ") {
      const cif = `${"BANG".charAt(number % 4)}${digits.slice(1)}${control}`;
      if (isCif(cif)) expect(hasWrongLetter("CIF", cif), cif).toBe(false);
    }
  }
});

test("the check digits of an IBAN are judged as the backend judges them", () => {
  for (let check = 0; check < 100; check += 1) {
    const iban = `ES${String(check).padStart(2, "0")}21000418450200051332`;
    expect(hasWrongCheckDigits(iban), iban).toBe(!isIban(iban));
  }
  expect(hasWrongCheckDigits("IBAN: ES91-2100-0418-4502-0005-1332")).toBe(false);
});

test.each([
  ["ane@gmial.com", "ane@gmail.com"],
  ["Ane.Lopez@GMAIL.CON", "Ane.Lopez@gmail.com"],
  ["ane@hotmal.es", "ane@hotmail.es"],
  ["ane @gmial.com ", "ane@gmail.com"],
  ["ane@gmail,com", "ane@gmail.com"],
  ["ane@gmail.com.", "ane@gmail.com"],
  ["ane@denda.con", "ane@denda.com"],
  ["ane@gmail", "ane@gmail.com"],
  ["ane lopez@gmial.com", undefined],
  ["ane@gmial.com@", undefined],
  ["ane@denda.co", undefined],
  ["ane@gmail.com", undefined],
  ["ane@gmx.es", undefined],
  ["ane@ymail.com", undefined],
  ["ane", undefined],
  ["", undefined],
])("%s probably means %s", (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});
