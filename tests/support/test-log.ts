import type { Log } from "#app/context.ts";

export interface LoggedLine {
  level: "info" | "warn" | "error";
  facts: object;
  message: string;
}

/** A log in memory. Tests compare its lines with the expected ones. */
export function createTestLog(): Log & { lines: LoggedLine[] } {
  const lines: LoggedLine[] = [];
  const keep = (level: LoggedLine["level"]) => (facts: object, message: string) => {
    lines.push({ level, facts, message });
  };
  return { lines, info: keep("info"), warn: keep("warn"), error: keep("error") };
}
