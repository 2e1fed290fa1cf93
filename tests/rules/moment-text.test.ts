import { expect, test } from "vitest";
import { dayText, momentText } from "#app/i18n/moment-text.ts";

test.each([
  ["2026-11-24T06:48:00Z", "24 de noviembre de 2026, 07:48", "2026ko azaroaren 24a, 07:48"],
  ["2026-07-01T22:05:00Z", "2 de julio de 2026, 00:05", "2026ko uztailaren 2a, 00:05"],
  ["2025-12-31T23:30:00Z", "1 de enero de 2026, 00:30", "2026ko urtarrilaren 1a, 00:30"],
  ["2025-02-03T12:00:00Z", "3 de febrero de 2025, 13:00", "2025eko otsailaren 3a, 13:00"],
  ["2030-05-05T12:00:00Z", "5 de mayo de 2030, 14:00", "2030eko maiatzaren 5a, 14:00"],
  ["2031-05-05T12:00:00Z", "5 de mayo de 2031, 14:00", "2031ko maiatzaren 5a, 14:00"],
  ["2026-12-11T12:00:00Z", "11 de diciembre de 2026, 13:00", "2026ko abenduaren 11, 13:00"],
  ["2026-12-31T12:00:00Z", "31 de diciembre de 2026, 13:00", "2026ko abenduaren 31, 13:00"],
  ["2041-05-05T12:00:00Z", "5 de mayo de 2041, 14:00", "2041eko maiatzaren 5a, 14:00"],
])("%s is written out in the time of mainland Spain", (moment, spanish, basque) => {
  expect(momentText(new Date(moment), "es")).toBe(spanish);
  expect(momentText(new Date(moment), "eu")).toBe(basque);
});

test("a day is written out in both languages", () => {
  expect(dayText("2026-11-04", "es")).toBe("4 de noviembre de 2026");
  expect(dayText("2025-02-28", "eu")).toBe("2025eko otsailaren 28a");
});
