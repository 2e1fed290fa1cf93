import { expect, test } from "vitest";
import { outdatedParts } from "#tests/mutations/mutation.ts";
import { MUTATIONS } from "#tests/mutations/mutations.ts";

test("every mutation of `tests/mutations/main.ts` still fits the code", async () => {
  expect(await outdatedParts(MUTATIONS)).toEqual([]);
});
