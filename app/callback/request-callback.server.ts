import { BRAND } from "#app/backends/contract.ts";
import type { BackendFailure } from "#app/backends/request.server.ts";
import { madridTime, supportWeek } from "#app/contact/opening-hours.ts";
import { PHONE_HOURS } from "#app/contact/queries.ts";
import type { PageContext } from "#app/context.ts";
import { visitorMessage } from "#app/forms/error-messages.ts";
import { requireDocument } from "#app/sanity/require-document.ts";
import { callTime } from "./call-time.ts";
import { validateCallback } from "./schema.ts";
import type { CallbackResult } from "./use-callback-form.ts";

/**
 * Asks the node service to call a visitor (section 7).
 *
 * @param asked now.
 * @throws when the content cannot be reached: then nothing was asked for.
 */
export async function requestCallback(
  { content, node, log, checkRateLimit }: Pick<PageContext, "content" | "node" | "log" | "checkRateLimit">,
  formData: FormData,
  asked: Date,
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
  return { ok: true, callTime: callTime(supportWeek(hours), asked) ?? { today: madridTime(asked).day } };
}

/**
 * What the visitor is told of a failure (section 8). Only an answer of 400 to 499 says why; after any other, and after none, the
 * request may have arrived or not.
 */
function errorsOf({ status, message }: BackendFailure) {
  const shown = visitorMessage(message);
  if (shown === "errors:invalidPhone") return { fieldErrors: { phone: [shown] } };
  const isToldWhy = message !== undefined && status !== undefined && status < 500;
  return { formErrors: [isToldWhy ? shown : "errors:callback"] };
}
