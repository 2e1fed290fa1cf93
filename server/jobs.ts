import { recoverLead } from "#app/checkout/jobs/abandoned-cart.server.ts";
import { confirmOrder, sendSaleEmail } from "#app/checkout/jobs/after-order.server.ts";
import { deletePersonalData } from "#app/checkout/jobs/retention.server.ts";
import type { Services } from "#app/context.ts";
import { type JobName, type Jobs, type OnJobFailure, startQueue } from "#app/db/jobs.server.ts";
import type { Metrics } from "./metrics.ts";

/** When the data of visitors of long ago are removed, as cron writes it: often, so that a site that seldom runs does it too. */
const REMOVAL_TIMES = "*/10 * * * *";

/** Starts working on every queue. */
export async function startJobs(services: Services, metrics: Metrics): Promise<void> {
  const { boss } = services.store;
  const work = <Name extends JobName>(name: Name, handler: (data: Jobs[Name], madeAt: Date) => Promise<void>) =>
    startQueue(boss, services.personalDataDays, name, handler, reportTo(services, metrics));
  await work("order-confirmation", ({ checkoutId }) => confirmOrder(services, checkoutId));
  await work("order-email", ({ checkoutId }) => sendSaleEmail(services, checkoutId));
  await work("lead-call", (lead, leftAt) => recoverLead(services, lead, "call", leftAt));
  await work("lead-email", (lead, leftAt) => recoverLead(services, lead, "email", leftAt));
  await work("personal-data-removal", () => deletePersonalData(services));
  await boss.schedule("personal-data-removal", REMOVAL_TIMES);
}

const isEmail = (queue: JobName) => queue.endsWith("-email");

/** A failed try is a warning; the last one an error, for somebody has to look at the dead letters. */
function reportTo({ log }: Services, metrics: Metrics): OnJobFailure {
  return (queue, error, isLast) => {
    metrics.jobFailed(queue, error, isLast);
    const what = isEmail(queue) ? "Email sending failed" : "A job failed";
    if (isLast) log.error({ queue, err: error }, `${what} for the last time; it is among the dead letters`);
    else log.warn({ queue, err: error }, `${what} and will be tried again`);
  };
}
