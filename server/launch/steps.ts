import { Listr, ListrLogger, type ListrTask, PRESET_TIMER } from "listr2";

/** Shows no reason beside a failed step: the error is shown once, at the end. */
class StepLogger extends ListrLogger {
  override log(...[level, message, options]: Parameters<ListrLogger["log"]>): void {
    super.log(level, message, level === "FAILED" ? undefined : options);
  }
}

interface Options {
  /** How many steps run at once. */
  concurrent?: number;
  /** Whether the first failure ends the rest and is thrown. */
  exitOnError?: boolean;
}

/**
 * Does the steps and prints a line at the start and at the end of each. The renderer never redraws a line: the output of
 * the services passes between them.
 */
export async function doSteps(steps: ListrTask[], { concurrent, exitOnError }: Options = {}): Promise<void> {
  await new Listr(steps, {
    concurrent: concurrent ?? false,
    exitOnError: exitOnError ?? true,
    renderer: "simple",
    registerSignalListeners: false,
    rendererOptions: { timer: PRESET_TIMER, logger: new StepLogger({ useIcons: true }) },
  }).run();
}
