import type { SubmissionResult } from "@conform-to/react";
import { parse, useForm } from "@conform-to/react";
import { useRef } from "react";
import { useErrorText } from "#app/forms/use-error-text.ts";
import type { TextKey } from "#app/i18n/texts.ts";
import type { CallTime } from "./call-time.ts";
import type { validateCallback } from "./schema.ts";

/** A form that was refused: what it shows, with the values kept. */
export interface CallbackRefusal {
  ok: false;
  reply: SubmissionResult<string[]>;
}

/** What asking for a call ends in. */
export type CallbackResult = { ok: true; callTime: CallTime } | CallbackRefusal;

/** In the order in which they stand: the first wrong one gets focus. */
const FIELDS = ["name", "phone", "consent"] as const;

type Values = Record<(typeof FIELDS)[number] | "place", string | undefined>;

/** Finds nothing wrong: the server checks too. */
const skipValidation = (formData: FormData) => parse<unknown, string[]>(formData, { resolve: (value) => ({ value }) });

/**
 * The call-back form: checked on submit and again on change, first wrong field focused (section 5), by the server's schema. Until
 * the code for that is here, and without JavaScript, the server alone checks it.
 */
export function useCallbackForm(refused: CallbackRefusal | undefined) {
  const check = useRef<typeof validateCallback>();
  const [form, fields] = useForm<Values, unknown>({
    lastResult: refused?.reply,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => (check.current ?? skipValidation)(formData),
  });
  const errorText = useErrorText();
  const firstWrong = FIELDS.find((name) => refused?.reply.error?.[name]);
  return {
    form,
    /** Fetches the code that checks: told when somebody comes near the form. */
    prepare: () => {
      import("./schema.ts").then(
        ({ validateCallback }) => {
          check.current = validateCallback;
        },
        // The server checks.
        () => undefined,
      );
    },
    /** What the backend, or the connection, said of the whole. */
    error: errorText(form.errors),
    field: (name: (typeof FIELDS)[number]) => ({
      field: fields[name],
      error: errorText(fields[name].errors),
      autoFocus: firstWrong === name,
    }),
    /** The place that a refused form named. */
    place: fields.place.initialValue,
  };
}

/** The answer to a form that did not get one: its values, and why. */
export function callbackNotSent(formData: FormData, why: TextKey): CallbackRefusal {
  const submission = parse<unknown, string[]>(formData, { resolve: () => ({ error: { "": [why] } }) });
  return { ok: false, reply: submission.reply() };
}
