import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { freePort } from "#tests/support/processes.ts";
import { isInstalled } from "../../server/launch/project.mjs";
import { createProject, start } from "./project.ts";

const { folder, write } = createProject();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const install = [process.execPath, "server/launch/install.mjs"] as [string, ...string[]];

/** A package of a registry, which `npm_config_registry` has to answer for. */
function needRemotePackage() {
  const project = { name: "small", version: "1.0.0", dependencies: { "is-number": "7.0.0" } };
  const packages = { "": project, "node_modules/is-number": { version: "7.0.0" } };
  write("package.json", JSON.stringify(project));
  write("package-lock.json", JSON.stringify({ lockfileVersion: 3, packages }));
}

test("an install by hand counts as installed", { timeout: 30_000 }, async () => {
  expect(isInstalled(folder)).toBe(false);
  expect(await start(folder, {}, ["npm", "ci", "--no-audit", "--no-fund"]).ended).toBe(0);
  expect(isInstalled(folder)).toBe(true);
});

test("an interrupted install does not", { timeout: 30_000 }, async () => {
  needRemotePackage();
  const registry = createServer(() => undefined);
  const port = await freePort();
  registry.listen(port);
  const launched = start(folder, { npm_config_registry: `http://localhost:${port}/` }, install);
  await once(registry, "request");
  await launched.stop("SIGKILL");
  registry.closeAllConnections();
  registry.close();
  expect(isInstalled(folder)).toBe(false);
});

test.for([
  [
    "without a registry",
    needRemotePackage,
    "The npm registry cannot be reached; check the network or the registry setting.",
  ],
  [
    "for a lock that does not fit",
    () =>
      write(
        "package.json",
        JSON.stringify({ name: "small", version: "1.0.0", dependencies: { remix: "file:./vendor/remix" } }),
      ),
    "package-lock.json does not fit package.json; run npm install and commit the lock.",
  ],
] as const)("an install that fails %s says so in one line", { timeout: 60_000 }, async ([, change, line]) => {
  change();
  // Even where only errors of npm itself are asked for.
  const unreachable = { npm_config_registry: "http://127.0.0.1:9", npm_config_fetch_retries: "0" };
  const launched = start(folder, { ...unreachable, npm_config_loglevel: "silent" }, install);
  expect(await launched.ended).toBe(1);
  expect(launched.output.split("\n").slice(1)).toEqual([line, ""]);
});
