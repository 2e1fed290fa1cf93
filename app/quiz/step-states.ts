import type { StepState } from "#app/ui/step-state.ts";

/** Each step of a stage done, active or idle (section 4): of four steps each is 25 %. */
export function stepStates({ done, of }: { done: number; of: number }): StepState[] {
  return Array.from({ length: of }, (_, step) => (step < done ? "done" : step === done ? "active" : "idle"));
}
