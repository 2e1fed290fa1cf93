import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { explainNpmFailure, isInstalled } from "../../server/launch/packages.mjs";
import { createProject, freePort, start } from "./project.ts";

const { folder, write } = createProject();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const installByHand = ["npm", "ci", "--no-audit", "--no-fund"] as [string, ...string[]];

const project = { name: "small", version: "1.0.0", dependencies: { "is-number": "7.0.0" } };
const remoteLock = { lockfileVersion: 3, packages: { "": project, "node_modules/is-number": { version: "7.0.0" } } };

async function launchWith(settings: Record<string, string>) {
  return start(folder, { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()), ...settings });
}

describe("what counts as installed", { timeout: 30_000 }, () => {
  test("nothing, at first", async () => {
    expect(isInstalled(folder)).toBe(false);
  });

  test("an install by hand", async () => {
    expect(await start(folder, {}, installByHand).ended).toBe(0);
    expect(isInstalled(folder)).toBe(true);
  });

  test("not an install that was interrupted", async () => {
    const registry = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(registry, "listening");
    const address = registry.address();
    const port = typeof address === "object" && address?.port;
    const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
    write("package.json", JSON.stringify(project));
    write("package-lock.json", JSON.stringify(remoteLock));
    const command = [process.execPath, "server/launch/install.mjs"] as const;
    const install = spawn(command[0], [command[1]], {
      cwd: folder,
      env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/` },
      detached: true,
    });
    await once(registry, "request");
    // As Ctrl-C does: to everything that the terminal has started.
    process.kill(-(install.pid ?? 0), "SIGINT");
    await once(install, "exit");
    write("package-lock.json", lock);
    expect(isInstalled(folder)).toBe(false);
    registry.closeAllConnections();
    registry.close();
  });
});

describe("an install that fails", { timeout: 60_000 }, () => {
  const unreachable = { npm_config_registry: "http://127.0.0.1:9", npm_config_fetch_retries: "0" };

  test("without a registry, in one line that names no host", async () => {
    write("package.json", JSON.stringify(project));
    write("package-lock.json", JSON.stringify(remoteLock));
    // Even where only errors of npm itself are asked for.
    const launched = await launchWith({ ...unreachable, npm_config_loglevel: "silent" });
    expect(await launched.ended).toBe(1);
    expect(launched.output.split("\n").slice(1)).toEqual([
      "The npm registry cannot be reached; check the network or the registry setting. " +
        "Its full output: .data/logs/install.log",
      "",
    ]);
    expect(isInstalled(folder)).toBe(false);
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
