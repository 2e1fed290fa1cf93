import { LEAD_RECOVERY } from "#app/checkout/jobs/queries.ts";
import { PHONE_HOURS } from "#app/contact/queries.ts";
import { FEEDBACK, FEEDBACK_BY_ID } from "#app/feedback/queries.ts";
import { HELP_QUESTIONS } from "#app/help/queries.ts";
import { KIT_FOR_CHECKOUT } from "#app/kits/queries.ts";
import type { ContentClient } from "#app/sanity/client.server.ts";
import type { ADDRESSES_RESULT } from "#app/sanity/sanity.generated.ts";

/**
 * Fetches the content of the pages that no stored page is read for: checkout, thanks, withdrawal, votes, the help search. And that of the
 * jobs.
 */
export async function fetchJourneyContent(content: ContentClient, found: ADDRESSES_RESULT): Promise<void> {
  for (const { productId } of found.kits) await content.fetch(KIT_FOR_CHECKOUT, { productId });
  for (const { questionId } of found.feedbackQuestions) await content.fetch(FEEDBACK_BY_ID, { questionId });
  await content.fetch(FEEDBACK, { pageKind: "thanks" });
  await content.fetch(PHONE_HOURS);
  await content.fetch(HELP_QUESTIONS);
  await content.fetch(LEAD_RECOVERY);
}
