import { Form } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { lazyComponent } from "#app/hydration/lazy-component.tsx";
import { T } from "#app/i18n/t.tsx";
import type { Territory } from "#app/kits/pricing/territory-tax.ts";
import { withTerritory } from "#app/kits/selection.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { rememberOpenOrder } from "#app/site/open-order.ts";
import { Icon } from "#app/ui/icon.tsx";
import { CookieHelp, OfferedKit, WaitingKit } from "./checkout-notes.tsx";
import type { CheckoutView } from "./checkout-view.server.ts";
import { PersonalForm } from "./personal/form.tsx";
import { forgetEvents } from "./reported-events.ts";
import { StepPanel } from "./step-panel.tsx";
import { openStep, type StepRejection } from "./step-rejection.ts";
import { OrderSummary } from "./summary/order-summary.tsx";
import { useBackToStep } from "./use-back-to-step.ts";
import { useCheckoutEvents } from "./use-checkout-events.ts";
import { useDrafts } from "./use-drafts.ts";

// The code of the later steps is loaded when the visitor enters the first one.
const AddressForm = lazyComponent(() => import("./address/form.tsx"), { isStep: true });
const ConfirmationForm = lazyComponent(() => import("./confirmation/form.tsx"), { isStep: true });

function preloadSteps(): void {
  AddressForm.preload();
  ConfirmationForm.preload();
}

/** The checkout: three stacked steps and the order summary (docs/rules.md#checkout-steps). */
export function CheckoutPage({
  view,
  rejection: lastRejection,
}: {
  view: CheckoutView;
  rejection: StepRejection | undefined;
}) {
  const [declared, setDeclared] = useState<ClientStatus>();
  const [typedTerritory, setTypedTerritory] = useState<Territory>();
  const { xsrf, formQuery, person, address } = view;
  const { step, rejection } = useMemo(() => openStep(view, lastRejection), [view, lastRejection]);
  const canEdit = !view.isUnresolved;
  useCheckoutEvents(view, lastRejection);
  useDrafts(step);
  const openDays = person ? view.keptDays : undefined;
  useEffect(() => rememberOpenOrder(openDays), [openDays]);
  useBackToStep(step, { xsrf, formQuery, canEdit });
  // Prices follow the typed values of the open step, and the submitted values of the others.
  const clientStatus = (step === "personal" && declared) || view.clientStatus;
  const selection =
    step === "address" && typedTerritory ? withTerritory(view.selection, typedTerritory) : view.selection;
  const stepProps = { view: { ...view, selection }, rejection };
  return (
    <main id="main" className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-8 lg:py-10">
      <T as="h1" className="text-title" k="checkout:title" />
      {view.offer ? <OfferedKit current={view.selection.kitName} offer={view.offer} /> : null}
      {view.waitingKit ? <WaitingKit current={view.selection.kitName} waiting={view.waitingKit} /> : null}
      {lastRejection?.isSessionLost ? <CookieHelp /> : null}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_22rem] lg:gap-10">
        <div className="lg:sticky lg:top-6 lg:order-last">
          <OrderSummary selection={selection} clientStatus={clientStatus} hasAddress={address !== null} />
        </div>
        <div className="space-y-4">
          <StepPanel
            step="personal"
            current={step}
            view={view}
            summary={
              person ? (
                <span className="wrap-anywhere">{`${person.name} · ${person.phone} · ${person.email}`}</span>
              ) : null
            }
          >
            <PersonalForm {...stepProps} onClientStatus={setDeclared} onEnter={preloadSteps} />
          </StepPanel>
          <StepPanel step="address" current={step} view={view} summary={view.addressLine}>
            <AddressForm {...stepProps} onTerritory={setTypedTerritory} />
          </StepPanel>
          <StepPanel step="confirmation" current={step} view={view}>
            <ConfirmationForm {...stepProps} />
          </StepPanel>
          {person && canEdit ? <RestartForm xsrf={xsrf} formQuery={formQuery} keptDays={view.keptDays} /> : null}
        </div>
      </div>
    </main>
  );
}

/** Says how long the checkout is kept, with 'Empezar de nuevo', which deletes it (docs/rules.md#return-to-checkout). */
function RestartForm({ xsrf, formQuery, keptDays }: Pick<CheckoutView, "xsrf" | "formQuery" | "keptDays">) {
  return (
    <Form
      method="post"
      action={formQuery}
      onSubmit={forgetEvents}
      className="mt-2 flex flex-wrap items-center gap-x-4 text-muted"
    >
      <T k="checkout:kept" values={{ days: keptDays }} />
      <input type="hidden" name="_xsrf" value={xsrf} />
      <button
        type="submit"
        name="intent"
        value="restart"
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-700 underline-offset-4 hover:underline"
      >
        <Icon name="turn" size={16} />
        <T k="checkout:restart" />
      </button>
    </Form>
  );
}
