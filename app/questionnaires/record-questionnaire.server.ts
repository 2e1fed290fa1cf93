import { z } from "zod";
import { BRAND } from "#app/backends/contract.ts";
import type { PageContext } from "#app/context.ts";
import { keepAnswers } from "#app/quiz/record-answers.server.ts";
import { QUESTIONNAIRE } from "./queries.ts";
import { recordOf } from "./record.ts";
import { chosenOf } from "./rules.ts";

/** The questionnaires that there are, as the content calls them. */
export const questionnaireKind = z.enum(["funnel", "configurator"]);
export type QuestionnaireKind = z.infer<typeof questionnaireKind>;

/**
 * Keeps the answers of an address, as the quiz's are kept: gives their id, or undefined when there was nothing to keep or the service
 * failed, which is logged.
 *
 * @throws when the content cannot be reached.
 */
export async function recordQuestionnaire(
  context: Pick<PageContext, "content" | "answers" | "log">,
  kind: QuestionnaireKind,
  { search, id }: { search: string; id: string | undefined },
): Promise<string | undefined> {
  const { questionnaire } = await context.content.fetch(QUESTIONNAIRE, { kind });
  const chosen = questionnaire ? chosenOf(questionnaire, new URLSearchParams(search)) : [];
  if (!questionnaire || chosen.length === 0) return undefined;
  return await keepAnswers(context, { brand: BRAND, kind, ...recordOf(questionnaire, chosen) }, id);
}
