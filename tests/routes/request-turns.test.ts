import { setImmediate as nextTurn } from "node:timers/promises";
import { expect } from "vitest";
import { pageContext } from "#server/services.ts";
import { test } from "#tests/support/server-test.ts";

const REQUESTS = 100;

test("of many requests at once each begins after everything else had a turn", async ({ site }) => {
  let turns = 0;
  let isDone = false;
  const begin = () => pageContext(site.services, {}).then(() => turns);
  const begun = Promise.all(Array.from({ length: REQUESTS }, begin)).finally(() => {
    isDone = true;
  });
  for (; !isDone; turns += 1) await nextTurn();
  expect(new Set(await begun).size).toBe(REQUESTS);
});
