import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { limitedFetch } from "#app/http/limited-fetch.server.ts";

const MAX_BYTES = 100_000;

test.for([
  ["is read when it is as long as allowed", MAX_BYTES, MAX_BYTES],
  ["is refused when it is longer", MAX_BYTES + 1, "longer than 100000 bytes"],
] as const)("an answer %s", async ([_name, length, expected], { onTestFinished }) => {
  const server = createServer((_request, response) => response.end("x".repeat(length))).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.close();
  });
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free");
  const response = await limitedFetch(MAX_BYTES)(`http://127.0.0.1:${address.port}`);
  const read = response.text().then(
    (text) => text.length,
    (error: unknown) => String(error),
  );
  expect(await read).toEqual(typeof expected === "number" ? expected : expect.stringContaining(expected));
});
