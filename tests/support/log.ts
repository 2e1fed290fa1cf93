import type { Log } from "#app/context.ts";

/** A line that was logged. */
export interface LoggedLine {
  level: "info" | "warn" | "error";
  facts: object;
  message: string;
}

/** A log that keeps its lines, to see what was written and that nothing else was. */
export function createTestLog(): Log & { lines: LoggedLine[] } {
  const lines: LoggedLine[] = [];
  const keep = (level: LoggedLine["level"]) => (facts: object, message: string) => {
    lines.push({ level, facts, message });
  };
  return { lines, info: keep("info"), warn: keep("warn"), error: keep("error") };
}
