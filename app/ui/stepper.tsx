import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { StepState } from "./step-state.ts";

const MARKS = {
  done: "bg-brand-700 text-white",
  active: "bg-brand-700 text-white ring-4 ring-brand-100",
  idle: "bg-line text-muted",
} satisfies Record<StepState, string>;

/** The number of a step, or its check once it is done. What it says stands beside it in words. */
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

/** The steps of a way, side by side; from 540 px with their names, below with the active one's alone. */
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
