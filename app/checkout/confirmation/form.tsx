import type { CheckoutView } from "#app/checkout/checkout-view.server.ts";
import { FieldHint, useCheckOnLeave } from "#app/checkout/field-hint.tsx";
import { PromotionField } from "#app/checkout/promotion-field.tsx";
import { PolicyLink, StepForm } from "#app/checkout/step-form.tsx";
import type { StepRejection } from "#app/checkout/step-rejection.ts";
import { Totals } from "#app/checkout/summary/bill-lines.tsx";
import { PriceSinceChosen, TerritoryChange } from "#app/checkout/summary/price-notices.tsx";
import { type StepField, useStepForm } from "#app/checkout/use-step-form.ts";
import { T } from "#app/i18n/t.tsx";
import { TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { PATHS } from "#app/paths.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { OrderTerms } from "./order-terms.tsx";

const FIELDS = {
  owner: "checkout:owner",
  iban: "checkout:iban",
  promotion: "checkout:promotion",
  acceptance: "checkout:acceptTerms",
} as const;

/** Step 3: payment, terms and order button (docs/rules.md#confirmation-step). Clients pay on their account with the operator. */
export default function ConfirmationForm({
  view,
  rejection,
}: {
  view: CheckoutView;
  rejection: StepRejection | undefined;
}) {
  const isClient = view.clientStatus === "CLIENT";
  const stepForm = useStepForm({
    step: "confirmation",
    loadValidation: async () => {
      const { validateConfirmation } = await import("./schema.ts");
      return (formData) => validateConfirmation(formData, view.clientStatus);
    },
    labels: FIELDS,
    optional: ["promotion"],
    rejection,
    initial: { promotion: view.promotion, owner: view.address?.companyName || view.person?.name },
    // Another order or another code is not what was accepted.
    follows: { basis: `${view.orderFingerprint} ${view.promotion ?? ""}`, names: ["promotion", "acceptance"] },
  });
  const { field } = stepForm;
  const promotion = field("promotion");
  return (
    <StepForm stepForm={stepForm} view={view} rejection={rejection} submit={<T k="checkout:order" />}>
      {/* The order as the visitor sees it: no other order is placed (docs/rules.md#quoted-price). */}
      <input type="hidden" name="shown" value={view.orderFingerprint} />
      {/* An order was sent, and it is unknown whether it arrived. */}
      {view.isUnresolved ? (
        <p className="col-span-12 rounded-md bg-accent-soft px-4 py-3 font-medium text-accent-ink">
          <T k="checkout:unresolved" />
        </p>
      ) : null}
      <PriceSinceChosen selection={view.selection} clientStatus={view.clientStatus} />
      <TerritoryChange selection={view.selection} clientStatus={view.clientStatus} />
      {view.sent ? <SentPayment sent={view.sent} /> : null}
      {isClient ? (
        <T as="p" className="col-span-12 rounded-md bg-brand-50 px-4 py-3" k="checkout:mainAccount" />
      ) : view.sent ? null : (
        <>
          <TextField {...field("owner")} autoComplete="name" autoCapitalize="words" span={6} />
          <IbanField {...field("iban")} />
        </>
      )}
      {!view.sent && (view.promotion || promotion.error) ? (
        <PromotionField {...promotion} isEntered outcome={promotionOutcome(rejection)} />
      ) : null}
      <section className="col-span-12 rounded-md border border-line px-4 py-3">
        <h3 className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-base">
          <T k="checkout:youPay" />
          <span className="text-sm font-normal text-muted">
            <TaxLabel quote={view.selection.quote} />
          </span>
        </h3>
        <Totals selection={view.selection} clientStatus={view.clientStatus} />
        <OrderTerms selection={view.selection} />
        <TextLink path={PATHS.contractSummary} target="_blank" variant="standalone" className="mt-2 text-sm">
          <T k="checkout:contractSummary" />
        </TextLink>
      </section>
      <CheckboxField
        {...field("acceptance")}
        label={
          <>
            <T k="checkout:acceptance" /> <PolicyLink policy="terms" />
          </>
        }
      />
    </StepForm>
  );
}

/** The account and the promotion of the order that was sent. They are locked until its outcome is known (docs/rules.md#one-order). */
function SentPayment({ sent }: { sent: NonNullable<CheckoutView["sent"]> }) {
  const facts = [
    ["checkout:owner", sent.owner],
    ["checkout:iban", sent.iban],
    ["checkout:promotion", sent.promotion],
  ] as const;
  return (
    <>
      <input type="hidden" name="repeats" value="on" />
      {facts.map(([name, value]) =>
        value ? (
          <p key={name} className="col-span-12 wrap-anywhere">
            <T k={name} />: <strong>{value}</strong>
          </p>
        ) : null,
      )}
    </>
  );
}

/** The backend's message about the promotional code, if it rejected the order because of the code. */
function promotionOutcome(rejection: StepRejection | undefined): string | undefined {
  if (rejection?.step !== "confirmation" || rejection.code === undefined) return undefined;
  // Conform keeps the errors of the whole form under the empty name.
  const formErrors = rejection.reply.error?.[""];
  return formErrors?.find((message) => /promo/i.test(message));
}

/** The bank account. Wrong check digits are pointed out when the field is left, but not rejected (docs/rules.md#confirmation-fields). */
function IbanField(field: StepField) {
  const isWrong = useCheckOnLeave(field.field, async (value) => {
    const { hasWrongCheckDigits } = await import("#app/forms/likely-mistakes.ts");
    return hasWrongCheckDigits(value);
  });
  return (
    <TextField
      {...field}
      hint={<FieldHint>{isWrong && !field.error ? <T k="checkout:wrongIban" /> : null}</FieldHint>}
      placeholder="ES00 0000 0000 0000 0000 0000"
      spellCheck={false}
      autoCapitalize="characters"
      autoComplete="off"
      // Its 29 characters fit into a phone of 360 px.
      inputClassName="max-sm:px-2.5 max-sm:tracking-tight"
      span={6}
    />
  );
}
