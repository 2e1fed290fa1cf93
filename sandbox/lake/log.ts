import type { Logger } from "pino";

/** The log that the lake's host gives it. */
export type Log = Pick<Logger, "info" | "warn" | "error">;
