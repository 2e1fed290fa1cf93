import { Listr, ListrLogger, type ListrOptions, type ListrTask, PRESET_TIMER } from "listr2";

/** Shows no reason beside a failed step: the error is shown once, at the end. */
class StepLogger extends ListrLogger {
  override log(...[level, message, options]: Parameters<ListrLogger["log"]>): void {
    super.log(level, message, level === "FAILED" ? undefined : options);
  }
}

/**
 * Does the steps and prints a line at the start and at the end of each. The renderer never redraws a line: the output of
 * the services passes between them.
 */
export async function doSteps(
  steps: ListrTask[],
  options: Pick<ListrOptions, "concurrent" | "exitOnError"> = {},
): Promise<void> {
  await new Listr(steps, {
    ...options,
    renderer: "simple",
    registerSignalListeners: false,
    rendererOptions: { timer: PRESET_TIMER, logger: new StepLogger({ useIcons: true }) },
  }).run();
}
