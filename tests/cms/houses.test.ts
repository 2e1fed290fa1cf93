import { expect } from "vitest";
import { lakeClient } from "#tests/support/lake-client.ts";
import { test } from "./seed-test.ts";

/** The house of outdoor devices, which shows no rooms. */
const CLOSED = "house-fachada";

test("only devices stand in the closed house: no kit, answer or page has it", async ({ sandbox }) => {
  const types: unknown = await lakeClient(sandbox.url).fetch(`array::unique(*[references($closed)]._type)`, {
    closed: CLOSED,
  });
  expect(types).toEqual(["accessory"]);
});

test("a device's house has a place for it, and the device its picture for that side", async ({ sandbox }) => {
  const unplaced: unknown = await lakeClient(sandbox.url).fetch(
    `*[_type == "accessory" && defined(house)]{
      _id,
      "side": house->places[accessory._ref == ^._id][0].side,
      mounted
    }[!defined(select(side == "left" => mounted.left, side == "right" => mounted.right, side == "flat" => mounted.flat))]._id`,
  );
  expect(unplaced).toEqual([]);
});
