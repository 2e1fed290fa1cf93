import { useEffect, useRef } from "react";
import { report } from "#app/analytics/report.ts";
import { measured } from "#app/kits/measured.ts";
import type { CheckoutView } from "./checkout-view.server.ts";
import type { StepRefused } from "./step-refusal.ts";
import { STEPS, type Step } from "./steps.ts";

/** The status that an error counts with when no answer had one (section 8). */
const NO_STATUS = 400;

/** Tells analytics which step is shown, which was done, and what the backend refused (section 4). */
export function useCheckoutEvents(view: CheckoutView, refused: StepRefused | undefined): void {
  const shown = useRef<Step>();
  const route = useRef(view.selection.slug);
  useEffect(() => {
    route.current = view.selection.slug;
    const before = shown.current;
    if (before === view.step) return;
    shown.current = view.step;
    report({ event: "checkout_step", step: STEPS.indexOf(view.step), step_name: view.step });
    if (before === "personal" && view.step === "address") report({ event: "funnel_step", step: 1 });
    if (before === "address" && view.step === "confirmation") {
      report({
        event: "add_shipping_info",
        ecommerce: measured(view.selection, view.selection.quote, view.clientStatus),
      });
      report({ event: "funnel_step", step: 2 });
    }
  }, [view]);

  useEffect(() => {
    if (!refused?.reply.error?.[""]) return;
    report({ event: "transaction_error", code: refused.code ?? NO_STATUS, product_route: route.current });
  }, [refused]);
}
