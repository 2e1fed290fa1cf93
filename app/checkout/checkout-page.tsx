import { useState } from "react";
import { T } from "#app/i18n/t.tsx";
import type { ClientStatus } from "#app/kits/client-status.ts";
import { AddressForm } from "./address-form.tsx";
import type { CheckoutView } from "./checkout-view.server.ts";
import { ConfirmationForm } from "./confirmation-form.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PersonalForm } from "./personal-form.tsx";
import type { Address } from "./schema.ts";
import { StepPanel } from "./step-panel.tsx";
import type { StepRefused } from "./step-result.ts";
import { stateOf } from "./steps.ts";

/** An address as it is read on an envelope. */
function addressLine({ type, street, number, block, stairs, floor, door, postalCode, city }: Address): string {
  const inside = [block, stairs, floor, door].filter((part) => part !== "").join(" ");
  return [`${type} ${street} ${number}`, inside, `${postalCode} ${city}`].filter((part) => part !== "").join(", ");
}

/** The checkout: three stacked steps and the order's summary. */
export function CheckoutPage({ view, refused }: { view: CheckoutView; refused: StepRefused | undefined }) {
  const [declared, setDeclared] = useState<ClientStatus>();
  const { step, xsrf, person, address } = view;
  // While step 1 is open the prices follow its toggle; afterwards they follow what was submitted.
  const clientStatus = (step === "personal" && declared) || view.clientStatus;
  return (
    <main id="main" className="mx-auto w-full max-w-6xl px-4 py-6 lg:px-8 lg:py-10">
      <h1 className="text-heading">
        <T k="checkout:title" />
      </h1>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_22rem] lg:gap-10">
        <div className="lg:sticky lg:top-6 lg:order-last">
          <OrderSummary selection={view.selection} clientStatus={clientStatus} />
        </div>
        <div className="space-y-4">
          <StepPanel
            step="personal"
            state={stateOf("personal", step)}
            xsrf={xsrf}
            canEdit={!view.isUnresolved}
            summary={person ? `${person.name} · ${person.phone} · ${person.email}` : null}
          >
            <PersonalForm view={view} refused={refused} onClientStatus={setDeclared} />
          </StepPanel>
          <StepPanel
            step="address"
            state={stateOf("address", step)}
            xsrf={xsrf}
            canEdit={!view.isUnresolved}
            summary={address ? addressLine(address) : null}
          >
            <AddressForm view={view} refused={refused} />
          </StepPanel>
          <StepPanel step="confirmation" state={stateOf("confirmation", step)} xsrf={xsrf}>
            <ConfirmationForm view={view} refused={refused} />
          </StepPanel>
        </div>
      </div>
    </main>
  );
}
