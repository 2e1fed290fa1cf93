import { type NavigationType, useLocation, useNavigate, useNavigationType, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { onceHydrated } from "#app/hydration/until-hydrated.ts";
import { formIdOf, STEPS, type Step } from "./steps.ts";

/**
 * Going back in the browser reopens the step shown there, as 'Editar' does. Going forward to a later step sends the open form, as its
 * button does (docs/rules.md#return-to-checkout).
 */
export function useBackToStep(
  current: Step,
  { xsrf, formQuery, canEdit }: { xsrf: string; formQuery: string; canEdit: boolean },
): void {
  // The location object, not its key: history entries that the browser adds for a fragment have no key.
  const location = useLocation();
  const type = useNavigationType();
  const submit = useSubmit();
  const navigate = useNavigate();
  const seen = useRef<{ location: typeof location; position: number }>();
  useEffect(() => {
    const before = seen.current;
    seen.current = { location, position: positionOf(location.key, type, before?.position) };
    // A page that was left before it was hydrated is loaded again by the browser.
    const isTraversal = before ? before.location !== location && type === "POP" : isLoadedByBack();
    const step = isTraversal ? stepOfEntry(location.key) : undefined;
    const distance = step && canEdit ? STEPS.indexOf(step) - STEPS.indexOf(current) : 0;
    // A rejected form has its own history entry with the same step. Back skips it.
    const isRejectedForm = isTraversal && step === current && before && before.location.search !== location.search;
    const options = { method: "post", action: formQuery, replace: true } as const;
    const form = document.forms.namedItem(formIdOf(current));
    if (isRejectedForm && seen.current.position < before.position) {
      navigate(-1);
    } else if (step && distance < 0) {
      onceHydrated(() => submit({ intent: "edit", step, _xsrf: xsrf }, options));
    } else if (distance > 0 && form && before && seen.current.position > before.position) {
      const fields = new FormData(form);
      fields.set("intent", current);
      submit(fields, options);
    } else {
      rememberStep(location.key, current);
    }
  }, [location, type, current, canEdit, xsrf, formQuery, submit, navigate]);
}

function isLoadedByBack(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
}

/**
 * The router's key and position, and our step, in the state of the current history entry. They survive a reload. A visitor who goes back
 * at once leaves an entry without our step: its address names it.
 */
function currentEntry(): { key: unknown; position: number; step: Step | undefined } {
  const { key = "default", idx, step }: { key?: unknown; idx?: unknown; step?: unknown } = window.history.state ?? {};
  const shown = step ?? window.location.hash.slice(1);
  return { key, position: typeof idx === "number" ? idx : 0, step: STEPS.find((name) => name === shown) };
}

/** The position of a shown entry. A visitor who goes back at once has left the entry before this effect runs: it is counted from the previous one. */
function positionOf(key: string, type: `${NavigationType}`, before = 0): number {
  if (isAtEntry(key) || type === "POP") return currentEntry().position;
  return type === "PUSH" ? before + 1 : before;
}

/** Whether the browser is at the entry of a key already. */
const isAtEntry = (key: string) => currentEntry().key === key;

/** The step shown at an entry; undefined for a new entry, such as that of a link to a fragment. */
const stepOfEntry = (key: string): Step | undefined => (isAtEntry(key) ? currentEntry().step : undefined);

function rememberStep(key: string, step: Step): void {
  if (isAtEntry(key)) window.history.replaceState({ ...window.history.state, step }, "");
}
