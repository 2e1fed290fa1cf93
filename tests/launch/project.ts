/**
 * A small project with the launcher in it, and programs in the places of the site, the sandbox and the tools: what the
 * launcher does is seen with real processes, in seconds, and with no registry.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { STUDIO } from "../../server/launch/studio.ts";

const repository = join(import.meta.dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));

/** Stands in for site and sandbox. */
const SERVICE = `
import { createServer } from "node:http";
const port = Number(process.argv[1].includes("sandbox") ? process.env.SANDBOX_PORT : process.env.PORT);
const server = createServer((request, response) => {
  if (request.url === "/pid") return response.end(String(process.pid));
  if (request.url === "/held") return response.write("begun");
  if (request.url === "/slow") {
    response.write("begun");
    process.once("SIGTERM", () => response.end(" and finished"));
    return;
  }
  response.end("ok");
});
server.listen(port);
process.on("disconnect", () => process.exit());
process.on("SIGTERM", () => server.close(() => process.exit()));
`;

const REMIX = `
import { mkdirSync } from "node:fs";
if (process.env.BREAK_BUILD) throw new Error("a broken build");
mkdirSync("build/server", { recursive: true });
`;

/** Stands in for Sanity's command line: what it builds names the sources. */
const SANITY = `
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
const folder = process.argv[3];
if (process.env.BREAK_STUDIO) throw new Error("a broken Studio");
if (process.env.HANG_STUDIO) {
  console.error("hanging");
  writeFileSync("hanging-studio", "");
  setInterval(() => undefined, 1000);
} else {
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + "/index.html", readFileSync("schemaTypes/kit.ts", "utf8"));
}
`;

/** Makes the project. Its packages are folders of its own; the launcher's are those of the repository. */
export function createProject() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "launch-")));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { mode: 0o755 });
  };
  const writePackage = (path: string, content: object) =>
    write(join(path, "package.json"), JSON.stringify({ version: "1.0.0", type: "module", ...content }));
  const lock = (path: string) => {
    const cwd = join(folder, path);
    execFileSync("npm", ["install", "--package-lock-only", "--offline", "--no-audit"], { cwd, stdio: "pipe" });
  };

  cpSync(join(repository, "server/launch"), join(folder, "server/launch"), { recursive: true });
  for (const path of [
    ...STUDIO.inputs,
    "app/root.tsx",
    "app/kits/queries.ts",
    "app/db/a.ts",
    "app/backends/a.ts",
    "app/sanity/a.ts",
  ]) {
    if (/\.\w+$/.test(path)) write(path, "");
  }
  write("vite.config.ts", "");
  write("remix.config.js", "");
  write("server/main.ts", SERVICE);
  write("sandbox/main.ts", SERVICE);
  write("cms/typegen.ts", `console.info("types written");`);
  write("cms/schemaTypes/kit.ts", "first schema");
  write("cms/seed/production.ndjson", "");
  write("app/ui/picture-source.ts", "export const PICTURE_PARAMETERS = [];");

  writePackage("vendor/node", { name: "node", bin: "node" });
  symlinkSync(realpathSync(process.execPath), join(folder, "vendor/node/node"));
  for (const [name, program] of [["remix", REMIX] as const, ["sanity", SANITY] as const]) {
    writePackage(`vendor/${name}`, { name, bin: "cli.js" });
    write(`vendor/${name}/cli.js`, `#!/usr/bin/env node\n${program}`);
  }
  const libraries = ["chokidar", "execa", "listr2"];
  for (const name of libraries) {
    writePackage(`vendor/${name}`, { name, exports: "./index.js" });
    write(`vendor/${name}/index.js`, `export * from "${createRequire(import.meta.url).resolve(name)}";`);
  }
  const packages = ["node", "remix", ...libraries].map((name) => [name, `file:./vendor/${name}`]);
  writePackage("", { name: "small", scripts, dependencies: Object.fromEntries(packages) });
  writePackage("cms", { name: "small-studio", dependencies: { sanity: "file:../vendor/sanity" } });
  lock("");
  lock("cms");
  return { folder, write };
}

/** A started launcher. */
export class Launched {
  output = "";
  readonly child: ChildProcess;
  /** The pipes of the output close only when the last of its processes is gone. */
  readonly ended: Promise<number | null>;

  constructor(child: ChildProcess) {
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (chunk: string) => {
        this.output += chunk;
        child.emit("printed");
      });
    }
    this.ended = once(child, "close").then(([code]) => code);
  }

  /** Waits until it has printed something; fails when it ends without. */
  async until(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      const ended = this.ended.then((code) => {
        if (!this.output.includes(text)) throw new Error(`Ended with ${code} before '${text}':\n${this.output}`);
      });
      await Promise.race([once(this.child, "printed"), ended]);
    }
  }

  async stop(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }
}

/** What npm would run for a script, without npm. */
export const script = (name: string): [string, ...string[]] => ["sh", "-c", scripts[name]];

/** Runs a program in the project, by default the script `start`. */
export function start(
  folder: string,
  settings: Record<string, string>,
  [program, ...args] = script("start"),
): Launched {
  const env = { ...process.env, ...settings };
  return new Launched(spawn(program, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] }));
}
