import { useForm } from "@conform-to/react";
import { useErrorText } from "#app/forms/use-error-text.ts";
import { useLazyValidation } from "#app/forms/use-lazy-validation.ts";
import type { CallbackRejection } from "./callback-result.ts";

/** In the order of the form: the first invalid field takes focus. */
const FIELDS = ["name", "phone", "consent"] as const;

type Values = Record<(typeof FIELDS)[number] | "place", string | undefined>;

/** Validates on submit, then on input, with the server's schema. See docs/rules.md#form-validation. */
export function useCallbackForm(rejected: CallbackRejection | undefined) {
  const { validate, loadValidation } = useLazyValidation(async () => (await import("./schema.ts")).validateCallback);
  const [form, fields] = useForm<Values, unknown>({
    lastResult: rejected?.reply,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => validate(formData),
  });
  const errorText = useErrorText();
  const firstInvalid = FIELDS.find((name) => rejected?.reply.error?.[name]);
  return {
    form,
    /** Loads the schema. Until it is there, only the server validates. */
    loadValidation,
    /** Error of the whole form. */
    error: errorText(form.errors),
    field: (name: (typeof FIELDS)[number]) => ({
      field: fields[name],
      error: errorText(fields[name].errors),
      autoFocus: firstInvalid === name,
    }),
    /** The page path in a rejected form. */
    pagePath: fields.place.initialValue,
  };
}
