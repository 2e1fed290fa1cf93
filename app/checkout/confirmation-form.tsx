import { Link } from "@remix-run/react";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { CheckboxField, TextField } from "#app/ui/field.tsx";
import type { CheckoutView } from "./checkout-view.server.ts";
import { clientConfirmation, notClientConfirmation } from "./schema.ts";
import { StepForm } from "./step-form.tsx";
import type { StepRefused } from "./step-result.ts";
import { useStepForm } from "./use-step-form.ts";

const CLIENT_FIELDS = ["promotion", "acceptance"] as const;
const NOT_CLIENT_FIELDS = ["owner", "iban", "promotion", "acceptance"] as const;

interface Props {
  view: CheckoutView;
  refused: StepRefused | undefined;
}

/** Step 3: how it is paid, the terms, and the order. */
export function ConfirmationForm(props: Props) {
  return props.view.clientStatus === "CLIENT" ? <ClientForm {...props} /> : <NotClientForm {...props} />;
}

/** Clients pay on the main account that they have with the operator. */
function ClientForm({ view, refused }: Props) {
  const { form, field, isSending } = useStepForm({
    step: "confirmation",
    schema: clientConfirmation,
    names: CLIENT_FIELDS,
    refused,
    initial: { promotion: view.promotion },
  });
  return (
    <StepForm form={form} step="confirmation" xsrf={view.xsrf} isSending={isSending} submit={<T k="checkout:order" />}>
      <p className="col-span-12 rounded-md bg-brand-50 px-4 py-3">
        <T k="checkout:mainAccount" />
      </p>
      <TextField {...field("promotion")} label={<T k="checkout:promotion" />} hint={<T k="checkout:optional" />} />
      <CheckboxField {...field("acceptance")} label={<Acceptance />} />
    </StepForm>
  );
}

function NotClientForm({ view, refused }: Props) {
  const { form, field, isSending } = useStepForm({
    step: "confirmation",
    schema: notClientConfirmation,
    names: NOT_CLIENT_FIELDS,
    refused,
    initial: { promotion: view.promotion },
  });
  return (
    <StepForm form={form} step="confirmation" xsrf={view.xsrf} isSending={isSending} submit={<T k="checkout:order" />}>
      <TextField {...field("owner")} label={<T k="checkout:owner" />} autoComplete="name" span={6} />
      <TextField
        {...field("iban")}
        label="IBAN"
        placeholder="ES00 0000 0000 0000 0000 0000"
        spellCheck={false}
        autoComplete="off"
        span={6}
      />
      <TextField {...field("promotion")} label={<T k="checkout:promotion" />} hint={<T k="checkout:optional" />} />
      <CheckboxField {...field("acceptance")} label={<Acceptance />} />
    </StepForm>
  );
}

function Acceptance() {
  const locale = useLocale();
  return (
    <>
      <T k="checkout:acceptance" />{" "}
      <Link
        to={localePath(locale, "/aviso-legal")}
        target="_blank"
        className="font-semibold text-brand-700 underline underline-offset-4"
      >
        <T k="checkout:terms" />
      </Link>
    </>
  );
}
