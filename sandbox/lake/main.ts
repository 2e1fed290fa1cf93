import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { MAX_INDEX_DELAY_MS, type StrictMode } from "./access/strict-mode.ts";
import { readTokens } from "./access/tokens.ts";
import { DATASET } from "./lake-folder.ts";
import { type ServedLake, serveLake } from "./serve.ts";

const USAGE = `Usage: local-content-lake [options]

  --port PORT         Default 3333. 0 takes any free port.
  --host NAME         Listens on every address, also for this name: 'host.docker.internal', a container's name
  --data DIR          Where documents, history and files are kept. Default: .lake
  --memory            Keeps them in memory instead, until the end
  --seed FILE         NDJSON that a new dataset starts from, as 'sanity dataset import' takes it
  --project ID        Default: local
  --dataset NAMES     Separated by commas. The first one has the seed. Default: production
  --cut-ahead PARAMS  Parameters of images to make in the background, separated by spaces: 'w=480&auto=format'
  --webhook URL       Called after each change of a published document. May be repeated
  --webhook-secret S  Signs these calls, as '@sanity/webhook' verifies it
  --strict TOKENS     Behaves as the hosted service does. Tokens by role, separated by commas: 'viewer:a,editor:b,administrator:c'
  --origins ORIGINS   With --strict: origins whose pages may send credentials, separated by commas
  --delay MS          With --strict: milliseconds until queries see a write. Default: ${MAX_INDEX_DELAY_MS}
  --help`;

/** Paths are relative to where npm was called, not to this package. */
const callerFolder = process.env.INIT_CWD ?? process.cwd();

const log = pino({ name: "lake", level: process.env.LOG_LEVEL ?? "info" });

/** The lake as a process: one line of JSON when it listens, exit code 1 and the reason when it cannot start. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "3333" },
      host: { type: "string" },
      data: { type: "string", default: ".lake" },
      memory: { type: "boolean", default: false },
      seed: { type: "string" },
      project: { type: "string" },
      dataset: { type: "string", default: DATASET },
      "cut-ahead": { type: "string", default: "" },
      webhook: { type: "string", multiple: true, default: [] },
      "webhook-secret": { type: "string" },
      strict: { type: "string" },
      origins: { type: "string", default: "" },
      delay: { type: "string", default: String(MAX_INDEX_DELAY_MS) },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.info(USAGE);
    return;
  }
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new Error(`"${values.port}" is not a port`);
  const dataDir = values.memory ? undefined : resolve(callerFolder, values.data);
  const lake = await serveLake({
    port,
    host: values.host,
    dataDir,
    seedFile: values.seed && resolve(callerFolder, values.seed),
    projectId: values.project,
    datasets: listOf(values.dataset),
    cutAhead: listOf(values["cut-ahead"], " "),
    webhooks: values.webhook.map((url) => ({ url, secret: values["webhook-secret"] })),
    strict: strictMode(values),
    log,
  }).catch((error: unknown) => {
    throw isPortTaken(error) ? new Error(`Port ${port} is taken; choose another one with --port`) : error;
  });
  log.info({ url: lake.url, dataDir }, "lake listening");
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop(lake));
}

function listOf(text: string, separator = ","): string[] {
  return text.split(separator).filter((item) => item !== "");
}

/** @throws Error for a delay that is no number, or a token without a role. */
function strictMode({ strict, origins, delay }: { strict?: string; origins: string; delay: string }) {
  if (strict === undefined) return undefined;
  if (!/^\d+$/.test(delay)) throw new Error(`"${delay}" is not a number of milliseconds`);
  const mode: StrictMode = {
    tokens: readTokens(strict),
    origins: listOf(origins),
    indexDelayMs: Number(delay),
  };
  return mode;
}

function stop(lake: ServedLake): void {
  lake.close().then(() => log.info("lake stopped"), fail);
}

function fail(error: unknown): void {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

main().catch(fail);
