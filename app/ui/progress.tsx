import type { StepState } from "./step-state.ts";

interface Props {
  /** What is being done, for who cannot see the bar. */
  label: string;
  /** How far it is in words: 'Paso 2 de 4'. */
  text: string;
  steps: StepState[];
}

const LOOKS = { done: "bg-brand-700", active: "bg-accent", idle: "bg-line" } satisfies Record<StepState, string>;

/** How far one is: a piece a step, each done, active or idle (section 4). */
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
      className="flex gap-2"
    >
      {steps.map((step, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its position.
        <span key={position} className={`h-2 grow rounded-full transition-colors ${LOOKS[step]}`} />
      ))}
    </div>
  );
}
