import { useLocation, useNavigationType, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { rememberStep, stepOfEntry } from "./step-of-entry.ts";
import { STEPS, type Step } from "./steps.ts";

/** Going back in the browser opens the step that was shown there, as its 'Editar' does. */
export function useBackToStep(current: Step, { xsrf, canEdit }: { xsrf: string; canEdit: boolean }): void {
  // The location and not its key: what the browser adds by itself, for a fragment, has none.
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
