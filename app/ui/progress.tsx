import type { StepState } from "./stepper.tsx";

interface Props {
  /** Accessible name of the bar. */
  label: string;
  /** Progress in words: 'Paso 2 de 4'. */
  text: string;
  steps: StepState[];
}

const VARIANTS = { done: "bg-brand-700", active: "bg-brand-600", idle: "bg-line" } satisfies Record<StepState, string>;

/** A progress bar, of which each step is a part. See docs/rules.md#progress-steps. */
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
