import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ForReaders, T } from "#app/i18n/t.tsx";
import { focusWhenDrawn } from "#app/ui/focus-when-drawn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { StepMark } from "#app/ui/progress.tsx";
import type { CheckoutView } from "./checkout-view.server.ts";
import { STEPS, type Step, stepState } from "./steps.ts";

interface Props {
  step: Step;
  /** The open step. */
  current: Step;
  view: Pick<CheckoutView, "xsrf" | "formQuery" | "isUnresolved">;
  /** Values of a completed step. */
  summary?: ReactNode;
  children: ReactNode;
}

const TITLES = {
  personal: "checkout:personalTitle",
  address: "checkout:addressTitle",
  confirmation: "checkout:confirmationTitle",
} as const;

/** A step: checked with 'Editar', active with its form, or disabled (docs/rules.md#checkout-steps). */
export function StepPanel({ step, current, view: { xsrf, formQuery, isUnresolved }, summary, children }: Props) {
  const state = stepState(step, current);
  const header = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  const { t } = useTranslation();
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (state === "active") return focusWhenDrawn(header.current);
  }, [state]);
  return (
    <section
      id={step}
      aria-labelledby={`${step}-title`}
      className={`rounded-lg border bg-white ${state === "active" ? "border-brand-700 shadow-card" : "border-line"}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 px-5 py-4 sm:px-7">
        <StepMark number={STEPS.indexOf(step) + 1} state={state} />
        <h2
          id={`${step}-title`}
          ref={header}
          tabIndex={-1}
          className={`grow basis-24 text-xl ${state === "idle" ? "text-muted" : ""}`}
          aria-current={state === "active" ? "step" : undefined}
        >
          <T k={TITLES[step]} />
          {state === "done" ? <span className="sr-only">{`, ${t("checkout:done")}`}</span> : null}
        </h2>
        {state === "done" && !isUnresolved ? (
          <Form method="post" action={formQuery}>
            <input type="hidden" name="_xsrf" value={xsrf} />
            <input type="hidden" name="step" value={step} />
            <button
              type="submit"
              name="intent"
              value="edit"
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-700 underline-offset-4 hover:underline"
            >
              <Icon name="pencil" size={16} />
              <T k="checkout:edit" />
              <ForReaders>
                <T k={TITLES[step]} />
              </ForReaders>
            </button>
          </Form>
        ) : null}
      </div>
      {state === "done" && summary ? <div className="step-summary text-muted">{summary}</div> : null}
      {state === "active" ? <div className="px-5 pb-7 sm:px-7">{children}</div> : null}
    </section>
  );
}
