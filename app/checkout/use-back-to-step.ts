import { useLocation, useNavigationType, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { STEPS, type Step } from "./steps.ts";

/** Going back in the browser reopens the step shown there, as 'Editar' does (docs/rules.md#return-to-checkout). */
export function useBackToStep(
  current: Step,
  { xsrf, formQuery, canEdit }: { xsrf: string; formQuery: string; canEdit: boolean },
): void {
  // The location object, not its key: history entries that the browser adds for a fragment have no key.
  const location = useLocation();
  const type = useNavigationType();
  const submit = useSubmit();
  const seen = useRef<typeof location>();
  useEffect(() => {
    // A page that was left before it was hydrated is loaded again by the browser.
    const isBack = seen.current ? seen.current !== location && type === "POP" : isLoadedByBack();
    seen.current = location;
    const step = isBack ? stepOfEntry(location.key) : undefined;
    if (step && canEdit && STEPS.indexOf(step) < STEPS.indexOf(current)) {
      submit({ intent: "edit", step, _xsrf: xsrf }, { method: "post", action: formQuery, replace: true });
    } else {
      rememberStep(location.key, current);
    }
  }, [location, type, current, canEdit, xsrf, formQuery, submit]);
}

function isLoadedByBack(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
}

/** The router's key and our step in the state of the current history entry. Both survive a reload. */
function currentEntry(): { key: unknown; step: Step | undefined } {
  const { key = "default", step }: { key?: unknown; step?: unknown } = window.history.state ?? {};
  return { key, step: STEPS.find((name) => name === step) };
}

/** Whether the browser is at the entry of a key already. */
const isAtEntry = (key: string) => currentEntry().key === key;

/** The step shown at an entry; undefined for a new entry, such as that of a link to a fragment. */
const stepOfEntry = (key: string): Step | undefined => (isAtEntry(key) ? currentEntry().step : undefined);

function rememberStep(key: string, step: Step): void {
  if (isAtEntry(key)) window.history.replaceState({ ...window.history.state, step }, "");
}
