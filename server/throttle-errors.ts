/** How long repeats of an error are not reported, in milliseconds. */
const QUIET_MS = 60_000;

/** @param repeats how often the error occurred since it was last reported. */
type Report = (error: Error, repeats: number) => void;

/**
 * Reports an error with the same message once a minute at most. While the database is down, five queues fail every second.
 */
export function throttleErrors(report: Report, now = Date.now): (error: Error) => void {
  const reported = new Map<string, { at: number; repeats: number }>();
  return (error) => {
    const at = now();
    const last = reported.get(error.message);
    if (last && at - last.at < QUIET_MS) {
      last.repeats += 1;
      return;
    }
    for (const [message, { at: since }] of reported) if (at - since >= QUIET_MS) reported.delete(message);
    reported.set(error.message, { at, repeats: 0 });
    report(error, last?.repeats ?? 0);
  };
}
