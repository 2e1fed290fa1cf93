import { parseWithZod } from "@conform-to/zod/v4";
import type { CustomerBody } from "#app/backends/alarms.server.ts";
import { BRAND } from "#app/backends/request.server.ts";
import { type Address, addressSchema, validateAddress } from "#app/checkout/address/schema.ts";
import { scheduleLead } from "#app/checkout/jobs/abandoned-cart.server.ts";
import {
  rejectAfterBackendFailure,
  rejectStep,
  rejectTooOften,
  type StepResult,
} from "#app/checkout/reject-step.server.ts";
import type { PageContext } from "#app/context.ts";
import { createCheckout, type DbOrTransaction, savePersonal, saveTypedAddress } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import { countStage } from "#app/db/funnel-counts.server.ts";
import { fieldNames } from "#app/forms/read-form.server.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { type Person, personalSchema } from "./schema.ts";

/**
 * Step 1: registers the customer and compares the declared client status with the backend's (docs/rules.md#personal-step). Stores a
 * new checkout: no row exists before its first accepted form (docs/decisions/0052).
 */
export async function submitPersonal(
  services: PageContext,
  { checkout, isStored }: { checkout: Checkout; isStored: boolean },
  formData: FormData,
): Promise<StepResult> {
  const submission = parseWithZod(formData, { schema: personalSchema });
  if (submission.status !== "success") return { ok: false, step: "personal", reply: submission.reply() };
  const { consent: _, ...person } = submission.value;
  const waitS = await services.rateLimits.count("step", checkout.id);
  if (waitS > 0) return rejectTooOften("personal", submission, waitS);

  const result = await services.alarms.createCustomer(customerBody(person));
  if (!result.ok) return rejectAfterBackendFailure(services.log, "personal", submission, result);
  const mismatch = clientStatusMismatch(person.clientStatus, result.data.isClient);
  if (mismatch) return rejectStep("personal", submission, mismatch);
  const { customerId } = result.data;
  const isSaved = await services.store.db.transaction().execute(async (transaction) => {
    if (!isStored && !(await createCheckout(transaction, checkout.id, checkout.selection, checkout))) return false;
    const isSaved = await savePersonal(transaction, checkout.id, person, customerId);
    if (isSaved && !isStored) await saveRestoredAddress(services, transaction, checkout.id, formData);
    if (isSaved) await scheduleLead(services, transaction, { checkoutId: checkout.id, customerId });
    if (isSaved) await countStage(transaction, checkout.id, "step1");
    return isSaved;
  });
  if (!isSaved) return rejectStep("personal", submission, "errors:changed");
  return { ok: true, clientStatus: person.clientStatus };
}

/** Keeps the address that was typed before the session was lost, for step 2 to show (docs/decisions/0065). */
async function saveRestoredAddress(
  { sealer }: PageContext,
  transaction: DbOrTransaction,
  id: string,
  formData: FormData,
): Promise<void> {
  const kept = restoredAddressOf(formData);
  if (!kept) return;
  const { docNumber, ...address } = kept.address;
  await saveTypedAddress(transaction, id, {
    address,
    sealedDocument: sealer.seal(docNumber),
    promotion: kept.promotion ?? null,
  });
}

/** The body of `POST /customer` (docs/rules.md#customer-body). */
function customerBody({ phone, name, email, clientStatus }: Person): CustomerBody {
  return { msisdn: phone, name, email, client: clientStatus === "CLIENT", brand: BRAND };
}

/** The error when the backend contradicts the declared status (docs/rules.md#client-status-mismatch). */
function clientStatusMismatch(declared: ClientStatus, isClient: boolean) {
  if (declared === "CLIENT" && !isClient) return "errors:notAClient";
  if (declared === "NOT_CLIENT" && isClient) return "errors:isAClient";
  return undefined;
}

const ADDRESS_FIELDS = fieldNames(addressSchema);

/** The names under which the form of step 1 sends an address along. */
export const RESTORED_ADDRESS_FIELDS = ADDRESS_FIELDS.map((name) => `address.${name}`);

/** The address that a form of step 1 sent along after a lost session; undefined without a valid one (docs/decisions/0065). */
function restoredAddressOf(formData: FormData): { address: Address; promotion: string | undefined } | undefined {
  const fields = new FormData();
  for (const name of ADDRESS_FIELDS) {
    const value = formData.get(`address.${name}`);
    if (value !== null) fields.set(name, value);
  }
  const submission = validateAddress(fields);
  if (submission.status !== "success") return undefined;
  const { promotion, ...address } = submission.value;
  return { address, promotion };
}
