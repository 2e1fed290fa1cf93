import { pino } from "pino";

/** JSON lines on standard output. Silent in unit tests. */
export const log = pino({ name: "sandbox", level: process.env.VITEST ? "silent" : (process.env.LOG_LEVEL ?? "info") });
