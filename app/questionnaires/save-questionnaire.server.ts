import { z } from "zod";
import { BRAND } from "#app/backends/request.server.ts";
import type { PageContext } from "#app/context.ts";
import { saveAnswers } from "#app/quiz/save-answers.server.ts";
import { QUESTIONNAIRE } from "./queries.ts";
import {
  addsExtra,
  type ChosenOption,
  firstIncompleteStep,
  type Option,
  outcomeOf,
  type Questionnaire,
  type Recommendation,
  readChosen,
  withQuizKits,
} from "./rules.ts";

/**
 * The body of `{services}/answers`, without brand and kind (docs/rules.md#recorded-answers): the index of the current step, and for each
 * step a flag per option, the highest level chosen and the highest there is. Names from the content only. An incomplete questionnaire has
 * no kit, and only the extras that its answers add, without the extras of a level.
 */
export function questionnaireRecord(questionnaire: Questionnaire<Option, Recommendation>, chosen: ChosenOption[]) {
  const { steps } = questionnaire;
  const step = firstIncompleteStep(questionnaire, chosen);
  const { product, ...extras } = outcomeOf(questionnaire, chosen);
  const isDone = step === steps.length;
  return {
    step,
    steps: steps.slice(0, step).map(({ questions }, position) => {
      const here = chosen.filter((one) => one.step === position);
      const isChosen = (question: string, option: string) =>
        here.some((one) => one.question.name === question && one.option.name === option);
      return {
        options: Object.fromEntries(
          questions.map(({ name, options }) => [
            name,
            Object.fromEntries(options.map((option) => [option.name, isChosen(name, option.name)])),
          ]),
        ),
        level: Math.max(0, ...here.map(({ option }) => option.level)),
        maxLevel: Math.max(0, ...questions.flatMap(({ options }) => options.map(({ level }) => level))),
      };
    }),
    product: isDone ? (product ?? null) : null,
    camera: isDone ? extras.camera : addsExtra(chosen, "camera"),
    panicButton: isDone ? extras.panicButton : addsExtra(chosen, "panicButton"),
  };
}

/** Values of the content field `kind`. */
export const questionnaireKind = z.enum(["funnel", "configurator"]);

/**
 * Saves the answers of a query string, in the record `id` if given.
 *
 * @returns the id of the record; undefined when there was no valid answer or the call failed, which is logged.
 * @throws when the content cannot be reached.
 */
export async function saveQuestionnaireAnswers(
  context: Pick<PageContext, "content" | "answers" | "log">,
  kind: z.infer<typeof questionnaireKind>,
  { search, id }: { search: string; id: string | undefined },
): Promise<string | undefined> {
  const found = await context.content.fetch(QUESTIONNAIRE, { kind });
  if (!found.questionnaire) return undefined;
  const questionnaire = withQuizKits(found.questionnaire, found.quizAnswers);
  const chosen = readChosen(questionnaire, new URLSearchParams(search));
  if (chosen.length === 0) return undefined;
  return await saveAnswers(context, { brand: BRAND, kind, ...questionnaireRecord(questionnaire, chosen) }, id);
}
