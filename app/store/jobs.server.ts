import type { Transaction } from "kysely";
import { fromKysely, type PgBoss } from "pg-boss";
import { v5 as uuidOfName } from "uuid";
import type { Database } from "./database.ts";

/** The jobs that must not be lost, by queue, with what each needs to know. */
export interface Jobs {
  /** Tells the backend that an order is confirmed (section 7). */
  "order-confirmation": { checkoutId: string };
}

type JobName = keyof Jobs;

/** Tries with growing pauses of up to three hours, half a day and more in all; then the dead letters. */
const RETRY = { retryLimit: 12, retryDelay: 15, retryBackoff: true, retryDelayMax: 3 * 60 * 60 };

/** The namespace of job ids: one of ours, so that queue and key alone make the id. */
const JOB_IDS = "7b1f6d0e-3c52-4c8e-9a55-2f0f3e6f9d11";

const deadLetterOf = (name: JobName) => `${name}-dead`;

/**
 * Puts a job in its queue, in the transaction that makes it necessary. Its id comes from `key`: the second job of a key
 * is refused, so each is done once.
 */
export async function sendJob<Name extends JobName>(
  boss: PgBoss,
  transaction: Transaction<Database>,
  name: Name,
  key: string,
  data: Jobs[Name],
): Promise<void> {
  await boss.send(name, data, { id: uuidOfName(`${name}:${key}`, JOB_IDS), db: fromKysely(transaction) });
}

/**
 * Creates a queue and starts working on it. A handler that throws is tried again.
 *
 * @param onFailure told of each failed try, to log it; `isLast` when the job goes to the dead letters.
 */
export async function workOn<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handler: (data: Jobs[Name]) => Promise<void>,
  onFailure: (name: Name, error: unknown, isLast: boolean) => void,
): Promise<void> {
  await boss.createQueue(deadLetterOf(name));
  await boss.createQueue(name, { ...RETRY, deadLetter: deadLetterOf(name) });
  const options = { pollingIntervalSeconds: 1, includeMetadata: true } as const;
  await boss.work<Jobs[Name], void, typeof options>(name, options, async (jobs) => {
    for (const job of jobs) {
      try {
        await handler(job.data);
      } catch (error) {
        onFailure(name, error, job.retryCount >= job.retryLimit);
        throw error;
      }
    }
  });
}
