import { type FieldMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import type { z } from "zod";
import { useErrorText } from "#app/forms/use-error-text.ts";
import { draftOf, keepDraft } from "./drafts.ts";
import type { StepRefused } from "./step-refusal.ts";
import { formIdOf, type Step } from "./steps.ts";
import { useErrorReport } from "./use-error-report.ts";

/** What a form sends: a field that is empty or not ticked is left out. */
type Values = Record<string, string | undefined>;

interface Options<Name extends string> {
  step: Step;
  schema: z.ZodType<unknown>;
  /** The fields in the order in which they stand: the first wrong one gets focus. */
  names: readonly Name[];
  /** What the server refused, if it was this step. */
  refused: StepRefused | undefined;
  /** What was typed before. */
  initial: Record<string, string | null | undefined>;
}

/** What a field of a step is drawn with. */
export interface StepField {
  field: FieldMetadata<string | undefined>;
  error: string | undefined;
  takesFocus: boolean;
}

/**
 * A step's form: checked on submit and again on change, first wrong field focused (section 5), by the server's schema.
 * Without JavaScript the server's answer fills it in.
 */
export function useStepForm<Name extends string>({ step, schema, names, refused, initial }: Options<Name>) {
  const lastResult: SubmissionResult<string[]> | undefined = refused?.step === step ? refused.reply : undefined;
  const [form, fields] = useForm<Values, unknown>({
    id: formIdOf(step),
    lastResult,
    defaultValue: draftOf(step) ?? initial,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  useErrorReport(form.allErrors);
  useEffect(() => {
    const element = document.forms.namedItem(form.id);
    const keep = () => element && keepDraft(step, element);
    element?.addEventListener("input", keep);
    return () => element?.removeEventListener("input", keep);
  }, [form.id, step]);
  const navigation = useNavigation();
  const errorText = useErrorText();
  const firstWrong = names.find((name) => lastResult?.error?.[name]);
  return {
    form,
    field: (name: Name): StepField => {
      const field = fields[name];
      if (!field) throw new Error(`The form of step ${step} has no field ${name}`);
      return { field, error: errorText(field.errors), takesFocus: firstWrong === name };
    },
    /** Whether this form is on its way to the server. */
    isSending: navigation.state !== "idle" && navigation.formData?.get("intent") === step,
  };
}
