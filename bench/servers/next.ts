import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Problem } from "../../server/launch/problem.ts";
import { installPackages, run } from "../../server/launch/processes.ts";
import { isInstalled, projectNode, root } from "../../server/launch/project.mjs";
import { doSteps } from "../../server/launch/steps.ts";
import { freePort } from "../../tests/support/processes.ts";
import { onAllCores } from "../measure/cores.ts";
import type { Bench } from "../scenario.ts";
import { readMarkup } from "./markup.ts";
import { type Server, startServer } from "./server.ts";

const PEERS = join(root, "bench", "peers");
const NEXT = join(PEERS, "node_modules", "next", "dist", "bin", "next");
const STAMP = join(PEERS, ".next", "bench-stamp");
const QUIET = { NEXT_TELEMETRY_DISABLED: "1" };

/** Builds the page with the body of this HTML in it, unless it is built already, and starts it. */
export async function startNext(bench: Bench, html: string): Promise<Server> {
  await build(bench, JSON.stringify(readMarkup(html)));
  const port = await freePort();
  return await startServer(bench, {
    name: "Next.js",
    command: [projectNode, NEXT, "start", "--port", String(port)],
    cwd: PEERS,
    url: `http://localhost:${port}`,
    env: QUIET,
    isMeasured: true,
  });
}

async function build({ stop }: Bench, markup: string): Promise<void> {
  const sources = ["package-lock.json", "app/layout.js", "app/page.js", "next.config.js"];
  const texts = await Promise.all(sources.map((name) => readFile(join(PEERS, name), "utf8")));
  const hash = createHash("sha256")
    .update([...texts, markup].join("\0"))
    .digest("hex");
  if (existsSync(STAMP) && (await readFile(STAMP, "utf8")) === hash) return;
  await writeFile(join(PEERS, "markup.json"), markup);
  const steps = [
    {
      title: "Install Next.js",
      enabled: !isInstalled(PEERS),
      task: () => installPackages(PEERS, "bench/peers", stop),
    },
    { title: "Build the Next.js page", task: () => buildPage(stop) },
  ];
  await onAllCores(() => doSteps(steps));
  await writeFile(STAMP, hash);
}

async function buildPage(stop: AbortSignal): Promise<void> {
  await rm(join(PEERS, ".next"), { recursive: true, force: true });
  const env = { ...QUIET, NODE_ENV: "production" };
  const { code, output } = await run(projectNode, [NEXT, "build"], { cwd: PEERS, env, stop });
  if (code !== 0) throw new Problem("The Next.js page could not be built.", output);
}
