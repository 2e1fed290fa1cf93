import { pino } from "pino";

/** JSON lines on standard output. Silent under the tests, which read answers and not logs. */
export const log = pino({ name: "sandbox", level: process.env.VITEST ? "silent" : (process.env.LOG_LEVEL ?? "info") });
