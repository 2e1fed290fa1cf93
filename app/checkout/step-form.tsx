import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useErrorText } from "#app/forms/use-error-text.ts";
import { T } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormGrid } from "#app/ui/field-frame.tsx";
import { Link } from "#app/ui/link.tsx";
import type { CheckoutView } from "./checkout-view.server.ts";
import { helpAfter, InvalidFields } from "./step-errors.tsx";
import type { StepRejection } from "./step-rejection.ts";
import type { useStepForm } from "./use-step-form.ts";

interface Props {
  /** What `useStepForm` returned. */
  stepForm: Pick<ReturnType<typeof useStepForm>, "step" | "form" | "invalid" | "isSending">;
  view: Pick<CheckoutView, "xsrf" | "formQuery">;
  /** The last rejection: every rejection is announced, even with the same message. */
  rejection: StepRejection | undefined;
  onFocus?: () => void;
  /** Text of the button. */
  submit: ReactNode;
  children: ReactNode;
}

/** The form of a step: message in its header, fields on 12 columns (docs/rules.md#form-grid), button. */
export function StepForm({ stepForm, view, rejection, onFocus, submit, children }: Props) {
  const { step, form, invalid, isSending } = stepForm;
  const errorText = useErrorText();
  const [key] = form.errors ?? [];
  const error = errorText(form.errors);
  const isAboutField = invalid.length > 0;
  return (
    <Form method="post" action={view.formQuery} {...getFormProps(form)} onFocus={onFocus} className="space-y-6">
      {error ? (
        <Alert
          id={form.errorId}
          focusKey={rejection}
          takesFocus={!isAboutField}
          help={key === undefined || isAboutField ? null : helpAfter(key, rejection?.hours)}
        >
          {error}
        </Alert>
      ) : null}
      <InvalidFields fields={invalid} />
      <input type="hidden" name="_xsrf" value={view.xsrf} />
      <FormGrid>{children}</FormGrid>
      <Button name="intent" value={step} variant="accent" isBusy={isSending} className="w-full sm:w-auto">
        {isSending ? <T k="checkout:sending" /> : submit}
      </Button>
    </Form>
  );
}

const POLICIES = {
  privacy: { path: PATHS.privacy, name: "checkout:privacyPolicy" },
  terms: { path: PATHS.terms, name: "checkout:terms" },
} as const;

/** Link to a policy beside its checkbox. It opens in a new tab, so that the typed values are not lost. */
export function PolicyLink({ policy }: { policy: keyof typeof POLICIES }) {
  const { path, name } = POLICIES[policy];
  return (
    <Link path={path} target="_blank" className="font-semibold text-brand-700 underline underline-offset-4">
      <T k={name} />
    </Link>
  );
}
