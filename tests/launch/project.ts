/**
 * A small project with the launcher in it, and programs in the places of the site, the sandbox and the tools: what the
 * launcher does is seen with real processes, in seconds, and with no registry.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { FROM_THE_SITE } from "../../server/launch/studio.ts";

const repository = join(import.meta.dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));

/** Stands in for site and sandbox: ready at once, and able to be slow, to fail, and to lack something. */
const SERVICE = `
import { createServer } from "node:http";
const port = Number(process.argv[1].includes("sandbox") ? process.env.SANDBOX_PORT : process.env.PORT);
const server = createServer((request, response) => {
  if (request.url === "/readyz" && process.env.LACKS) return response.writeHead(503).end(process.env.LACKS);
  if (request.url === "/pid") return response.end(String(process.pid));
  if (request.url === "/studio") return response.end(process.env.SANDBOX_STUDIO);
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
import { mkdirSync, writeFileSync } from "node:fs";
if (process.env.BREAK_BUILD) throw new Error("a broken build");
mkdirSync("build/server", { recursive: true });
writeFileSync("build/server/index.js", process.env.NODE_ENV);
`;

/** Stands in for Sanity's command line: what it builds names the sources and the home that it was built with. */
const SANITY = `
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
const [command, folder] = process.argv.slice(2);
if (command !== "build") throw new Error("not a build");
if (process.env.BREAK_STUDIO) throw new Error("a broken Studio");
if (process.env.HANG_STUDIO) {
  writeFileSync("hanging-studio", String(process.pid));
  setInterval(() => undefined, 1000);
} else {
  mkdirSync(folder, { recursive: true });
  const { HOME, DO_NOT_TRACK, SANITY_STUDIO_PROJECT_ID } = process.env;
  const schema = readFileSync("schemaTypes/kit.ts", "utf8");
  writeFileSync(join(folder, "index.html"), JSON.stringify({ schema, HOME, DO_NOT_TRACK, SANITY_STUDIO_PROJECT_ID }));
}
`;

const TYPEGEN = `if (process.env.DRIFT) { console.error(process.env.DRIFT); process.exitCode = 1; }`;

/** Makes the project. Its `node`, `remix` and `sanity` are packages of its own folder. */
export function createProject() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "launch-")));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  cpSync(join(repository, "server/launch"), join(folder, "server/launch"), { recursive: true });
  write("server/main.ts", SERVICE);
  write("sandbox/main.ts", SERVICE);
  write("cms/typegen.ts", TYPEGEN);
  write("app/root.tsx", "");
  for (const path of FROM_THE_SITE) write(path, "");
  write("app/ui/picture-source.ts", "export const PICTURE_PARAMETERS = [];");
  write("vendor/node/package.json", JSON.stringify({ name: "node", version: "24.0.0", bin: "bin/node" }));
  mkdirSync(join(folder, "vendor/node/bin"));
  symlinkSync(realpathSync(process.execPath), join(folder, "vendor/node/bin/node"));
  const vendor = (name: string, program: string) => {
    write(`vendor/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", type: "module", bin: "cli.js" }));
    write(`vendor/${name}/cli.js`, program);
    chmodSync(join(folder, `vendor/${name}/cli.js`), 0o755);
  };
  vendor("remix", REMIX);
  vendor("sanity", SANITY);
  // The launcher's own packages are those of the repository.
  const packages = ["chokidar", "execa", "listr2"];
  for (const name of packages) {
    write(
      `vendor/${name}/package.json`,
      JSON.stringify({ name, version: "1.0.0", type: "module", exports: "./index.js" }),
    );
    write(`vendor/${name}/index.js`, `export * from "${createRequire(import.meta.url).resolve(name)}";`);
  }
  write("cms/schemaTypes/kit.ts", "first schema");
  const vendored = Object.fromEntries(["node", "remix", ...packages].map((name) => [name, `file:./vendor/${name}`]));
  writePackage("", { name: "small", scripts, dependencies: vendored });
  write("cms/.npmrc", "");
  writePackage("cms", { name: "small-studio", dependencies: { sanity: "file:../vendor/sanity" } });
  return { folder, write };

  /** With its lock, made without a registry. */
  function writePackage(path: string, content: object) {
    write(join(path, "package.json"), JSON.stringify({ version: "1.0.0", type: "module", ...content }));
    const cwd = join(folder, path);
    execFileSync("npm", ["install", "--package-lock-only", "--offline", "--no-audit"], { cwd, stdio: "pipe" });
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("no port was given");
  return address.port;
}

/** A started launcher. */
export class Launched {
  output = "";
  readonly child: ChildProcess;
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
    const ended = this.ended.then((code) => {
      if (!this.output.includes(text)) throw new Error(`Ended with ${code} before '${text}':\n${this.output}`);
    });
    while (!this.output.includes(text)) await Promise.race([once(this.child, "printed"), ended]);
  }
}

/** What npm would run for a script, without npm. */
export const script = (name: string): [string, ...string[]] => ["sh", "-c", scripts[name]];

/** Runs a program in the project, by default the script `start`. */
export function start(
  folder: string,
  settings: Record<string, string | undefined>,
  [program, ...args] = script("start"),
): Launched {
  const env = { ...process.env, npm_lifecycle_event: undefined, ...settings };
  return new Launched(spawn(program, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] }));
}
