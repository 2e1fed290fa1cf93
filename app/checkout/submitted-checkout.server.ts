import type { PageContext } from "#app/context.ts";
import type { VisitorCheckout } from "./checkout-session.server.ts";
import { isSameChoice, type KitChoice } from "./kit-choice.ts";
import { type CheckoutOrigin, newCheckout } from "./new-checkout.ts";
import { changeKit, ifOnSale, rememberSeen, selectChosenKit } from "./select-kit.server.ts";
import type { SubmittedCheckout } from "./submit-step.server.ts";

interface SubmittedForm {
  /** The kit in the URL of the form. Without it, the pending kit of the cookie counts. */
  asked: KitChoice | undefined;
  intent: FormDataEntryValue | null;
  /** Where a new checkout begins. */
  origin: CheckoutOrigin;
}

/**
 * The checkout to which a form was sent, with the kit that its page showed (docs/decisions/0052). After an order the next checkout
 * begins with step 1; any other form, such as a second confirmation, is about the order.
 *
 * @returns undefined when there is no checkout and no kit on sale was chosen.
 */
export async function checkoutToSubmit(
  services: PageContext,
  { checkout, pending, newId }: VisitorCheckout,
  { asked, intent, origin }: SubmittedForm,
): Promise<SubmittedCheckout | undefined> {
  const choice = asked ?? pending;
  const isKept = !choice || intent === "restart";
  const seen = choice && pending && isSameChoice(pending, choice) ? pending.seen : undefined;
  if (checkout?.order_id === null) {
    return { checkout: isKept ? checkout : await changeKit(services, checkout, choice, seen), isStored: true };
  }
  if (checkout && (!choice || intent !== "personal")) return { checkout, isStored: true };
  const selection = choice && (await ifOnSale(() => selectChosenKit(services, undefined, choice)));
  return selection && { checkout: newCheckout(newId, rememberSeen(selection, seen), origin), isStored: false };
}
