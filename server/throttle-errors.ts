/** How long the same error is not told of again, in milliseconds. */
const QUIET_MS = 60_000;

/** Told of an error, and how often it came since it was told of last. */
type Tell = (error: Error, repeats: number) => void;

/**
 * Tells of an error that comes again and again, as from a database that is away and five queues that look every second, once a
 * minute. Errors are the same when their messages are.
 */
export function throttleErrors(tell: Tell, now = Date.now): (error: Error) => void {
  const told = new Map<string, { at: number; repeats: number }>();
  return (error) => {
    const at = now();
    const last = told.get(error.message);
    if (last && at - last.at < QUIET_MS) {
      last.repeats += 1;
      return;
    }
    for (const [message, { at: since }] of told) if (at - since >= QUIET_MS) told.delete(message);
    told.set(error.message, { at, repeats: 0 });
    tell(error, last?.repeats ?? 0);
  };
}
