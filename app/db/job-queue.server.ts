import type { Transaction } from "kysely";
import { fromKysely, type JobWithMetadata, type PgBoss } from "pg-boss";
import { v5 as uuidOfName } from "uuid";
import { runTraced } from "#app/http/trace.server.ts";
import type { Database } from "./database.ts";
import type { Lead } from "./leads.server.ts";

/** The data of each job by its queue, without personal data (docs/decisions/0021). */
export interface Jobs {
  /** Asks the backend again for an order whose outcome is unknown (docs/decisions/0053). */
  "order-outcome": { checkoutId: string };
  "order-confirmation": { checkoutId: string };
  "order-email": { checkoutId: string };
  withdrawal: { withdrawalId: string };
  "lead-call": Lead;
  "lead-email": Lead;
  "personal-data-removal": object;
}

export type JobName = keyof Jobs;

/** The queue of jobs whose last retry failed. pg-boss's `redrive` retries them. */
export const deadLetterQueue = (name: JobName) => `${name}-dead`;

/** Exponential backoff of up to three hours, for more than half a day in all. */
const RETRY = { retryLimit: 16, retryDelay: 2, retryBackoff: true, retryDelayMax: 3 * 60 * 60 };

/** A visitor waits for the outcome of an order, or for an acknowledgement: every ten minutes at least, for more than two days. */
const AWAITED_RETRY = { ...RETRY, retryLimit: 300, retryDelayMax: 10 * 60 };
const AWAITED: readonly JobName[] = ["order-outcome", "withdrawal"];

/** A job interrupted by a crash is retried after this time: twice the longest call (`server/settings.ts`). */
const EXPIRE_S = 60;

const DAY_S = 24 * 60 * 60;

const WORK = { batchSize: 10, burstWhenBatchFull: true, pollingIntervalSeconds: 1 } as const;

/** UUID namespace of job ids, which are derived from queue and key. */
const JOB_IDS = "7b1f6d0e-3c52-4c8e-9a55-2f0f3e6f9d11";

/** The id of a job, which is also the idempotency key of the call that it makes. */
export const jobId = (name: JobName, key: string) => uuidOfName(`${name}:${key}`, JOB_IDS);

/**
 * Queues a job in the transaction that requires it. Its id is derived from `key`: a second job with the same key is ignored.
 *
 * @param delayMs after which the job is due, by the clock of the database: that of an instance may be wrong.
 */
export async function sendJob<Name extends JobName>(
  boss: PgBoss,
  transaction: Transaction<Database>,
  name: Name,
  key: string,
  data: Jobs[Name],
  delayMs = 0,
): Promise<void> {
  await boss.send(name, data, { id: jobId(name, key), db: fromKysely(transaction), startAfter: delayMs / 1_000 });
}

/** Cancels a job that has not started, in the transaction that makes it unnecessary. Its key cannot be used again. */
export async function cancelJob(
  boss: PgBoss,
  transaction: Transaction<Database>,
  name: JobName,
  key: string,
): Promise<void> {
  await boss.cancel(name, jobId(name, key), { db: fromKysely(transaction) });
}

/** Called for each failed try; `isLast` when the job moves to the dead letter queue. */
export type OnJobFailure = (name: JobName, error: unknown, isLast: boolean) => void;

/**
 * Creates a queue.
 *
 * @param retentionDays after which pg-boss deletes waiting jobs and dead letters.
 */
export async function createQueue(boss: PgBoss, retentionDays: number, name: JobName): Promise<void> {
  const retention = { retentionSeconds: retentionDays * DAY_S };
  const retry = AWAITED.includes(name) ? AWAITED_RETRY : RETRY;
  const queue = { ...retry, ...retention, expireInSeconds: EXPIRE_S, deadLetter: deadLetterQueue(name) };
  await boss.createQueue(deadLetterQueue(name), retention);
  await boss.createQueue(name, queue);
  // createQueue leaves the options of an existing queue unchanged.
  await boss.updateQueue(deadLetterQueue(name), retention);
  await boss.updateQueue(name, queue);
  // pg-boss reads a queue's options before its first job, on a connection of its own. In a transaction on the embedded database,
  // which has one connection, it would wait for ever. This query makes it read them now.
  await boss.findJobs(name, { id: jobId(name, "") });
}

/** Starts the worker of a queue. A job whose handler throws is retried. */
export async function startWorker<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handler: (data: Jobs[Name], createdAt: Date) => Promise<void>,
  onFailure: OnJobFailure,
): Promise<void> {
  const work = async (job: JobWithMetadata<Jobs[Name]>) => {
    try {
      await handler(job.data, job.createdOn);
      return { id: job.id, status: "completed" as const };
    } catch (error) {
      onFailure(name, error, job.retryCount >= job.retryLimit);
      // The error is left out: errors of database drivers contain query parameters, which are personal data.
      return { id: job.id, status: "failed" as const };
    }
  };
  const options = { ...WORK, includeMetadata: true, perJobResults: true } as const;
  await boss.work<Jobs[Name], void, typeof options>(name, options, (jobs) =>
    Promise.all(jobs.map((job) => runTraced(undefined, () => work(job)))),
  );
}
