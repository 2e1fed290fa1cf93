import { useEffect, useRef } from "react";
import type { StepState } from "#app/ui/step-state.ts";

/** The id of the heading of what is asked. */
export const QUESTION_ID = "pregunta";

/** Moves focus to what is asked when that changes, so that it is read out. */
export function useFocusOn(asked: string): void {
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    const heading = document.getElementById(QUESTION_ID);
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [asked]);
}

/** Each step of a stage done, active or idle (section 4): of four steps each is 25 %. */
export function stepStates({ done, of }: { done: number; of: number }): StepState[] {
  return Array.from({ length: of }, (_, step) => (step < done ? "done" : step === done ? "active" : "idle"));
}
