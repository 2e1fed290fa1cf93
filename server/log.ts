import pino from "pino";

/** JSON lines on standard output. Facts are chosen where they are logged; nothing personal is among them. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: { process: "site" },
  timestamp: pino.stdTimeFunctions.isoTime,
});

export type Log = typeof log;
