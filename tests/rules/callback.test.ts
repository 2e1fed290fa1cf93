import { describe, expect, test } from "vitest";
import { callbackSentPath, callTime, readRequestTime } from "#app/callback/call-time.ts";
import { callbackSchema, sanitizePagePath } from "#app/callback/schema.ts";
import { supportWeek } from "#app/contact/opening-hours.ts";
import { OPENING_HOURS } from "#tests/support/opening-hours.ts";

const week = supportWeek(OPENING_HOURS);
const at = (time: string) => new Date(time);

describe("the time of the call by the time of the request (2026-11-23 is a Monday)", () => {
  test.each([
    ["while open", "2026-11-23T11:00:00Z", { today: "2026-11-23", before: "22:00" }],
    ["half an hour before closing", "2026-11-23T20:30:00Z", { today: "2026-11-23", before: "22:00" }],
    [
      "29 minutes before closing",
      "2026-11-23T20:31:00Z",
      { today: "2026-11-23", before: "22:00", from: { day: "2026-11-24", opens: "09:00" } },
    ],
    ["at closing", "2026-11-23T21:00:00Z", { today: "2026-11-23", from: { day: "2026-11-24", opens: "09:00" } }],
    ["at night", "2026-11-24T04:00:00Z", { today: "2026-11-24", from: { day: "2026-11-24", opens: "09:00" } }],
    ["on Saturday morning", "2026-11-28T09:00:00Z", { today: "2026-11-28", before: "14:00" }],
    [
      "at the end of Saturday",
      "2026-11-28T12:45:00Z",
      { today: "2026-11-28", before: "14:00", from: { day: "2026-11-30", opens: "09:00" } },
    ],
    [
      "on Saturday afternoon",
      "2026-11-28T15:00:00Z",
      { today: "2026-11-28", from: { day: "2026-11-30", opens: "09:00" } },
    ],
    ["on Sunday", "2026-11-29T11:00:00Z", { today: "2026-11-29", from: { day: "2026-11-30", opens: "09:00" } }],
  ])("%s", (_name, asked, expected) => {
    expect(callTime(week, at(asked))).toEqual(expected);
  });

  test("no time is promised without opening hours", () => {
    const never = { weekdays: null, saturdays: null, sundays: null };
    expect(callTime(never, at("2026-11-23T11:00:00Z"))).toEqual({ today: "2026-11-23" });
  });
});

describe("the confirmation read later", () => {
  const monday = { day: "2026-11-30", opens: "09:00" };
  test.each([
    ["the same day", "2026-11-23T11:00:00Z", "2026-11-23T20:59:00Z", { today: "2026-11-23", before: "22:00" }],
    ["after closing the time has passed", "2026-11-23T11:00:00Z", "2026-11-23T21:00:00Z", undefined],
    ["the next day the time has passed", "2026-11-23T11:00:00Z", "2026-11-24T11:00:00Z", undefined],
    ["on the day of the call", "2026-11-28T15:00:00Z", "2026-11-30T11:00:00Z", { today: "2026-11-30", from: monday }],
    ["after the day of the call", "2026-11-28T15:00:00Z", "2026-11-30T21:00:00Z", undefined],
    [
      "after closing, the next opening",
      "2026-11-28T12:45:00Z",
      "2026-11-28T13:00:00Z",
      { today: "2026-11-28", from: monday },
    ],
  ])("%s", (_name, asked, seen, expected) => {
    expect(callTime(week, at(asked), at(seen))).toEqual(expected);
  });
});

test("the confirmation path holds the minute of the request", () => {
  const path = callbackSentPath(at("2026-11-23T11:04:59.999Z"));
  expect(path).toBe("/te-llamamos/enviado?hora=2026-11-23T11:04Z");
  expect(readRequestTime(new URL(path, "http://localhost").searchParams)).toEqual(at("2026-11-23T11:04:00Z"));
});

test.each([
  ...["", "hora=", "hora=hoy", "hora=2026-13-45T99:99Z", "hora=2026-11-23", "hora=1"],
  // In Madrid their years have another number of digits.
  ...["hora=0500-06-15T10:00Z", "hora=9999-12-31T23:30Z"],
])("%j holds no request time", (query) => {
  expect(readRequestTime(new URLSearchParams(query))).toBeUndefined();
});

describe("the page path of a request", () => {
  test.each(["/", "/alarmas-para-casa", "/eu/alarmas-para-casa/pisos", "/a%C3%B1o", "/te-llamamos"])("%s", (path) => {
    expect(sanitizePagePath(path)).toBe(path);
  });

  test.each([
    undefined,
    "",
    "alarmas",
    "//example.com",
    "/\\example.com",
    "https://example.com/",
    "/pisos?telefono=600123456",
    "/pisos#kits",
    "/pisos/",
    "/a b",
    "/<script>",
    "/línea\n",
    `/${"a".repeat(200)}`,
  ])("%j becomes the path of the form", (value) => {
    expect(sanitizePagePath(value)).toBe("/te-llamamos");
  });
});

test("the schema trims the name and keeps nine digits of the phone", () => {
  const typed = { name: " Ane López ", phone: "+34 600 12 34 56", consent: "on", place: "/ayuda" };
  expect(callbackSchema.parse(typed)).toEqual({
    name: "Ane López",
    phone: "600123456",
    consent: "on",
    place: "/ayuda",
  });
});
