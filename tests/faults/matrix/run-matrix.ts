import type { FailureRule } from "#sandbox/recorder/failure-rules.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { judgeAll, type Verdict, type Visited } from "../judge.ts";
import { continueToOrder } from "../order-run.ts";
import { Random } from "../random.ts";
import { type System, startSystem } from "../system.ts";
import { planVisit, type Visit } from "../visit.ts";
import { type Answer, openCheckout, openSummary, RECEIPT, readPages, submitForms, submitStep } from "./journeys.ts";

/** What goes wrong, as a rule of the sandbox. */
interface Fault {
  name: string;
  rule: Omit<FailureRule, "service">;
}

/** Longer than pages may take, shorter than the time limit of a call. */
const SLOW_MS = 700;

const FAULTS: readonly Fault[] = [
  { name: "refused", rule: { broken: "reset" } },
  { name: "slow", rule: { delayMs: SLOW_MS } },
  { name: "hung", rule: { broken: "hang" } },
  { name: "500", rule: { status: 500 } },
  { name: "429", rule: { status: 429 } },
  { name: "garbage", rule: { broken: "garbage" } },
  { name: "other shape", rule: { broken: "shape" } },
  { name: "empty", rule: { broken: "empty" } },
  { name: "cut", rule: { broken: "half" } },
  { name: "huge", rule: { broken: "huge" } },
];

export const SERVICES = ["lake", "alarms", "node", "services", "emails", "places"] as const;

/** A page is served within this time, in milliseconds, whatever the content's service does. */
const PAGE_MS = 1_000;

/** A form is answered within this time, in milliseconds: the time limit of two calls, and a little more. */
const FORM_MS = 3_000;

/** The rows send call-backs and quizzes that belong to no order. Each row judges their answers. */
const OWN_FORMS = /^of no visitor: \/(callback|qualification)$/;

/** The answers under one fault: their number by status, and the slowest in milliseconds. */
export interface Row {
  service: string;
  fault: string;
  statuses: Record<number, number>;
  slowestMs: number;
  /** What is wrong, by journey. */
  problems: string[];
}

interface MatrixReport {
  rows: Row[];
  counts: Verdict["counts"];
  violations: string[];
}

/**
 * Lets each service fail in each way, while visitors read pages, submit forms and order. During the fault nobody may get an error of
 * the server. After it, each visitor continues to the order, and all that was sent is compared with what visitors saw.
 *
 * @param onRow called after each fault.
 */
export async function runMatrix(
  services: readonly (typeof SERVICES)[number][],
  onRow: (row: Row) => void,
): Promise<MatrixReport> {
  const system = await startSystem("PGlite");
  const [url] = system.sites;
  const report: MatrixReport = { rows: [], counts: {}, violations: [] };
  const visits: Visited[] = [];
  try {
    // Published before the outage.
    await system.untilCopied();
    for (const service of services) {
      for (const fault of FAULTS) {
        const visit = planVisit(new Random(visits.length), visits.length);
        const visitor = new HttpVisitor(() => url);
        const answers = await underFault(system, service, fault, () => answersOf(url, visitor, visit));
        const end = await continueToOrder(visitor, visit);
        const problems = answers.flatMap(({ journey, problem }) => (problem ? [`${journey}: ${problem}`] : []));
        if (end.kind !== "ordered") problems.push(`no order after the fault, but ${end.kind}`);
        const row = { service, fault: fault.name, ...summary(answers), problems };
        report.rows.push(row);
        onRow(row);
        report.violations.push(...problems.map((problem) => `${service} ${fault.name}: ${problem}`));
        const hasWithdrawn = answers.some(({ journey, status }) => journey === RECEIPT && status === 200);
        visits.push({ visit, hasWithdrawn, ...(end.kind === "ordered" && { orderId: end.orderId }) });
      }
    }
    const { counts, violations, missing } = await judgeAll(system, visits, false);
    const ofOrders = violations.filter((violation) => !OWN_FORMS.test(violation));
    return { ...report, counts, violations: [...report.violations, ...ofOrders, ...missing] };
  } finally {
    await system.stop();
  }
}

/** Under the fault, and for the lake also after a restart, so that nothing comes from the memory. */
async function underFault(
  system: System,
  service: (typeof SERVICES)[number],
  { rule }: Fault,
  work: () => Promise<Answer[]>,
): Promise<Answer[]> {
  const body = JSON.stringify({ service, ...rule });
  const headers = { "Content-Type": "application/json" };
  await fetch(`${system.backendUrl}/failures`, { method: "PUT", headers, body });
  if (service === "lake") await system.restartSites();
  const answers = await work();
  await fetch(`${system.backendUrl}/failures`, { method: "DELETE" });
  return answers;
}

async function answersOf(url: string, visitor: HttpVisitor, visit: Visit): Promise<Answer[]> {
  const pages = await readPages(url, PAGE_MS);
  const forms = await submitForms(url, visit, FORM_MS);
  const steps = [await openCheckout(visitor, visit, PAGE_MS)];
  for (let step = 0; step < 3; step += 1) steps.push(await submitStep(visitor, visit, FORM_MS));
  return [...pages, ...forms, ...steps, await openSummary(visitor, FORM_MS)];
}

function summary(answers: Answer[]) {
  const byStatus = Map.groupBy(answers, ({ status }) => status);
  const statuses: Row["statuses"] = Object.fromEntries([...byStatus].map(([status, { length }]) => [status, length]));
  return { statuses, slowestMs: Math.max(...answers.map(({ milliseconds }) => milliseconds)) };
}
