import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join, relative, resolve } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { FROM_THE_SITE, studioSources } from "../../server/launch/studio.ts";
import { createProject, freePort, type Launched, script, start } from "./project.ts";

const project = createProject();
let ports: { PORT: string; SANDBOX_PORT: string };
const running: Launched[] = [];

function launch(settings: Record<string, string | undefined> = {}, command?: [string, ...string[]]) {
  const launched = start(project.folder, { ...ports, ...settings }, command);
  running.push(launched);
  return launched;
}

const studioLine = () => `Studio        http://localhost:${ports.SANDBOX_PORT}/studio\n`;
const built = () => JSON.parse(readFileSync(join(project.folder, "cms/dist/index.html"), "utf8"));
const remove = (path: string) => rmSync(join(project.folder, path), { recursive: true, force: true });
const siteStatus = async () => (await fetch(`http://localhost:${ports.PORT}/`)).status;

async function end(launched: Launched, signal: NodeJS.Signals = "SIGTERM") {
  launched.child.kill(signal);
  return launched.ended;
}

beforeEach(async () => {
  ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
});

afterEach(async () => {
  for (const launched of running.splice(0)) await end(launched);
});

afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

/** The order matters: each test starts from the result of the one before. */
describe("the Studio", { timeout: 60_000 }, () => {
  test("is installed and built after the site is up, in a home of its own", async () => {
    const launched = launch({ SANITY_STUDIO_PROJECT_ID: "hosted" }, ["npm", "start"]);
    await launched.until(studioLine());
    const steps = [
      "Ctrl-C stops everything",
      "❯ Install the Studio's packages (first time, about a minute)",
      "✔ Install the Studio's packages",
      "❯ Build the Studio",
      "✔ Build the Studio",
      studioLine(),
    ];
    const places = steps.map((step) => launched.output.indexOf(step));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const HOME = join(project.folder, ".data/studio-home");
    expect(built()).toEqual({ schema: "first schema", HOME, DO_NOT_TRACK: "1" });
    expect(existsSync(join(project.folder, "cms/node_modules/sanity"))).toBe(true);
  });

  test("is among the addresses at a second start, without another build", async () => {
    const launched = launch();
    await launched.until("Ctrl-C stops everything");
    expect(await (await fetch(`http://localhost:${ports.SANDBOX_PORT}/studio`)).text()).toBe("here");
    expect(launched.output.indexOf(studioLine())).toBeGreaterThan(launched.output.indexOf("Content lake"));
    await end(launched);
    expect(launched.output).not.toMatch(/Studio's packages|Build the Studio/);
  });

  test.for([
    ["a changed schema", "cms/schemaTypes/kit.ts"],
    ["a new folder of sources", "cms/components/field.tsx"],
    ["a file of the site", "app/paths.ts"],
  ] as const)("is built again for %s, and only built", async ([, path]) => {
    project.write(path, `edited: ${path}`);
    const launched = launch();
    await launched.until(studioLine());
    expect(launched.output).toContain("✔ Build the Studio");
    expect(launched.output).not.toContain("Studio's packages");
  });

  test("that cannot be built is reported; its last build and the site stay, and the next start tries again", async () => {
    project.write("cms/schemaTypes/kit.ts", "second schema");
    const failing = launch({ BREAK_STUDIO: "1" });
    await failing.until("The site goes on without the Studio.");
    expect(failing.output).toContain("a broken Studio");
    expect(failing.output).toContain("The Studio could not be built. Its full output: .data/logs/studio-build.log\n");
    expect(failing.output).not.toContain(studioLine());
    expect(await siteStatus()).toBe(200);
    expect(built().schema).toBe("edited: cms/schemaTypes/kit.ts");
    expect(await end(failing)).toBe(0);

    await launch().until("✔ Build the Studio");
    expect(built().schema).toBe("second schema");
  });

  test("that cannot be installed is reported, and the site stays", async () => {
    const lock = readFileSync(join(project.folder, "cms/package-lock.json"), "utf8");
    project.write("cms/package-lock.json", lock.replaceAll("sanity", "other"));
    const failing = launch();
    await failing.until("The site goes on without the Studio.");
    expect(failing.output).toContain("In cms: package-lock.json does not fit package.json; run npm install and commit");
    expect(failing.output).toContain("Its full output: .data/logs/install.log\n");
    expect(await siteStatus()).toBe(200);
    project.write("cms/package-lock.json", lock);
  });

  test("being installed ends with a Ctrl-C, and the packages of before stay", async () => {
    const files = ["cms/package.json", "cms/package-lock.json"].map((path) => {
      const text = readFileSync(join(project.folder, path), "utf8");
      return { path, text };
    });
    const waiting = { name: "small-studio", version: "1.0.0", dependencies: { "is-number": "7.0.0" } };
    const packages = { "": waiting, "node_modules/is-number": { version: "7.0.0" } };
    project.write("cms/package.json", JSON.stringify(waiting));
    project.write("cms/package-lock.json", JSON.stringify({ lockfileVersion: 3, packages }));
    const registry = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(registry, "listening");
    const address = registry.address();
    const port = typeof address === "object" && address?.port;

    const launched = launch({ npm_config_registry: `http://127.0.0.1:${port}/` });
    await once(registry, "request");
    expect(await siteStatus()).toBe(200);
    expect(await end(launched, "SIGINT")).toBe(0);
    expect(launched.output).toContain("Stopped by SIGINT.");
    expect(existsSync(join(project.folder, "cms/node_modules/sanity"))).toBe(true);
    expect(existsSync(join(project.folder, ".studio-install"))).toBe(false);
    registry.closeAllConnections();
    registry.close();
    for (const { path, text } of files) project.write(path, text);
  });

  test("being built ends with the site", async () => {
    remove("cms/dist");
    const launched = launch({ HANG_STUDIO: "1" });
    const pid = join(project.folder, "cms/hanging-studio");
    await expect.poll(() => existsSync(pid) && readFileSync(pid, "utf8"), { timeout: 20_000 }).toMatch(/^\d+$/);
    process.kill(Number(await (await fetch(`http://localhost:${ports.PORT}/pid`)).text()), "SIGKILL");
    expect(await launched.ended).toBe(1);
    expect(launched.output).toContain("The site ended by itself (SIGKILL); everything is stopped.\n");
    remove("cms/hanging-studio");
  });

  test.for([
    ["without npm's record", ["cms/node_modules/.package-lock.json"]],
    ["with npm's record", ["cms/node_modules/sanity"]],
  ] as const)("half installed, %s, does not count as installed", async ([, missing]) => {
    for (const path of missing) remove(path);
    const launched = launch();
    await launched.until(studioLine());
    expect(launched.output).toContain("✔ Install the Studio's packages");
  });

  test.for(["SANITY_PROJECT_ID", "SANITY_API_HOST"])("is not built when %s is set", async (name) => {
    remove("cms/dist");
    const launched = launch({ [name]: "remote" });
    await launched.until("Ctrl-C stops everything");
    expect(await (await fetch(`http://localhost:${ports.SANDBOX_PORT}/studio`)).text()).toBe("elsewhere");
    await end(launched);
    expect(launched.output).not.toContain("Studio");
  });

  test("in development, is built again after every edit, also after one that broke it", async () => {
    const launched = launch({}, script("dev"));
    await launched.until(studioLine());
    for (const [path, text] of [
      ["cms/schemaTypes/kit.ts", "third schema"],
      ["app/paths.ts", "another path"],
      ["cms/sanity.config.ts", "a new file"],
    ] as const) {
      launched.output = "";
      project.write(path, text);
      await launched.until("✔ Build the Studio");
    }
    expect(built().schema).toBe("third schema");

    launched.output = "";
    remove("cms/schemaTypes/kit.ts");
    await launched.until("The site goes on without the Studio.");
    project.write("cms/schemaTypes/kit.ts", "mended schema");
    await launched.until("✔ Build the Studio");
    expect(built().schema).toBe("mended schema");
  });
});

test("the imports of the Studio from the site are in the list of its sources", async () => {
  const repository = join(import.meta.dirname, "../..");
  const files = (await studioSources()).flatMap((path) => {
    if (!existsSync(join(repository, path))) return [];
    const entries = path.includes(".") ? [path] : readdirSync(join(repository, path), { recursive: true });
    return entries.map((entry) => (path.includes(".") ? path : join(path, String(entry))));
  });
  const imported = files
    .filter((file) => /\.[jt]sx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(repository, file), "utf8");
      return [...code.matchAll(/from "(\.[^"]+)"/g)].map(([, target = ""]) =>
        relative(repository, resolve(repository, dirname(file), target)),
      );
    })
    .filter((file) => !file.startsWith("cms/"));
  expect([...new Set(imported)].sort()).toEqual([...FROM_THE_SITE].sort());
});
