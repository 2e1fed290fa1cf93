import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { CheckoutView } from "#app/checkout/checkout-view.server.ts";
import { PolicyLink, StepForm } from "#app/checkout/step-form.tsx";
import type { StepRejection } from "#app/checkout/step-rejection.ts";
import { useStepForm } from "#app/checkout/use-step-form.ts";
import { T } from "#app/i18n/t.tsx";
import type { ClientStatus } from "#app/site/client-status.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ClientToggle, EmailField, RestoredAddress } from "./fields.tsx";

const FIELDS = {
  clientStatus: "checkout:whoAreYou",
  name: "checkout:name",
  phone: "checkout:phone",
  email: "checkout:email",
  consent: "checkout:acceptPrivacy",
  commercialConsent: "checkout:commercialConsent",
} as const;

/** Errors of a phone number that contradicts the declared client status (docs/rules.md#client-status-mismatch). */
const MISMATCH_ERRORS = new Set(["errors:notAClient", "errors:isAClient", "errors:isCustomer"]);

interface Props {
  view: CheckoutView;
  rejection: StepRejection | undefined;
  /** Called with the declared status, so that the prices beside the form follow it. */
  onClientStatus: (status: ClientStatus) => void;
  /** Called when the form takes the focus. */
  onEnter: () => void;
}

/** Step 1, 'Tus datos personales' (docs/rules.md#personal-step). */
export function PersonalForm({ view, rejection, onClientStatus, onEnter }: Props) {
  const stepForm = useStepForm({
    step: "personal",
    loadValidation: async () => (await import("./schema.ts")).validatePersonal,
    labels: FIELDS,
    optional: ["commercialConsent"],
    rejection,
    initial: {
      clientStatus: view.clientStatus,
      name: view.person?.name,
      phone: view.person?.phone,
      email: view.person?.email,
      consent: view.person ? "on" : undefined,
      commercialConsent: view.person?.commercialConsent ? "on" : undefined,
    },
    // The visitor may have switched the prices of the page meanwhile.
    follows: { basis: view.clientStatus, names: ["clientStatus"] },
  });
  const { form, field } = stepForm;
  const { t } = useTranslation();
  const clientStatus = field("clientStatus");
  const status: ClientStatus = clientStatus.field.value === "NOT_CLIENT" ? "NOT_CLIENT" : "CLIENT";
  useEffect(() => onClientStatus(status), [status, onClientStatus]);
  const isMismatch = form.errors?.some((error) => MISMATCH_ERRORS.has(error)) ?? false;
  return (
    <StepForm
      stepForm={stepForm}
      view={view}
      rejection={rejection}
      onFocus={onEnter}
      submit={<T k="checkout:confirm" />}
    >
      <RestoredAddress rejection={rejection} />
      <ClientToggle {...clientStatus} isMismatch={isMismatch} />
      <TextField {...field("name")} autoComplete="name" autoCapitalize="words" placeholder={t("checkout:fullName")} />
      <TextField
        {...field("phone")}
        type="tel"
        autoComplete="tel"
        placeholder={t(status === "CLIENT" ? "checkout:phoneOfClient" : "checkout:phoneOfOthers")}
        span={6}
      />
      <EmailField {...field("email")} />
      <CheckboxField
        {...field("consent")}
        label={
          <>
            <T k="checkout:consent" /> <PolicyLink policy="privacy" />
          </>
        }
      />
      <CheckboxField {...field("commercialConsent")} />
    </StepForm>
  );
}
