import { Icon } from "./icon.tsx";

/** Progress of a step in a sequence. See docs/rules.md#progress-steps. */
export type StepState = "done" | "active" | "idle";

const MARKS = {
  done: "bg-brand-700 text-white",
  active: "bg-brand-700 text-white [box-shadow:0_0_0_4px_var(--color-brand-100)]",
  idle: "bg-line text-muted",
} satisfies Record<StepState, string>;

/** The number of a step, or a check once it is done. Decorative: the step's name follows it. */
export function StepMark({ number, state }: { number: number; state: StepState }) {
  return (
    <span
      aria-hidden="true"
      className={`flex size-9 shrink-0 items-center justify-center rounded-full font-bold ${MARKS[state]}`}
    >
      {state === "done" ? <Icon name="check" size={20} /> : number}
    </span>
  );
}
