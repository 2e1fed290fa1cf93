import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { MIN_FILL_MS } from "./minimum-time.ts";

/**
 * Sends a form only when people could have filled it in, and tells the server how long that took. A faster visitor waits for the rest of
 * the time, and never sees a rejection (docs/rules.md#callback-robots).
 */
export function useMinimumTime() {
  const elapsedField = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  const timer = useRef<number>();
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    shownAt.current = performance.now();
    return () => window.clearTimeout(timer.current);
  }, []);

  /** Handles the form's submit event after its validation. */
  const waitForMinimum = (event: FormEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return;
    const elapsed = performance.now() - shownAt.current;
    if (elapsed >= MIN_FILL_MS) {
      if (elapsedField.current) elapsedField.current.value = String(Math.floor(elapsed));
      return;
    }
    event.preventDefault();
    const form = event.currentTarget;
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    setWaiting(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      // A form is not sent with a disabled button.
      flushSync(() => setWaiting(false));
      form.requestSubmit(submitter);
    }, MIN_FILL_MS - elapsed);
  };
  return { elapsedField, isWaiting, waitForMinimum };
}
