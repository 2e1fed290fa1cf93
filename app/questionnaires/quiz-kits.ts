import type { KitId } from "#app/kits/kit-id.ts";
import { kitInQuiz } from "#app/quiz/outcome.ts";
import type { QUESTIONNAIRE_RESULT } from "#app/sanity/sanity.generated.ts";

type Found = NonNullable<QUESTIONNAIRE_RESULT["questionnaire"]>;

/**
 * Gives each answer that names an answer of the quiz the kit which that one decides. So the quiz, the funnel and the configurator have
 * one set of rules (docs/rules.md#one-adviser).
 */
export function withQuizKits(questionnaire: Found, quizAnswers: { name: string; product: KitId | null }[] | null) {
  const productOf = (quizAnswer: string | null): KitId | undefined => {
    const named = quizAnswers?.find(({ name }) => name === quizAnswer)?.product;
    return named ? kitInQuiz(named) : undefined;
  };
  return {
    ...questionnaire,
    steps: questionnaire.steps.map((step) => ({
      ...step,
      questions: step.questions.map((question) => ({
        ...question,
        options: question.options.map(({ quizAnswer, ...option }) => ({
          ...option,
          product: productOf(quizAnswer),
        })),
      })),
    })),
  };
}
