/** One line that says what to do. Any other error is a defect of the launcher and is shown with its stack. */
export class Problem extends Error {
  override name = "Problem";
  /** Output of the failed tool, when the line alone does not explain it. */
  readonly detail: string;

  constructor(line: string, detail = "") {
    super(line);
    this.detail = detail;
  }
}

export class Stopped extends Problem {
  constructor(reason: string) {
    super(`Stopped by ${reason}.`);
  }
}

/** @returns The exit code: 0 for a stop on request. */
export function showError(error: unknown): number {
  if (error instanceof Stopped) {
    console.info(error.message);
    return 0;
  }
  if (error instanceof Problem && error.detail) console.error(error.detail);
  console.error(error instanceof Problem ? error.message : error);
  return 1;
}
