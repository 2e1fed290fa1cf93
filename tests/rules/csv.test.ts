import { expect, test } from "vitest";
import { csvOf } from "#server/funnel/counts-route.ts";

test("a spreadsheet runs no cell of a CSV, and reads each in its column", () => {
  const texts = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", '=a;"b"\n', "a=1", "ane@example.com", ""];
  const rows = texts.map((text) => ({ text, count: -1 }));
  expect(csvOf(["text", "count"], rows)).toBe(
    `\uFEFF${[
      "text;count",
      "'=1+1;-1",
      "'+1;-1",
      "'-1;-1",
      "'@SUM(A1);-1",
      "'\t=1;-1",
      '"\'\r=1";-1',
      `"'=a;""b""\n";-1`,
      "a=1;-1",
      "ane@example.com;-1",
      ";-1",
    ].join("\r\n")}\r\n`,
  );
});
