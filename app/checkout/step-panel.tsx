import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StepMark } from "#app/ui/progress.tsx";
import { STEPS, type Step, type StepState } from "./steps.ts";

interface Props {
  step: Step;
  state: StepState;
  xsrf: string;
  /** Query string of the URL to which the form is sent. */
  formQuery: string;
  /** Whether a completed step shows 'Editar'. */
  canEdit?: boolean;
  /** Values of a completed step. */
  summary?: ReactNode;
  children: ReactNode;
}

const TITLES = {
  personal: "checkout:personalTitle",
  address: "checkout:addressTitle",
  confirmation: "checkout:confirmationTitle",
} as const;

const MARKS = { checked: "done", active: "active", disabled: "idle" } as const;

/** A step: checked with 'Editar', active with its form, or disabled (docs/rules.md#checkout-steps). */
export function StepPanel({ step, state, xsrf, formQuery, canEdit = true, summary, children }: Props) {
  const header = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  const { t } = useTranslation();
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (state === "active") header.current?.focus();
  }, [state]);
  return (
    <section
      id={step}
      aria-labelledby={`${step}-title`}
      className={`rounded-lg border bg-white ${state === "active" ? "border-brand-700 shadow-card" : "border-line"}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 px-5 py-4 sm:px-7">
        <StepMark number={STEPS.indexOf(step) + 1} state={MARKS[state]} />
        <h2
          id={`${step}-title`}
          ref={header}
          tabIndex={-1}
          className={`grow basis-24 text-xl ${state === "disabled" ? "text-muted" : ""}`}
          aria-current={state === "active" ? "step" : undefined}
        >
          <T k={TITLES[step]} />
          {state === "checked" ? <span className="sr-only">{`, ${t("checkout:done")}`}</span> : null}
        </h2>
        {state === "checked" && canEdit ? (
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
              <span className="sr-only">
                {" "}
                <T k={TITLES[step]} />
              </span>
            </button>
          </Form>
        ) : null}
      </div>
      {state === "checked" && summary ? <div className="step-summary text-muted">{summary}</div> : null}
      {state === "active" ? <div className="px-5 pb-7 sm:px-7">{children}</div> : null}
    </section>
  );
}
