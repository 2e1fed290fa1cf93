import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { root } from "../../server/launch/project.mjs";
import { spread } from "../measure/spread.ts";
import type { Bench, Report, Row } from "../scenario.ts";
import { barChart } from "./chart.ts";

const FILE = join(root, "bench", "results.json");
const PICTURE = join(root, "bench", "results.svg");

/** The last report of each scenario. A run of some leaves the others as they are, so each says when and where it was made. */
type StoredReports = Record<string, StoredReport>;

interface StoredReport extends Report {
  date: string;
  commit: string;
  machine: string;
  rounds: number;
}

async function readReports(): Promise<StoredReports> {
  return existsSync(FILE) ? JSON.parse(await readFile(FILE, "utf8")) : {};
}

/** Puts the report of a scenario in place of its last one, and draws the picture of the ratios anew. */
export async function storeReport({ rounds }: Bench, name: string, report: Report): Promise<void> {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  const [cpu] = cpus();
  const machine = `${cpus().length} cores, ${cpu?.model.trim()}, Node ${process.versions.node}`;
  const stored = {
    date: new Date().toISOString().slice(0, 10),
    commit,
    machine,
    rounds,
    ...report,
    rows: report.rows.map(withSpread),
    ratios: report.ratios.map(withSpread),
  };
  const reports = { ...(await readReports()), [name]: stored };
  await writeFile(FILE, `${JSON.stringify(reports, rounded, 1)}\n`);
  await writeFile(PICTURE, barChart(Object.values(reports).flatMap(({ chart }) => chart ?? [])));
}

/** More digits would differ in each run, and say nothing. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toPrecision(4)) : value;
}

function withSpread({ values, ...rest }: Row) {
  return { ...rest, ...spread(values), values };
}
