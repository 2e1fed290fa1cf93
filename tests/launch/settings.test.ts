import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { needsSandbox } from "../../server/launch/settings.ts";
import { freePort, start as startIn } from "./project.ts";

const repository = join(import.meta.dirname, "../..");
const start = (settings: Record<string, string>) =>
  startIn(repository, settings, [process.execPath, "server/launch/start.ts"]);

test.for(["127.0.0.1", "0.0.0.0", "::1", "::"])("a port taken on %s is reported in one line", async (host) => {
  const other = createServer().listen(0, host);
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? String(address.port) : "";

  const site = start({ PORT: port, SANDBOX_PORT: String(await freePort()) });
  expect(await site.ended).toBe(1);
  expect(site.output).toBe(`Port ${port} is taken; stop what uses it or set PORT.\n`);

  const sandbox = start({ PORT: String(await freePort()), SANDBOX_PORT: port });
  expect(await sandbox.ended).toBe(1);
  expect(sandbox.output).toBe(`Port ${port} is taken; stop what uses it or set SANDBOX_PORT.\n`);
  other.close();
});

test("an invalid port is reported in one line", async () => {
  const launched = start({ PORT: "web" });
  expect(await launched.ended).toBe(1);
  expect(launched.output).toBe("PORT has to be a port number from 1 to 65535; it is 'web'.\n");
});

const remote = {
  ALARMS_API_URL: "x",
  NODE_API_URL: "x",
  SERVICES_API_URL: "x",
  EMAILS_API_URL: "x",
  PLACES_API_URL: "x",
};

test.for([
  ["nothing", {}, true],
  ["all but the content", remote, true],
  ["content by project", { ...remote, SANITY_PROJECT_ID: "x" }, false],
  ["content by address", { ...remote, SANITY_API_HOST: "x" }, false],
  ["nothing, in production", { APP_ENV: "prod" }, false],
  ["one left empty", { ...remote, SANITY_API_HOST: "x", NODE_API_URL: "" }, true],
] as const)("configured: %s", ([, env, expected]) => {
  expect(needsSandbox(env)).toBe(expected);
});
