import type { Transaction } from "kysely";
import { fromKysely, type JobWithMetadata, type PgBoss } from "pg-boss";
import { v5 as uuidOfName } from "uuid";
import type { Database } from "./database.ts";
import type { Lead } from "./leads.server.ts";

/** The jobs that must not be lost, by queue, with what each needs to know; nothing personal. */
export interface Jobs {
  /** Tells the backend that an order is confirmed (section 7). */
  "order-confirmation": { checkoutId: string };
  /** Sends the e-mail of a confirmed sale. */
  "order-email": { checkoutId: string };
  /** Hands over the lead of a visitor who left. */
  "lead-call": Lead;
  /** Sends the e-mail of an abandoned cart. */
  "lead-email": Lead;
  /** Removes what the site holds of visitors of long ago. */
  "personal-data-removal": object;
}

export type JobName = keyof Jobs;

/** Where a job goes when its last try has failed; it can be put back with pg-boss's `redrive`. */
export const deadLetterQueue = (name: JobName) => `${name}-dead`;

/** Tries with growing pauses of up to three hours, half a day and more in all; then the dead letters. */
const RETRY = { retryLimit: 16, retryDelay: 2, retryBackoff: true, retryDelayMax: 3 * 60 * 60 };

/** A job that a crash cut off is taken up again after this time: twice what a call may take at most (`server/settings.ts`). */
const EXPIRE_S = 60;

const DAY_S = 24 * 60 * 60;

/** How many jobs of a queue run at once, and how often each queue is looked at. */
const WORK = { batchSize: 10, burstWhenBatchFull: true, pollingIntervalSeconds: 1 } as const;

/** The namespace of job ids: one of ours, so that queue and key alone make the id. */
const JOB_IDS = "7b1f6d0e-3c52-4c8e-9a55-2f0f3e6f9d11";

const jobId = (name: JobName, key: string) => uuidOfName(`${name}:${key}`, JOB_IDS);

/**
 * Puts a job in its queue, in the transaction that makes it necessary. Its id comes from `key`: the second job of a key
 * is refused, so each is done once.
 *
 * @param startAfter when it is due; at once when left out.
 */
export async function sendJob<Name extends JobName>(
  boss: PgBoss,
  transaction: Transaction<Database>,
  name: Name,
  key: string,
  data: Jobs[Name],
  startAfter?: Date,
): Promise<void> {
  await boss.send(name, data, { id: jobId(name, key), db: fromKysely(transaction), startAfter });
}

/** Takes back a job that has not begun, in the transaction that makes it needless. Its key stays used up. */
export async function cancelJob(
  boss: PgBoss,
  transaction: Transaction<Database>,
  name: JobName,
  key: string,
): Promise<void> {
  await boss.cancel(name, jobId(name, key), { db: fromKysely(transaction) });
}

/** Told of each failed try, to log it; `isLast` when the job goes to the dead letters. */
export type OnJobFailure = (name: JobName, error: unknown, isLast: boolean) => void;

/**
 * Creates a queue and starts working on it. A handler that throws is tried again.
 *
 * @param keptDays how long a job that waits, or a dead letter, is kept at least: pg-boss deletes it afterwards without a word.
 */
export async function startQueue<Name extends JobName>(
  boss: PgBoss,
  keptDays: number,
  name: Name,
  handler: (data: Jobs[Name], madeAt: Date) => Promise<void>,
  onFailure: OnJobFailure,
): Promise<void> {
  const kept = { retentionSeconds: keptDays * DAY_S };
  const queue = { ...RETRY, ...kept, expireInSeconds: EXPIRE_S, deadLetter: deadLetterQueue(name) };
  await boss.createQueue(deadLetterQueue(name), kept);
  await boss.createQueue(name, queue);
  // A queue that an earlier version of this site made keeps its options otherwise.
  await boss.updateQueue(deadLetterQueue(name), kept);
  await boss.updateQueue(name, queue);
  const work = async (job: JobWithMetadata<Jobs[Name]>) => {
    try {
      await handler(job.data, job.createdOn);
      return { id: job.id, status: "completed" as const };
    } catch (error) {
      onFailure(name, error, job.retryCount >= job.retryLimit);
      // Without the error itself: drivers hang on theirs what visitors typed.
      return { id: job.id, status: "failed" as const };
    }
  };
  const options = { ...WORK, includeMetadata: true, perJobResults: true } as const;
  await boss.work<Jobs[Name], void, typeof options>(name, options, (jobs) => Promise.all(jobs.map(work)));
}
