import { rmSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { explainNpmFailure, isInstalled, npmCi } from "../../server/launch/install.mjs";
import { Stopped } from "../../server/launch/problem.mjs";
import { createProject, freePort, start } from "./project.ts";

const { folder, write } = createProject();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const installByHand = ["npm", "ci", "--no-audit", "--no-fund"] as [string, ...string[]];

async function launchWith(settings: Record<string, string>) {
  return start(folder, { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()), ...settings });
}

describe("what counts as installed", { timeout: 30_000 }, () => {
  test("nothing, at first", async () => {
    expect(await isInstalled(folder)).toBe(false);
  });

  test("an install by hand", async () => {
    expect(await start(folder, {}, installByHand).ended).toBe(0);
    expect(await isInstalled(folder)).toBe(true);
  });

  test("not an install that was interrupted", async () => {
    const stop = new AbortController();
    const install = npmCi({ folder, bytes: 0, log: "install" }, stop.signal);
    stop.abort(new Stopped("the test"));
    await expect(install).rejects.toThrow("Stopped by the test.");
    expect(await isInstalled(folder)).toBe(false);
  });
});

describe("an install that fails", { timeout: 60_000 }, () => {
  const unreachable = { npm_config_registry: "http://127.0.0.1:9", npm_config_fetch_retries: "0" };
  const project = { name: "small", version: "1.0.0", dependencies: { "is-number": "7.0.0" } };
  const lock = { lockfileVersion: 3, packages: { "": project, "node_modules/is-number": { version: "7.0.0" } } };

  test("without a registry, in one line that names no host", async () => {
    write("package.json", JSON.stringify(project));
    write("package-lock.json", JSON.stringify(lock));
    // Even where only errors of npm itself are asked for.
    const launched = await launchWith({ ...unreachable, npm_config_loglevel: "silent" });
    expect(await launched.ended).toBe(1);
    expect(launched.output.split("\n").slice(1)).toEqual([
      "The npm registry cannot be reached; check the network or the registry setting. " +
        "Its full output: .data/logs/install.log",
      "",
    ]);
    expect(await isInstalled(folder)).toBe(false);
  });

  test("for a lock that does not fit", async () => {
    write("package.json", JSON.stringify({ ...project, dependencies: { remix: "file:./vendor/remix" } }));
    const launched = await launchWith(unreachable);
    expect(await launched.ended).toBe(1);
    expect(launched.output).toContain("package-lock.json does not fit package.json");
  });

  test("only for npm's errors, not for its warnings", () => {
    expect(explainNpmFailure("npm warn ECONNRESET, trying again\nnpm error code 1\nnpm error a script failed")).toBe(
      undefined,
    );
  });
});
