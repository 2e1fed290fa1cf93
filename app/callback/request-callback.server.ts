import type { z } from "zod";
import { type BackendFailure, BRAND } from "#app/backends/request.server.ts";
import { madridTime, type SupportHours, supportWeek } from "#app/contact/opening-hours.ts";
import { PHONE_HOURS } from "#app/contact/queries.ts";
import type { PageContext } from "#app/context.ts";
import { visitorMessage } from "#app/forms/backend-error-messages.ts";
import { fieldNames } from "#app/forms/read-form.server.ts";
import { requireDocument } from "#app/sanity/client.server.ts";
import { firstWithin } from "#app/sanity/time-limit.ts";
import { callTime, MIN_FILL_MS } from "./call-time.ts";
import { type CallbackResult, callbackSchema, validateCallback } from "./schema.ts";

/** How long a request waits for the hours of sales, in milliseconds. Without the hours, the confirmation promises no time. */
const HOURS_MS = 1_000;

/** The fields of the call-back form. */
export const CALLBACK_FIELDS = fieldNames(callbackSchema);

/** Sends a call-back request to the 'node' service, also while the content cannot be reached. See docs/rules.md#callback-request. */
export async function requestCallback(
  context: Pick<PageContext, "content" | "node" | "log" | "rateLimits">,
  formData: FormData,
  requestedAt: Date,
): Promise<CallbackResult> {
  const { node, log, rateLimits } = context;
  const submission = validateCallback(formData);
  if (submission.status !== "success") return { ok: false, reply: submission.reply() };
  const { name, phone, place, message, elapsed } = submission.value;
  if (looksAutomatic({ message, elapsed })) {
    // Sent back without these two values, so that a person can send the form again.
    const hideFields = ["message", "elapsed"];
    return { ok: false, reply: submission.reply({ formErrors: ["errors:automatic"], hideFields }) };
  }
  const waitS = await rateLimits.count("callback");
  if (waitS > 0) return { ok: false, reply: submission.reply({ formErrors: ["errors:tooOften"] }), waitS };
  const [hours, result] = await Promise.all([
    hoursOfSales(context),
    node.requestCallback({ name, msisdn: phone, place, brand: BRAND }),
  ]);
  if (!result.ok) {
    log.warn({ call: "callback", status: result.status, cause: result.cause }, "A backend call failed");
    return { ok: false, reply: submission.reply(errorsOf(result)) };
  }
  const promised = hours && callTime(supportWeek(hours), requestedAt);
  const withoutPromise = { today: madridTime(requestedAt).day };
  return { ok: true, callTime: promised ?? withoutPromise };
}

/** The hours of sales; undefined when the content cannot be reached. */
async function hoursOfSales({ content, log }: Pick<PageContext, "content" | "log">): Promise<SupportHours | undefined> {
  try {
    const hours = await firstWithin(HOURS_MS, content.fetch(PHONE_HOURS));
    if (hours === undefined) throw new Error(`The hours took longer than ${HOURS_MS} ms`);
    return requireDocument(hours, "settings");
  } catch (error) {
    log.warn({ err: error }, "Content unavailable: a call-back is accepted without a promised time");
    return undefined;
  }
}

/**
 * The errors to show after a failure. Only a response of 400 to 499 gives the reason; after any other failure the request may have
 * arrived. See docs/rules.md#backend-messages.
 */
function errorsOf({ status, message }: BackendFailure) {
  const shown = visitorMessage(message);
  if (shown === "errors:invalidPhone") return { fieldErrors: { phone: [shown] } };
  const isRejection = message !== undefined && status !== undefined && status < 500;
  return { formErrors: [isRejection ? shown : "errors:callback"] };
}

/**
 * Whether a program filled in the call-back form: the field that people do not see has a text, or the form was sent too fast. Forms that
 * are sent without JavaScript have no time. See docs/rules.md#callback-robots.
 */
function looksAutomatic({ message, elapsed }: Pick<z.infer<typeof callbackSchema>, "message" | "elapsed">): boolean {
  return Boolean(message?.trim()) || (elapsed !== undefined && !(Number(elapsed) >= MIN_FILL_MS));
}
