import { describe, expect, test } from "vitest";
import { nextOpening, openHours, sameEveryDay, supportWeek, type WeeklyHours } from "#app/contact/opening-hours.ts";
import { OPENING_HOURS } from "#tests/support/opening-hours.ts";

const support = supportWeek(OPENING_HOURS);
const information = sameEveryDay(OPENING_HOURS.prospectHours);

/** 2026-11-23 is a Monday. Madrid is one hour ahead of UTC in winter, two in summer. */
const OPEN: [name: string, now: string, support: boolean, information: boolean][] = [
  ["Monday, a minute before nine", "2026-11-23T07:59:59Z", false, false],
  ["Monday at nine", "2026-11-23T08:00:00Z", true, true],
  ["Wednesday at noon", "2026-11-25T11:00:00Z", true, true],
  ["Friday, the last minute", "2026-11-27T20:59:59Z", true, true],
  ["Friday at ten in the evening", "2026-11-27T21:00:00Z", false, true],
  ["Friday at eleven in the evening", "2026-11-27T22:00:00Z", false, false],
  ["Saturday at nine", "2026-11-28T08:00:00Z", true, true],
  ["Saturday, the last minute", "2026-11-28T12:59:59Z", true, true],
  ["Saturday at two", "2026-11-28T13:00:00Z", false, true],
  ["Sunday at noon", "2026-11-29T11:00:00Z", false, true],
  ["Sunday in UTC, Monday in Spain", "2026-11-29T23:30:00Z", false, false],
  ["in summer, a minute before nine", "2026-07-06T06:59:59Z", false, false],
  ["in summer, at nine", "2026-07-06T07:00:00Z", true, true],
  ["in summer, at ten in the evening", "2026-07-06T20:00:00Z", false, true],
  ["the Monday after it, at nine", "2026-03-30T07:00:00Z", true, true],
  ["the day on which summer time begins, at nine", "2026-03-29T07:00:00Z", false, true],
];

test.each(OPEN)("%s", (_name, now, isSupport, isInformation) => {
  expect(openHours(support, new Date(now)) !== undefined).toBe(isSupport);
  expect(openHours(information, new Date(now)) !== undefined).toBe(isInformation);
});

describe("the next opening", () => {
  test.each([
    ["Monday, early", "2026-11-23T05:00:00Z", "2026-11-23 09:00-22:00"],
    ["Monday while it is open: the next day's", "2026-11-23T11:00:00Z", "2026-11-24 09:00-22:00"],
    ["Monday after closing", "2026-11-23T21:30:00Z", "2026-11-24 09:00-22:00"],
    ["Friday after closing: Saturday's shorter hours", "2026-11-27T21:00:00Z", "2026-11-28 09:00-14:00"],
    ["Saturday, early", "2026-11-28T04:00:00Z", "2026-11-28 09:00-14:00"],
    ["Saturday after closing: over Sunday", "2026-11-28T13:00:00Z", "2026-11-30 09:00-22:00"],
    ["Sunday", "2026-11-29T11:00:00Z", "2026-11-30 09:00-22:00"],
    ["Sunday in UTC, Monday in Spain", "2026-11-29T23:30:00Z", "2026-11-30 09:00-22:00"],
    ["over the end of a year", "2026-12-31T22:00:00Z", "2027-01-01 09:00-22:00"],
    ["over the beginning of summer time", "2026-03-28T13:00:00Z", "2026-03-30 09:00-22:00"],
    ["over the end of summer time", "2026-10-24T12:00:00Z", "2026-10-26 09:00-22:00"],
  ])("%s", (_name, now, expected) => {
    const next = nextOpening(support, new Date(now));
    expect(next && `${next.day} ${next.opens}-${next.closes}`).toBe(expected);
  });

  test("is at most a day away when every day is open", () => {
    expect(nextOpening(information, new Date("2026-11-28T22:30:00Z"))).toMatchObject({ day: "2026-11-29" });
  });

  test("is in a week when one day a week is open", () => {
    const saturdays: WeeklyHours = { weekdays: null, saturdays: OPENING_HOURS.saturdayHours, sundays: null };
    expect(nextOpening(saturdays, new Date("2026-11-28T11:00:00Z"))).toMatchObject({ day: "2026-12-05" });
  });

  test.each<[string, WeeklyHours]>([
    ["is closed all week", { weekdays: null, saturdays: null, sundays: null }],
    ["closes before it opens", sameEveryDay({ opens: "22:00", closes: "09:00" })],
    ["closes as it opens", sameEveryDay({ opens: "09:00", closes: "09:00" })],
  ])("is undefined when the phone %s", (_name, week) => {
    const now = new Date("2026-11-25T11:00:00Z");
    expect(nextOpening(week, now)).toBeUndefined();
    expect(openHours(week, now)).toBeUndefined();
  });
});
