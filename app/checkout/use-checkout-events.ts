import { useEffect, useRef, useState } from "react";
import { trackEvent } from "#app/analytics/track-event.ts";
import { useErrorText } from "#app/forms/use-error-text.ts";
import { toEcommerce } from "#app/kits/kit-analytics.ts";
import type { CheckoutView } from "./checkout-view.server.ts";
import { isNewEvent } from "./reported-events.ts";
import type { StepRejection } from "./step-rejection.ts";
import { STEPS, type Step } from "./steps.ts";

/** Reported when the error has no HTTP status (docs/rules.md#transaction-errors). */
const DEFAULT_STATUS = 400;

/** Reports each step and its completion once an order, and rejected steps (docs/rules.md#analytics-events). */
export function useCheckoutEvents(view: CheckoutView, rejection: StepRejection | undefined): void {
  const shown = useRef<Step>();
  const route = useRef(view.selection.slug);
  useEffect(() => {
    route.current = view.selection.slug;
    const before = shown.current;
    if (before === view.step) return;
    shown.current = view.step;
    if (isNewEvent(`step-${view.step}`)) {
      trackEvent({ event: "checkout_step", step: STEPS.indexOf(view.step), step_name: view.step });
    }
    if (before === "personal" && view.step === "address" && isNewEvent("funnel-1")) {
      trackEvent({ event: "funnel_step", step: 1 });
    }
    if (before === "address" && view.step === "confirmation" && isNewEvent("funnel-2")) {
      trackEvent({
        event: "add_shipping_info",
        ecommerce: toEcommerce(view.selection, view.selection.quote, view.clientStatus),
      });
      trackEvent({ event: "funnel_step", step: 2 });
    }
  }, [view]);

  useEffect(() => {
    if (!rejection?.reply.error?.[""]) return;
    trackEvent({ event: "transaction_error", code: rejection.code ?? DEFAULT_STATUS, product_route: route.current });
  }, [rejection]);
}

/**
 * Reports the errors of a step's fields, as pairs of field and message, once a submit (docs/rules.md#form-error-events).
 *
 * @param wasRefused whether the server rejected the form before the page's code was there.
 */
export function useFormErrorEvents(formId: string, errors: Record<string, string[]>, wasRefused: boolean): void {
  const errorText = useErrorText();
  const [submits, setSubmits] = useState(wasRefused ? 1 : 0);
  const reported = useRef(0);
  useEffect(() => {
    const count = ({ target, submitter }: SubmitEvent) => {
      // Conform validates what is typed by submits of its own, with another button.
      const isByVisitor = submitter?.getAttribute("name") === "intent";
      if (isByVisitor && target instanceof HTMLFormElement && target.id === formId) setSubmits((before) => before + 1);
    };
    // At the window: the form has been validated by then.
    window.addEventListener("submit", count);
    return () => window.removeEventListener("submit", count);
  }, [formId]);
  const pairs = Object.entries(errors).flatMap(([field, messages]) => {
    const message = errorText(messages);
    // Errors of the form itself come from the backend and are reported as `transaction_error`, at their field too.
    const isOfBackend = field === "" || messages[0] === errors[""]?.[0];
    return isOfBackend || message === undefined ? [] : [{ field, message }];
  });
  const serialized = JSON.stringify(pairs);
  useEffect(() => {
    const current: { field: string; message: string }[] = JSON.parse(serialized);
    if (current.length === 0 || reported.current === submits) return;
    reported.current = submits;
    trackEvent({ event: "form_errors", form_name: "checkout", errors: current });
  }, [serialized, submits]);
}
