import { expect, test } from "vitest";
import { activityOf, startOfDay } from "../../cms/studio/activity/activity.ts";

const page = { id: "page-a", type: "page", title: "A" };
const at = (time: string) => `2026-11-28T${time}Z`;

test("one entry for each person, document and day in Spain, the last first; a publish touches the document itself", () => {
  const withdrawn = { "page-a": { apply: [0, null] }, "drafts.page-a": { apply: [0, page] } };
  const entries = activityOf(
    [
      { timestamp: at("23:30:00"), author: "ane", documentIDs: ["drafts.page-a"] },
      { timestamp: at("09:07:00"), author: "jon", documentIDs: ["something-else"] },
      { timestamp: at("09:06:00"), author: "jon", documentIDs: ["drafts.page-a"] },
      { timestamp: at("09:05:30"), author: "ane", documentIDs: ["drafts.page-a"] },
      { timestamp: at("09:05:00"), author: "ane", documentIDs: ["drafts.page-a", "page-a"] },
      { timestamp: at("09:04:00"), author: "mikel", documentIDs: ["drafts.page-a", "page-a"], effects: withdrawn },
      { timestamp: at("09:03:00"), author: "mikel", documentIDs: ["drafts.page-a", "page-a"] },
      { timestamp: at("09:00:00"), author: "ane", documentIDs: ["drafts.page-a"] },
    ],
    new Map([["page-a", page]]),
  );
  expect(entries.map(({ day, author, deed, at: time }) => [day, author, deed, time])).toEqual([
    ["2026-11-29", "ane", "changed", at("23:30:00")],
    ["2026-11-28", "jon", "changed", at("09:06:00")],
    ["2026-11-28", "ane", "published", at("09:05:30")],
    ["2026-11-28", "mikel", "withdrew", at("09:04:00")],
  ]);
  expect(entries[0]?.document).toEqual(page);
});

test.each([
  ["2026-11-28", "2026-11-27T23:00:00.000Z"],
  ["2026-07-01", "2026-06-30T22:00:00.000Z"],
  ["2026-03-29", "2026-03-28T23:00:00.000Z"],
  ["2026-10-25", "2026-10-24T22:00:00.000Z"],
])("%s begins in Spain at %s", (day, time) => expect(startOfDay(day)).toBe(time));
