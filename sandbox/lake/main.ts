import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { type ServedLake, serveLake } from "./serve.ts";

const USAGE = `Usage: node main.ts [options]

  --port PORT         Default 3333. 0 takes any free port.
  --data DIR          Where documents, history and files are kept. Default: .lake
  --seed FILE         NDJSON that a new dataset starts from, as 'sanity dataset import' takes it
  --project ID        Default: local
  --dataset NAME      Default: production
  --source-map NAMES  Fields with a source in content source maps, separated by commas
  --help`;

/** Paths are relative to where `npm start` was called, not to this package. */
const callerFolder = process.env.INIT_CWD ?? process.cwd();

const log = pino({ name: "lake", level: process.env.LOG_LEVEL ?? "info" });

/** The lake as a process: one line of JSON when it listens, exit code 1 and the reason when it cannot start. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "3333" },
      data: { type: "string", default: ".lake" },
      seed: { type: "string" },
      project: { type: "string" },
      dataset: { type: "string" },
      "source-map": { type: "string", default: "" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.info(USAGE);
    return;
  }
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new Error(`"${values.port}" is not a port`);
  const dataDir = resolve(callerFolder, values.data);
  const lake = await serveLake({
    port,
    dataDir,
    seedFile: values.seed && resolve(callerFolder, values.seed),
    projectId: values.project,
    dataset: values.dataset,
    sourceMapFields: values["source-map"].split(",").filter((name) => name !== ""),
    log,
  }).catch((error: unknown) => {
    throw isPortTaken(error) ? new Error(`Port ${port} is taken; choose another one with --port`) : error;
  });
  log.info({ url: lake.url, dataDir }, "lake listening");
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop(lake));
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
