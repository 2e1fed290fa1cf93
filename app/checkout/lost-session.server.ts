import { fieldNames } from "#app/forms/read-form.server.ts";
import { addressSchema, validateAddress } from "./address/schema.ts";
import type { VisitorCheckout } from "./checkout-session.server.ts";
import { belongsToNextCheckout, parseChoice } from "./kit-choice.ts";
import { rejectKeepingValues, rejectWithMessage, type StepRejection } from "./step-rejection.ts";
import { stepOfIntent } from "./steps.ts";
import { hasXsrfCookie } from "./xsrf.server.ts";

/**
 * Rejects a form whose cookie is blocked, deleted or too old: the page shows the same kit, the typed values and what happened
 * (docs/decisions/0065). Undefined when the form can be handled.
 */
export function rejectLostSession(
  request: Request,
  visitor: VisitorCheckout,
  formData: FormData,
): StepRejection | undefined {
  const intent = formData.get("intent");
  const step = stepOfIntent(intent);
  const isSessionLost = true;
  if (step === "personal") {
    const hasCookie = hasXsrfCookie(request) || visitor.checkout !== undefined;
    return hasCookie ? undefined : { ...rejectKeepingValues(step, formData, "errors:noCookie"), isSessionLost };
  }
  const isLost = visitor.isLost || (!visitor.checkout && isOfChosenKit(request));
  if (!isLost) return undefined;
  if (intent === "edit") return { ...rejectWithMessage("personal", ["errors:sessionLost"]), isSessionLost };
  if (!step) return undefined;
  const restoredAddress = step === "address" ? validAddressValues(formData) : undefined;
  return { ...rejectKeepingValues(step, formData, "errors:sessionLost"), isSessionLost, restoredAddress };
}

/** Whether the form's page showed a kit that was chosen last, in place of that of the checkout. */
const isOfChosenKit = ({ url }: Request) => parseChoice(new URL(url).searchParams, "peninsula") !== undefined;

/** The values of step 2, for the form of step 1 to send along; undefined when one is invalid, because a checkout stores no such address. */
function validAddressValues(formData: FormData): Record<string, string> | undefined {
  if (validateAddress(formData).status !== "success") return undefined;
  const entries = fieldNames(addressSchema).map((name) => [name, formData.get(name)] as const);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== ""),
  );
}

/**
 * Whether a form belongs to an order that was placed: it leads to the order, also from a tab that shows an earlier step. Only a first
 * step of a page that was opened after the order begins the next checkout.
 */
export function belongsToPlacedOrder(
  { checkout, pending }: VisitorCheckout,
  searchParams: URLSearchParams,
  intent: unknown,
): boolean {
  if (!checkout?.order_id) return false;
  const belongsToNext = searchParams.has("kit") ? belongsToNextCheckout(searchParams) : pending !== undefined;
  return intent !== "personal" || !belongsToNext;
}
