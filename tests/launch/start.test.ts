import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "#tests/support/processes.ts";
import { needsSandbox } from "../../server/launch/settings.ts";
import { createProject, type Launched, script, start } from "./project.ts";

const project = createProject();
const running: Launched[] = [];
let ports: { PORT: string; SANDBOX_PORT: string };

function launch(settings: Record<string, string> = {}, command?: [string, ...string[]]) {
  const launched = start(project.folder, { ...ports, ...settings }, command);
  running.push(launched);
  return launched;
}

async function serving(settings: Record<string, string> = {}, command?: [string, ...string[]]) {
  const launched = launch(settings, command);
  await launched.until("Ctrl-C stops everything");
  return launched;
}

/** The first piece of an answer, which a held request keeps open. */
async function request(port: string, path: string): Promise<IncomingMessage> {
  const [answer] = await once(get(`http://localhost:${port}${path}`, { agent: false }), "response");
  return answer;
}

async function text(port: string, path: string): Promise<string> {
  const answer = await fetch(`http://localhost:${port}${path}`);
  return answer.text();
}

const pid = async (port: string) => Number(await text(port, "/pid"));
const studioLine = () => `Studio        http://localhost:${ports.SANDBOX_PORT}/studio\n`;
const builtStudio = () => readFileSync(join(project.folder, "cms/dist/index.html"), "utf8");

beforeEach(async () => {
  ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
});

afterEach(async () => {
  for (const launched of running.splice(0)) await launched.stop("SIGTERM");
});

afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

/** The order matters: each test starts from the result of the one before. */
describe("npm start", { timeout: 60_000 }, () => {
  test("installs, builds and serves, then prepares the Studio", async () => {
    const launched = launch({}, ["npm", "start"]);
    await launched.until(studioLine());
    const steps = [
      "✔ Install packages",
      "✔ Build the site",
      `Site          http://localhost:${ports.PORT}\n`,
      "✔ Install the Studio's packages",
      "✔ Build the Studio",
      studioLine(),
    ];
    const places = steps.map((step) => launched.output.indexOf(step));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(await text(ports.PORT, "/")).toBe("ok");
    expect(builtStudio()).toBe("first schema");
    expect(await launched.stop("SIGTERM")).toBe(0);
  });

  test("installs and builds nothing at a second start", async () => {
    const launched = launch();
    await launched.until(studioLine());
    expect(launched.output).toContain("↓ Build the site [SKIPPED: built already]");
    expect(launched.output).not.toMatch(/Install|Build the Studio/);
  });

  test("builds again what has changed", async () => {
    project.write("app/paths.ts", "changed");
    const launched = launch();
    await launched.until(studioLine());
    expect(launched.output).toContain("✔ Build the site");
    expect(launched.output).toContain("✔ Build the Studio");
    expect(launched.output).not.toContain("Install");
  });

  test("lets the request in flight finish at Ctrl-C", async () => {
    const launched = await serving();
    const answer = await request(ports.PORT, "/slow");
    launched.child.kill("SIGINT");
    expect((await answer.setEncoding("utf8").toArray()).join("")).toBe("begun and finished");
    expect(await launched.ended).toBe(0);
  });

  test("does not wait for requests at a second Ctrl-C", async () => {
    const launched = await serving();
    const answer = await request(ports.PORT, "/held");
    launched.child.kill("SIGINT");
    const insist = setInterval(() => launched.child.kill("SIGINT"), 300);
    await once(answer.resume(), "error");
    clearInterval(insist);
    expect(await launched.ended).toBe(0);
  });

  test("goes on without the sandbox, as in an outage", async () => {
    const launched = await serving();
    process.kill(await pid(ports.SANDBOX_PORT), "SIGKILL");
    await launched.until("The sandbox ended (SIGKILL); the site goes on without it");
    expect(await text(ports.PORT, "/")).toBe("ok");
  });

  test("leaves nothing behind when the launcher is killed", async () => {
    const launched = await serving();
    expect(await launched.stop("SIGKILL")).toBe(null);
  });

  test("starts no sandbox when everything remote is configured", async () => {
    const names = ["ALARMS", "NODE", "SERVICES", "EMAILS", "PLACES"].map((name) => `${name}_API_URL`);
    const remote = Object.fromEntries([...names, "SANITY_API_HOST"].map((name) => [name, "https://remote.invalid"]));
    const launched = await serving(remote);
    expect(launched.output).not.toMatch(/sandbox|studio/i);
  });

  test("says why a build failed, and builds next time", async () => {
    project.write("app/root.tsx", "changed");
    const broken = launch({ BREAK_BUILD: "yes" });
    expect(await broken.ended).toBe(1);
    expect(broken.output).toContain("Error: a broken build");
    await launch().until("✔ Build the site");
  });

  test("goes on with the last Studio when it cannot be built, and builds it next time", async () => {
    project.write("cms/schemaTypes/kit.ts", "second schema");
    const broken = launch({ BREAK_STUDIO: "yes" });
    await broken.until("The Studio could not be built.");
    expect(await text(ports.PORT, "/")).toBe("ok");
    expect(builtStudio()).toBe("first schema");
    expect(await broken.stop("SIGINT")).toBe(0);
    await launch().until("✔ Build the Studio");
    expect(builtStudio()).toBe("second schema");
  });

  test("ends with the site, and so does a Studio that is being built", async () => {
    project.write("cms/schemaTypes/kit.ts", "third schema");
    const launched = await serving({ HANG_STUDIO: "yes" });
    await expect.poll(() => existsSync(join(project.folder, "cms/hanging-studio")), { timeout: 20_000 }).toBe(true);
    process.kill(await pid(ports.PORT), "SIGKILL");
    expect(await launched.ended).toBe(1);
    expect(launched.output).toContain("The site ended by itself (SIGKILL); everything is stopped.\n");
  });

  test.for([
    ["PORT", "127.0.0.1"],
    ["SANDBOX_PORT", "::1"],
  ] as const)("names a taken %s in one line", async ([name, host]) => {
    const other = createServer().listen(0, host);
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address ? String(address.port) : "";
    const launched = launch({ [name]: port });
    expect(await launched.ended).toBe(1);
    expect(launched.output).toBe(`Port ${port} is taken; stop what uses it or set ${name}.\n`);
    other.close();
  });
});

