import { once } from "node:events";
import { rmSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { createProject, freePort, type Launched, start } from "./project.ts";

const project = createProject();
let ports: { PORT: string; SANDBOX_PORT: string };
const running: Launched[] = [];

function launch(settings: Record<string, string | undefined> = {}, command?: [string, ...string[]]) {
  const launched = start(project.folder, { ...ports, ...settings }, command);
  running.push(launched);
  return launched;
}

/** The first piece of an answer, which a held request keeps open. */
async function request(port: string, path: string): Promise<IncomingMessage> {
  const [answer] = await once(get(`http://localhost:${port}${path}`, { agent: false }), "response");
  return answer;
}

async function text(port: string, path: string): Promise<string> {
  return (await (await fetch(`http://localhost:${port}${path}`)).text()) as string;
}

beforeEach(async () => {
  ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
});

afterEach(async () => {
  for (const launched of running.splice(0)) {
    launched.child.kill("SIGTERM");
    await launched.ended;
  }
});

afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

describe("npm start", { timeout: 60_000 }, () => {
  test("installs, builds and serves; a second start does neither of the first two", async () => {
    const first = launch();
    await first.until("Ctrl-C stops everything");
    expect(first.output).toMatch(/✔ Install packages .*\[[\d.]+s\]\n/);
    expect(first.output).toMatch(/✔ Check the generated types \[[\d.]+s\]\n/);
    expect(first.output).toMatch(/✔ Build the site \[[\d.]+s\]\n/);
    expect(first.output).toContain(`Site          http://localhost:${ports.PORT}\n`);
    expect(first.output).toContain(`Content lake  http://localhost:${ports.SANDBOX_PORT}/lake\n`);
    expect(await text(ports.PORT, "/")).toBe("ok");
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);

    const second = launch();
    await second.until("Ctrl-C stops everything");
    expect(second.output).not.toContain("Install packages");
    expect(second.output).toContain("↓ Build the site [SKIPPED: built already]");
  });

  test("a stop lets the request in flight finish", async () => {
    const launched = launch();
    await launched.until("Ctrl-C stops everything");
    const answer = await request(ports.PORT, "/slow");
    launched.child.kill("SIGINT");
    expect((await answer.setEncoding("utf8").toArray()).join("")).toBe("begun and finished");
    expect(await launched.ended).toBe(0);
  });

  test("a second stop, a second later, does not wait for requests", async () => {
    const launched = launch();
    await launched.until("Ctrl-C stops everything");
    const answer = await request(ports.PORT, "/held");
    launched.child.kill("SIGINT");
    const insist = setInterval(() => launched.child.kill("SIGINT"), 300);
    await once(answer.resume(), "error");
    clearInterval(insist);
    expect(await launched.ended).toBe(0);
  });

  test("the site goes on without the sandbox", async () => {
    const launched = launch();
    await launched.until("Ctrl-C stops everything");
    process.kill(Number(await text(ports.SANDBOX_PORT, "/pid")), "SIGKILL");
    await launched.until("The sandbox ended (SIGKILL); the site goes on without it");
    expect(await text(ports.PORT, "/")).toBe("ok");
  });

  test("the end of the site stops everything and is a failure", async () => {
    const launched = launch();
    await launched.until("Ctrl-C stops everything");
    process.kill(Number(await text(ports.PORT, "/pid")), "SIGKILL");
    expect(await launched.ended).toBe(1);
    expect(launched.output).toContain("The site ended by itself (SIGKILL); everything is stopped.\n");
    await expect(text(ports.SANDBOX_PORT, "/")).rejects.toThrow();
  });

  test("nothing outlives a killed launcher", async () => {
    const launched = launch();
    await launched.until("Ctrl-C stops everything");
    const held = [await request(ports.PORT, "/held"), await request(ports.SANDBOX_PORT, "/held")];
    launched.child.kill("SIGKILL");
    await Promise.all(held.map((answer) => once(answer.resume(), "error")));
    // The pipes of the output close only when the last of them is gone.
    await launched.ended;
  });

  test("everything remote configured: no sandbox", async () => {
    const remote = Object.fromEntries(
      ["ALARMS", "NODE", "SERVICES", "EMAILS", "PLACES"].map((name) => [`${name}_API_URL`, "https://remote.invalid"]),
    );
    const launched = launch({ ...remote, SANITY_API_HOST: "https://remote.invalid" });
    await launched.until("Ctrl-C stops everything");
    expect(launched.output).not.toContain("andbox");
  });

  test("npm run start:prod serves the site alone, and a stop lets the request in flight finish", async () => {
    const launched = launch({}, ["npm", "run", "start:prod"]);
    await expect.poll(() => text(ports.PORT, "/").catch(() => "not yet"), { timeout: 20_000 }).toBe("ok");
    await expect(text(ports.SANDBOX_PORT, "/")).rejects.toThrow();
    const answer = await request(ports.PORT, "/slow");
    launched.child.kill("SIGTERM");
    expect((await answer.setEncoding("utf8").toArray()).join("")).toBe("begun and finished");
    await launched.ended;
  });

  test("a build that fails shows why, and is made again next time", async () => {
    project.write("app/root.tsx", "changed");
    const broken = launch({ BREAK_BUILD: "yes" });
    expect(await broken.ended).toBe(1);
    expect(broken.output).toContain("Error: a broken build");
    expect(broken.output).toMatch(/The build failed\. Its full output: \.data\/logs\/build\.log\n$/);
    const next = launch();
    await next.until("✔ Build the site");
  });

  test("generated types that drifted fail the start with the line of the generator", async () => {
    project.write("app/root.tsx", "changed again");
    const launched = launch({ DRIFT: "Generated types are out of date." });
    expect(await launched.ended).toBe(1);
    expect(launched.output).toMatch(/\nGenerated types are out of date\.\n$/);
  });

  test("a start that waits says what the sandbox lacks", async () => {
    const launched = launch({ LACKS: JSON.stringify({ missing: ["content"] }) });
    await launched.until("Still waiting for the sandbox: it lacks content.\n");
  });
});
