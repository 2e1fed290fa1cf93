import { useEffect, useRef } from "react";
import { forgetDrafts } from "./drafts.ts";
import { STEPS, type Step } from "./steps.ts";

/** Forgets what was typed into a step once the next one is reached: the server has it. */
export function useDrafts(current: Step): void {
  const before = useRef(current);
  useEffect(() => {
    if (STEPS.indexOf(current) > STEPS.indexOf(before.current)) forgetDrafts(before.current);
    before.current = current;
  }, [current]);
}
