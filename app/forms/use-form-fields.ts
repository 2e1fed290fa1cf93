import { type SubmissionResult, useForm } from "@conform-to/react";
import { useErrorText } from "./use-error-text.ts";
import { useErrorTitle } from "./use-error-title.ts";
import type { Validate } from "./use-lazy-validation.ts";

interface Options<Name extends string> {
  /** Id of the form element. */
  id?: string;
  /** The fields in page order: the first invalid one takes focus. */
  names: readonly Name[];
  /** The server's reply to a refused form. */
  reply: SubmissionResult<string[]> | undefined;
  /** The values of a new form. */
  initial?: Record<string, string | null | undefined>;
  /** The validation in the browser, on submit and then on input. Without it only the server validates. */
  validate?: Validate;
}

/**
 * A form, validated with the server's schema (docs/rules.md#form-validation). Without JavaScript the server's reply
 * provides the values and errors.
 *
 * @throws Error when `field` is called with an unknown name.
 */
export function useFormFields<Name extends string>({ id, names, reply, initial, validate }: Options<Name>) {
  const [form, fields] = useForm<Record<string, string | undefined>, unknown>({
    id,
    lastResult: reply,
    ...(initial && { defaultValue: initial }),
    ...(validate && {
      shouldValidate: "onSubmit",
      shouldRevalidate: "onInput",
      onValidate: ({ formData }) => validate(formData),
    }),
  });
  useErrorTitle(!form.valid);
  const errorText = useErrorText();
  const firstInvalid = names.find((name) => reply?.error?.[name]);
  return {
    form,
    /** The error of the whole form. */
    error: errorText(form.errors),
    field: (name: Name) => {
      const field = fields[name];
      if (!field) throw new Error(`The form has no field ${name}`);
      return { field, error: errorText(field.errors), autoFocus: firstInvalid === name };
    },
  };
}
