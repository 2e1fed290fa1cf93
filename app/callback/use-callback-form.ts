import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useErrorText } from "#app/checkout/use-error-text.ts";
import type { CallbackRefused } from "./callback-result.ts";
import { callbackSchema } from "./schema.ts";

/** In the order in which they stand: the first wrong one gets focus. */
const FIELDS = ["name", "phone", "consent"] as const;

type Values = Record<(typeof FIELDS)[number] | "place", string | undefined>;

/** The call-back form: checked on submit and again on change, first wrong field focused (section 5), by the server's schema. */
export function useCallbackForm(refused: CallbackRefused | undefined) {
  const [form, fields] = useForm<Values, unknown>({
    lastResult: refused?.reply,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: callbackSchema }),
  });
  const errorText = useErrorText();
  const firstWrong = FIELDS.find((name) => refused?.reply.error?.[name]);
  return {
    form,
    /** What the backend, or the connection, said of the whole. */
    error: errorText(form.errors),
    field: (name: (typeof FIELDS)[number]) => ({
      field: fields[name],
      error: errorText(fields[name].errors),
      takesFocus: firstWrong === name,
    }),
    /** The place that a refused form named. */
    place: fields.place.initialValue,
  };
}
