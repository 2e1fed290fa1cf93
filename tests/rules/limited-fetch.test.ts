import { expect, test } from "vitest";
import { limitedFetch } from "#app/http/limited-fetch.server.ts";
import { serve } from "#tests/support/serve.ts";

const MAX_BYTES = 100_000;

test.for([
  ["is read when it is as long as allowed", MAX_BYTES, MAX_BYTES],
  ["is refused when it is longer", MAX_BYTES + 1, "longer than 100000 bytes"],
] as const)("an answer %s", async ([_name, length, expected], { onTestFinished }) => {
  const { url, close } = await serve((_request, response) => response.end("x".repeat(length)));
  onTestFinished(close);
  const response = await limitedFetch(MAX_BYTES)(url);
  const read = response.text().then(
    (text) => text.length,
    (error: unknown) => String(error),
  );
  expect(await read).toEqual(typeof expected === "number" ? expected : expect.stringContaining(expected));
});
