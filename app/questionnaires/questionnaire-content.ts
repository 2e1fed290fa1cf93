import type { Localized } from "#app/sanity/localized.ts";
import type { QUESTIONNAIRE_RESULT } from "#app/sanity/sanity.generated.ts";
import type { Chosen } from "./rules.ts";

type Result = Localized<QUESTIONNAIRE_RESULT>;

/** The funnel or the configurator in the page's language. */
export type QuestionnaireContent = NonNullable<Result["questionnaire"]>;
export type StepContent = QuestionnaireContent["steps"][number];
export type QuestionContent = StepContent["questions"][number];
export type OptionContent = QuestionContent["options"][number];
export type ChosenContent = Chosen<OptionContent>;

/** The kits that may be recommended. */
export type QuestionnaireKit = Result["kits"][number];
export type PanicButton = Result["panicButton"];

/** What is asked, of an answer to it. */
export function questionOf(
  { steps }: QuestionnaireContent,
  { step, question }: ChosenContent,
): QuestionContent | undefined {
  return steps[step]?.questions.find(({ name }) => name === question.name);
}
