import { report } from "#app/analytics/report.ts";
import { usePlace } from "#app/analytics/use-place.ts";

/** For a link to the call-back form: tells analytics that somebody follows it, and from which page. */
export function useCallAsked(): () => void {
  const place = usePlace();
  return () => report({ event: "call_request", action: "asked", place });
}
