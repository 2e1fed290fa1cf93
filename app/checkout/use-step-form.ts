import type { FieldMetadata } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { createElement, type ReactNode, useEffect, useRef } from "react";
import { useFormFields } from "#app/forms/use-form-fields.ts";
import { useLazyValidation } from "#app/forms/use-lazy-validation.ts";
import { T } from "#app/i18n/t.tsx";
import type { TextKey } from "#app/i18n/texts.ts";
import type { StepRejection } from "./step-rejection.ts";
import { formIdOf, type Step } from "./steps.ts";
import { useFormErrorEvents } from "./use-checkout-events.ts";
import { draftOf, saveDraft } from "./use-drafts.ts";

interface Options<Name extends string> {
  step: Step;
  /** Loads the validation with the server's schema. */
  loadValidation: Parameters<typeof useLazyValidation>[0];
  /** The fields in page order, with their labels: the first invalid field gets focus. */
  labels: Record<Name, TextKey>;
  optional: readonly NoInfer<Name>[];
  /** The last rejection, of this or another step. */
  rejection: StepRejection | undefined;
  /** The saved values. What the visitor changed since takes precedence. */
  initial: Record<string, string | null | undefined>;
  /** Fields that follow something of the page: once it is not the same any more, the saved values take precedence over the draft's. */
  follows?: { basis: string; names: readonly NoInfer<Name>[] };
}

/** Props of a field component. */
export interface StepField {
  field: FieldMetadata<string | undefined>;
  label: ReactNode;
  error: string | undefined;
  autoFocus: boolean;
  isRequired: boolean;
}

/** A field with an error. */
export interface InvalidField {
  id: string;
  label: TextKey;
}

/**
 * The form of a step, validated with the server's schema on submit and then on change; the first invalid field gets focus
 * (docs/rules.md#form-validation). Without JavaScript the server's reply provides the values and errors.
 *
 * @throws Error when `field` is called with an unknown name.
 */
export function useStepForm<Name extends string>(options: Options<Name>) {
  const { step, labels, optional, rejection, follows } = options;
  const basis = follows?.basis ?? "";
  const reply = rejection?.step === step ? rejection.reply : undefined;
  const { validate, loadValidation } = useLazyValidation(options.loadValidation);
  const { form, field } = useFormFields<string>({
    id: formIdOf(step),
    names: Object.keys(labels),
    reply,
    initial: initialOf(options),
    validate,
  });
  const isRefused = reply !== undefined;
  const initial = useRef(options.initial).current;
  useFormErrorEvents(form.id, form.allErrors, isRefused);
  useEffect(() => {
    const element = document.forms.namedItem(form.id);
    if (!element) return;
    const keep = () => saveDraft(step, element, { initial, basis });
    element.addEventListener("input", keep);
    element.addEventListener("focusin", loadValidation, { once: true });
    // A rejected form has errors to take back. The first field can have the focus before hydration.
    if (isRefused || element.contains(document.activeElement)) loadValidation();
    return () => {
      element.removeEventListener("input", keep);
      element.removeEventListener("focusin", loadValidation);
    };
  }, [form.id, step, initial, basis, isRefused, loadValidation]);
  const navigation = useNavigation();
  return {
    step,
    form,
    field: (name: Name): StepField => ({
      ...field(name),
      label: createElement(T, { k: labels[name] }),
      isRequired: !optional.includes(name),
    }),
    invalid: Object.entries<TextKey>(labels).flatMap(([name, label]): InvalidField[] => {
      const { id, errors } = field(name).field;
      return errors ? [{ id, label }] : [];
    }),
    /** Whether this form is being submitted. */
    isSending: navigation.state !== "idle" && navigation.formData?.get("intent") === step,
  };
}

function initialOf({ step, initial, follows }: Pick<Options<string>, "step" | "initial" | "follows">) {
  const draft = draftOf(step);
  if (!draft) return initial;
  const outdated = follows && follows.basis !== draft.basis ? follows.names : [];
  const untouched = Object.keys(initial).filter((name) => (draft.values[name] ?? "") === (draft.initial[name] ?? ""));
  const saved = [...outdated, ...untouched].map((name) => [name, initial[name]]);
  return { ...draft.values, ...Object.fromEntries(saved) };
}
