import type { Localized, Phrase } from "#app/sanity/localized.ts";
import type { PAGE_BY_PATH_RESULT, QUIZ_RESULT } from "#app/sanity/sanity.generated.ts";
import type { Asked, Given, Walk } from "./walk.ts";

type Section = NonNullable<PAGE_BY_PATH_RESULT>["sections"][number];

/** The quiz in the page's language. */
export type QuizContent = Localized<NonNullable<QUIZ_RESULT["quiz"]>>;

/** What the way into the quiz needs of it. */
export type QuizStartContent = NonNullable<Localized<Extract<Section, { _type: "quizStartSection" }>>["quiz"]>;

/** A kit as the result shows it, and those beside it. */
export type QuizKit = Localized<QUIZ_RESULT["kits"][number]>;

export type StepContent = QuizContent["placeStep"];
export type QuestionContent = QuizContent["homeQuestions"][number];
export type AskedContent = Asked<StepContent, QuestionContent>;
export type GivenContent = Given<StepContent, QuestionContent>;
export type WalkContent = Walk<StepContent, QuestionContent>;

/** What is asked, in words. */
export const wordsOf = (asked: AskedContent): Phrase =>
  asked.kind === "options" ? asked.step.title : asked.question.text;
