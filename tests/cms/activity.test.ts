import { expect, test } from "vitest";
import { activityOf, startOfDay } from "../../cms/studio/activity/activity.ts";

const page = { id: "page-a", type: "page", title: "A" };
const at = (time: string) => `2026-11-28T${time}Z`;

test("one entry for each person, document and day in Spain, the last first; a publish touches the document itself", () => {
  const entries = activityOf(
    [
      { timestamp: at("09:00:00"), author: "ane", documentIDs: ["drafts.page-a"] },
      { timestamp: at("09:05:00"), author: "ane", documentIDs: ["drafts.page-a", "page-a"] },
      { timestamp: at("09:06:00"), author: "jon", documentIDs: ["drafts.page-a"] },
      { timestamp: at("23:30:00"), author: "ane", documentIDs: ["drafts.page-a"] },
      { timestamp: at("09:07:00"), author: "jon", documentIDs: ["something-else"] },
    ],
    new Map([["page-a", page]]),
  );
  expect(entries.map(({ day, author, isPublished, at: time }) => [day, author, isPublished, time])).toEqual([
    ["2026-11-29", "ane", false, at("23:30:00")],
    ["2026-11-28", "jon", false, at("09:06:00")],
    ["2026-11-28", "ane", true, at("09:05:00")],
  ]);
  expect(entries[0]?.document).toEqual(page);
});

test.each([
  ["2026-11-28", "2026-11-27T23:00:00.000Z"],
  ["2026-07-01", "2026-06-30T22:00:00.000Z"],
  ["2026-03-29", "2026-03-28T23:00:00.000Z"],
  ["2026-10-25", "2026-10-24T22:00:00.000Z"],
])("%s begins in Spain at %s", (day, time) => expect(startOfDay(day)).toBe(time));
