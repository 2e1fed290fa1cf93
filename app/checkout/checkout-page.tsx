import { useMemo, useState } from "react";
import { T } from "#app/i18n/t.tsx";
import type { ClientStatus } from "#app/kits/client-status.ts";
import { installedIn } from "#app/kits/selection.ts";
import type { Territory } from "#app/kits/territory.ts";
import { AddressForm } from "./address/form.tsx";
import { addressLine } from "./address/format-address.ts";
import type { CheckoutView } from "./checkout-view.server.ts";
import { ConfirmationForm } from "./confirmation/form.tsx";
import { openStep } from "./open-step.ts";
import { PersonalForm } from "./personal/form.tsx";
import { RestartForm } from "./restart-form.tsx";
import { StepPanel } from "./step-panel.tsx";
import type { StepRefused } from "./step-refusal.ts";
import { stateOf } from "./steps.ts";
import { OrderSummary } from "./summary/order-summary.tsx";
import { useBackToStep } from "./use-back-to-step.ts";
import { useCheckoutEvents } from "./use-checkout-events.ts";
import { useDrafts } from "./use-drafts.ts";

/** The checkout: three stacked steps and the order's summary. */
export function CheckoutPage({ view, refused: answer }: { view: CheckoutView; refused: StepRefused | undefined }) {
  const [declared, setDeclared] = useState<ClientStatus>();
  const [typedIn, setTypedIn] = useState<Territory>();
  const { xsrf, person, address } = view;
  const { step, refused } = useMemo(() => openStep(view, answer), [view, answer]);
  const canEdit = !view.isUnresolved;
  useCheckoutEvents(view, answer);
  useDrafts(step);
  useBackToStep(step, { xsrf, canEdit });
  // While a step is open the prices follow what it holds; afterwards they follow what was submitted.
  const clientStatus = (step === "personal" && declared) || view.clientStatus;
  const selection = step === "address" && typedIn ? installedIn(view.selection, typedIn) : view.selection;
  const steps = { view: { ...view, selection }, refused };
  return (
    <main id="main" className="mx-auto w-full max-w-6xl px-4 py-6 lg:px-8 lg:py-10">
      <h1 className="text-heading">
        <T k="checkout:title" />
      </h1>
      {person && canEdit ? <RestartForm xsrf={xsrf} keptDays={view.keptDays} /> : null}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_22rem] lg:gap-10">
        <div className="lg:sticky lg:top-6 lg:order-last">
          <OrderSummary selection={selection} clientStatus={clientStatus} hasAddress={address !== null} />
        </div>
        <div className="space-y-4">
          <StepPanel
            step="personal"
            state={stateOf("personal", step)}
            xsrf={xsrf}
            canEdit={canEdit}
            summary={person ? `${person.name} · ${person.phone} · ${person.email}` : null}
          >
            <PersonalForm {...steps} onClientStatus={setDeclared} />
          </StepPanel>
          <StepPanel
            step="address"
            state={stateOf("address", step)}
            xsrf={xsrf}
            canEdit={canEdit}
            summary={address ? addressLine(address) : null}
          >
            <AddressForm {...steps} onTerritory={setTypedIn} />
          </StepPanel>
          <StepPanel step="confirmation" state={stateOf("confirmation", step)} xsrf={xsrf}>
            <ConfirmationForm {...steps} />
          </StepPanel>
        </div>
      </div>
    </main>
  );
}
