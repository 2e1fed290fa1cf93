import { defineQuery } from "groq";
import type { Localized, LocalizedText } from "#app/i18n/localize.ts";
import { COMPARABLE_KIT } from "#app/kits/queries.ts";
import type { PAGE_BY_PATH_RESULT, QUIZ_RESULT } from "#app/sanity/sanity.generated.ts";
import type { Asked, Given, Walk } from "./quiz-state.ts";

/** What an answer changes. */
const EFFECT = /* groq */ `{ product, camera, clientStatus }`;

/** A step in which one of several options is chosen. */
const STEP = /* groq */ `{
  name,
  title,
  text,
  options[]{ _key, name, label, icon, variant, level, effect${EFFECT}, analytics{ choice, place } }
}`;

const QUESTION = /* groq */ `{ name, text, help, icon, yes${EFFECT}, no${EFFECT}, analytics{ choice, place } }`;

/** The way into the quiz: what stands on other pages, too. */
export const QUIZ_START = /* groq */ `{
  _id,
  title,
  intro,
  startLabel,
  skipLabel,
  skipHref,
  placeStep${STEP}
}`;

/** The whole quiz, and the kits that it may recommend with those that stand beside them. */
export const QUIZ = defineQuery(/* groq */ `
  {
    "quiz": *[_type == "quiz" && _id == "quiz"] | order(_id asc)[0]{
      _id,
      title,
      intro,
      startLabel,
      skipLabel,
      skipHref,
      skipBusinessHref,
      restartLabel,
      resultTitle,
      resultText,
      resultButton,
      placeStep${STEP},
      homeOptions[]${STEP},
      homeQuestions[]${QUESTION},
      businessOptions[]${STEP},
      businessQuestions[]${QUESTION}
    },
    "kits": *[_type == "kit"] | order(position asc)${COMPARABLE_KIT}
  }
`);

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
export const wordsOf = (asked: AskedContent): LocalizedText =>
  asked.kind === "options" ? asked.step.title : asked.question.text;
