import { getFormProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useErrorText } from "#app/forms/use-error-text.ts";
import { T } from "#app/i18n/t.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormGrid } from "#app/ui/field-frame.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Withdrawal, WithdrawalReply } from "./schema.ts";

/** In the order of the form: the first invalid field takes focus. */
const FIELDS = ["name", "contract", "email"] as const;

interface Props {
  known: Partial<Withdrawal>;
  rejected: WithdrawalReply | undefined;
}

/** Who withdraws, from which contract, and where the acknowledgement goes. The server validates it. */
export function WithdrawalForm({ known, rejected }: Props) {
  const reply = rejected?.step === "rejected" ? rejected.reply : undefined;
  const [form, fields] = useForm<Withdrawal, string[]>({ lastResult: reply, defaultValue: known });
  const { state } = useNavigation();
  const errorText = useErrorText();
  const firstInvalid = FIELDS.find((name) => reply?.error?.[name]);
  const field = (name: (typeof FIELDS)[number]) => ({
    field: fields[name],
    error: errorText(fields[name].errors),
    autoFocus: firstInvalid === name,
    isRequired: true,
  });
  const formError = errorText(form.errors);
  return (
    <Form method="post" replace preventScrollReset {...getFormProps(form)} className="space-y-6">
      {formError ? (
        <Alert id={form.errorId} focusKey={reply}>
          <p>{formError}</p>
        </Alert>
      ) : null}
      <FormGrid>
        <TextField {...field("name")} label={<T k="withdrawal:name" />} autoComplete="name" />
        <TextField
          {...field("contract")}
          label={<T k="withdrawal:contract" />}
          hint={<T k="withdrawal:contractHint" />}
          autoComplete="off"
        />
        <TextField
          {...field("email")}
          label={<T k="withdrawal:email" />}
          hint={<T k="withdrawal:emailHint" />}
          type="email"
          autoComplete="email"
        />
      </FormGrid>
      <Button name="intent" value="review" isBusy={state !== "idle"} className="w-full">
        <T k="withdrawal:continue" />
      </Button>
    </Form>
  );
}
