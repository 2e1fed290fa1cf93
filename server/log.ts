import pino from "pino";
import { currentTraceId } from "#app/http/trace.server.ts";

/**
 * The logged fields of an error. Errors of database drivers carry queries, parameters and rows with personal data, so other fields
 * are left out.
 */
export function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    stack,
    ...("code" in error && { code: error.code }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}

/** Writes JSON lines to standard output, without personal data. The setting `LOG_LEVEL` sets the level. */
export const log = pino({
  base: { process: "site" },
  mixin: () => {
    const traceId = currentTraceId();
    return traceId === undefined ? {} : { traceId };
  },
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: loggedError },
});

export type Log = typeof log;
