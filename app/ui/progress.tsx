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
      {state === "done" ? <Icon name="check" size={16} /> : number}
    </span>
  );
}

interface Props {
  label: string;
  /** Progress in words: 'Paso 2 de 4'. */
  text: string;
  steps: StepState[];
}

const VARIANTS = { done: "bg-brand-700", active: "bg-brand-600", idle: "bg-line" } satisfies Record<StepState, string>;

/** A progress bar with a segment for each step. See docs/rules.md#progress-steps. */
export function Progress({ label, text, steps }: Props) {
  const done = steps.filter((step) => step === "done").length;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={steps.length}
      aria-valuenow={done}
      aria-valuetext={text}
      className="flex overflow-hidden rounded-full"
    >
      {steps.map((step, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps are a fixed list, and have no other key.
        <span key={position} className={`h-2 grow ${VARIANTS[step]}`} />
      ))}
    </div>
  );
}
