import { expect, test } from "vitest";
import { placedAfter } from "../../cms/studio/place-of-copy.ts";

test("copies of a document stand between it and the next one, each at a place of its own", () => {
  const [original, next] = [{ _type: "kit", orderRank: "0|10000g:" }, "0|10000o:"];
  const copies = [placedAfter(original), placedAfter(original), placedAfter(placedAfter(original))];
  const ranks = copies.map(({ orderRank }) => String(orderRank));
  expect(new Set(ranks).size).toBe(3);
  for (const rank of ranks) {
    expect(rank > original.orderRank && rank < next, rank).toBe(true);
    // What Sanity's orderable list reads: a bucket, and a number to the base 36 without a last zero.
    expect(rank).toMatch(/^0\|[0-9a-z]+:[0-9a-z]*[1-9a-z]$/);
  }
});

test.each([[{ _type: "page", title: "Portada" }], [{ _type: "kit", orderRank: "" }]])(
  "a copy of what has no place has none: %j",
  (document) => {
    expect(placedAfter(document)).toEqual(document);
  },
);
