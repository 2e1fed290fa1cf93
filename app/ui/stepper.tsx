import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Progress of a step in a sequence. See docs/rules.md#progress-steps. */
export type StepState = "done" | "active" | "idle";

const MARKS = {
  done: "bg-brand-700 text-white",
  active: "bg-brand-700 text-white ring-4 ring-brand-100",
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

interface Props {
  label: string;
  steps: { key: string; name: ReactNode; state: StepState; done: string }[];
}

/** The steps of a sequence, side by side. Below 540 px only the active step shows its name. */
export function Stepper({ label, steps }: Props) {
  return (
    <ol aria-label={label} className="flex items-center gap-2">
      {steps.map(({ key, name, state, done }, position) => (
        <li
          key={key}
          aria-current={state === "active" ? "step" : undefined}
          className="flex items-center gap-2 not-last:grow not-last:after:h-0.5 not-last:after:min-w-3 not-last:after:grow not-last:after:rounded-full not-last:after:bg-line"
        >
          <StepMark number={position + 1} state={state} />
          <span
            className={`font-semibold ${state === "active" ? "" : "max-sm:sr-only"} ${state === "idle" ? "text-muted" : ""}`}
          >
            {name}
            {state === "done" ? <span className="sr-only">{`, ${done}`}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
