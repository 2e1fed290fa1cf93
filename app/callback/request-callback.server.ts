import { type BackendFailure, BRAND } from "#app/backends/request.server.ts";
import { madridTime, supportWeek } from "#app/contact/opening-hours.ts";
import { PHONE_HOURS } from "#app/contact/queries.ts";
import type { PageContext } from "#app/context.ts";
import { visitorMessage } from "#app/forms/backend-error-messages.ts";
import { requireDocument } from "#app/sanity/require-document.ts";
import { callTime } from "./call-time.ts";
import type { CallbackResult } from "./callback-result.ts";
import { validateCallback } from "./schema.ts";

/**
 * Sends a call-back request to the 'node' service. See docs/rules.md#callback-request.
 *
 * @throws when the content cannot be reached, before anything is sent.
 */
export async function requestCallback(
  { content, node, log, checkRateLimit }: Pick<PageContext, "content" | "node" | "log" | "checkRateLimit">,
  formData: FormData,
  requestedAt: Date,
): Promise<CallbackResult> {
  const submission = validateCallback(formData);
  if (submission.status !== "success") return { ok: false, reply: submission.reply() };
  const { name, phone, place } = submission.value;
  if (!(await checkRateLimit("callback")))
    return { ok: false, reply: submission.reply({ formErrors: ["errors:tooOften"] }) };
  const hours = requireDocument(await content.fetch(PHONE_HOURS), "settings");

  const result = await node.requestCallback({ name, msisdn: phone, place, brand: BRAND });
  if (!result.ok) {
    log.warn({ call: "callback", status: result.status, cause: result.cause }, "A backend call failed");
    return { ok: false, reply: submission.reply(errorsOf(result)) };
  }
  return { ok: true, callTime: callTime(supportWeek(hours), requestedAt) ?? { today: madridTime(requestedAt).day } };
}

/**
 * The errors to show after a failure. Only a response of 400 to 499 gives the reason; after any other failure the request may have
 * arrived. See docs/rules.md#backend-messages.
 */
function errorsOf({ status, message }: BackendFailure) {
  const shown = visitorMessage(message);
  if (shown === "errors:invalidPhone") return { fieldErrors: { phone: [shown] } };
  const isRefusal = message !== undefined && status !== undefined && status < 500;
  return { formErrors: [isRefusal ? shown : "errors:callback"] };
}
