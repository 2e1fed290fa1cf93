import { useLocation, useNavigationType, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { z } from "zod";
import { STEPS, type Step } from "./steps.ts";

/** Going back in the browser reopens the step shown there, as 'Editar' does (docs/rules.md#return-to-checkout). */
export function useBackToStep(current: Step, { xsrf, canEdit }: { xsrf: string; canEdit: boolean }): void {
  // The location object, not its key: history entries that the browser adds for a fragment have no key.
  const location = useLocation();
  const type = useNavigationType();
  const submit = useSubmit();
  const seen = useRef(location);
  useEffect(() => {
    const isBack = seen.current !== location && type === "POP";
    seen.current = location;
    const step = isBack ? stepOfEntry(location.key) : undefined;
    if (step && canEdit && STEPS.indexOf(step) < STEPS.indexOf(current)) {
      submit({ intent: "edit", step, _xsrf: xsrf }, { method: "post", action: "?", replace: true });
    } else {
      rememberStep(location.key, current);
    }
  }, [location, type, current, canEdit, xsrf, submit]);
}

/** State of a history entry: the router's key and our step. Both survive a reload. */
const entrySchema = z.looseObject({ key: z.string().default("default"), step: z.enum(STEPS).optional() });

/** The current history entry; undefined while the browser is still at an entry with another key. */
function currentEntry(key: string) {
  const entry = entrySchema.parse(window.history.state ?? {});
  return entry.key === key ? entry : undefined;
}

/** The step shown at an entry; undefined for a new entry, such as that of a link to a fragment. */
const stepOfEntry = (key: string): Step | undefined => currentEntry(key)?.step;

function rememberStep(key: string, step: Step): void {
  if (currentEntry(key)) window.history.replaceState({ ...window.history.state, step }, "");
}
