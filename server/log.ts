import pino from "pino";

/**
 * What the log keeps of an error. Drivers hang queries, parameters and rows on theirs, which hold what visitors typed:
 * only what names the failure goes in.
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

/** JSON lines on standard output; the settings say from which level on. Facts are chosen where they are logged; nothing personal is among them. */
export const log = pino({
  base: { process: "site" },
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: loggedError },
});

export type Log = typeof log;
