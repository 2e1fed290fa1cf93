import { useLocation, useNavigationType, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { STEPS, type Step } from "./steps.ts";

/** Going back in the browser opens the step before, as its 'Editar' does; the first stands at the address without a name. */
export function useBackToStep(current: Step, { xsrf, canEdit }: { xsrf: string; canEdit: boolean }): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const submit = useSubmit();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const step = STEPS.find((name) => hash === `#${name}`) ?? STEPS[0];
    if (type !== "POP" || !canEdit || STEPS.indexOf(step) >= STEPS.indexOf(current)) return;
    submit({ intent: "edit", step, _xsrf: xsrf }, { method: "post", action: "?", replace: true });
  }, [key, hash, type, current, canEdit, xsrf, submit]);
}