describe("npm run start:prod", () => {
  test("serves the site alone, and lets the request in flight finish", { timeout: 60_000 }, async () => {
    const launched = launch({}, ["npm", "run", "start:prod"]);
    await expect.poll(() => text(ports.PORT, "/").catch(() => "not yet"), { timeout: 20_000 }).toBe("ok");
    await expect(text(ports.SANDBOX_PORT, "/")).rejects.toThrow();
    const answer = await request(ports.PORT, "/slow");
    launched.child.kill("SIGTERM");
    expect((await answer.setEncoding("utf8").toArray()).join("")).toBe("begun and finished");
  });
});

describe("npm run dev", () => {
  test("applies every edit, and ends at Ctrl-C", { timeout: 60_000 }, async () => {
    const launched = await serving({}, script("dev"));
    await launched.until(studioLine());
    expect(launched.output).toContain("types written");
    for (const [edited, ...printed] of [
      ["app/kits/queries.ts", "types written"],
      ["cms/seed/production.ndjson", "types written"],
      ["cms/schemaTypes/kit.ts", "types written", "✔ Build the Studio"],
      ["server/main.ts", "the new site"],
    ] as const) {
      launched.output = "";
      project.write(edited, `console.info("the new site"); setInterval(() => undefined, 1000);`);
      for (const text of printed) await launched.until(text);
    }
    expect(await launched.stop("SIGINT")).toBe(0);
  });
});

const remote = Object.fromEntries(
  ["ALARMS", "NODE", "SERVICES", "EMAILS", "PLACES"].map((name) => [`${name}_API_URL`, "x"]),
);

test.for([
  ["nothing", {}, true],
  ["all but the content", remote, true],
  ["all", { ...remote, SANITY_PROJECT_ID: "x" }, false],
  ["nothing, in production", { APP_ENV: "prod" }, false],
] as const)("the sandbox is needed with these configured: %s", ([, env, expected]) => {
  expect(needsSandbox(env)).toBe(expected);
});
