import { recoverLead } from "#app/checkout/jobs/abandoned-cart.server.ts";
import { confirmOrder, resolveOrder, sendSaleEmail } from "#app/checkout/jobs/after-order.server.ts";
import { deletePersonalData } from "#app/checkout/jobs/retention.server.ts";
import type { Services } from "#app/context.ts";
import { createQueue, type JobName, type Jobs, type OnJobFailure, startWorker } from "#app/db/job-queue.server.ts";
import { sendWithdrawal } from "#app/withdrawal/withdrawal.server.ts";
import type { Metrics } from "./metrics.ts";

/** Cron schedule of the deletion of inactive checkouts. Frequent, so that it also runs where the site is up only briefly. */
const REMOVAL_SCHEDULE = "*/10 * * * *";

/**
 * Creates every queue, with its worker and the schedules.
 *
 * @param takesJobs whether this instance runs jobs; otherwise it only queues them for other instances.
 */
export async function startJobs(services: Services, metrics: Metrics, takesJobs: boolean): Promise<void> {
  const { boss } = services.store;
  const work = async <Name extends JobName>(
    name: Name,
    handler: (data: Jobs[Name], createdAt: Date) => Promise<void>,
  ) => {
    await createQueue(boss, services.personalDataDays, name);
    if (takesJobs) await startWorker(boss, name, handler, reportFailure(services, metrics));
  };
  await work("order-outcome", ({ checkoutId }) => resolveOrder(services, checkoutId));
  await work("order-confirmation", ({ checkoutId }) => confirmOrder(services, checkoutId));
  await work("order-email", ({ checkoutId }) => sendSaleEmail(services, checkoutId));
  await work("withdrawal", ({ withdrawalId }) => sendWithdrawal(services, withdrawalId));
  await work("lead-call", (lead, leftAt) => recoverLead(services, lead, "call", leftAt));
  await work("lead-email", (lead, leftAt) => recoverLead(services, lead, "email", leftAt));
  await work("personal-data-removal", () => deletePersonalData(services));
  await boss.schedule("personal-data-removal", REMOVAL_SCHEDULE);
}

/** Logs a failed try as a warning, and the last one as an error, because its dead letter needs attention. */
function reportFailure({ log }: Services, metrics: Metrics): OnJobFailure {
  return (queue, error, isLast) => {
    metrics.jobFailed(queue, error, isLast);
    const message = queue.endsWith("-email") ? "Email sending failed" : "A job failed";
    // The last failed try leaves the job in the dead letter queue.
    if (isLast) log.error({ queue, err: error, isDeadLetter: true }, message);
    else log.warn({ queue, err: error, willRetry: true }, message);
  };
}
