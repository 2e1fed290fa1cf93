import { defineQuery } from "groq";
import type { Localized } from "#app/i18n/localize.ts";
import type { House } from "#app/kits/plan/queries.ts";
import { KIT_RESULT, ORDER_EXTRAS, PANIC_BUTTON } from "#app/kits/queries.ts";
import { DECORATIVE_PICTURE } from "#app/sanity/fragments.ts";
import type { PAGE_BY_PATH_RESULT, QUIZ_RESULT } from "#app/sanity/sanity.generated.ts";
import type { GivenAnswer, Prompt, QuizState } from "./quiz-state.ts";

/** The part of the outcome that an answer sets, its advice in the result, and the device that it lights up in the house. */
const EFFECT = /* groq */ `{ product, camera, clientStatus, advice, more, device->{ _id, title } }`;

/** The house of an answer, for its picture. */
const OPTION_HOUSE = /* groq */ `{ _id, "image": distributiveImage${DECORATIVE_PICTURE} }`;

const STEP = /* groq */ `{
  name,
  title,
  text,
  options[]{ name, label, icon, iconCount, house->${OPTION_HOUSE}, variant, level, effect${EFFECT}, analytics{ choice, place } }
}`;

const QUESTION = /* groq */ `{ name, text, help, icon, yes${EFFECT}, no${EFFECT}, analytics{ choice, place } }`;

/** Start of the quiz, which other pages show too. */
export const QUIZ_START = /* groq */ `{
  _id,
  title,
  intro,
  startLabel,
  skipLabel,
  skipHref,
  placeStep{ name, title, text, options[]{ name, label, icon, house->${OPTION_HOUSE}, variant, analytics{ choice, place } } }
}`;

/** The whole quiz, and every kit that it may recommend or compare. */
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
    "kits": *[_type == "kit"] | order(orderRank asc)${KIT_RESULT},
    "panicButton": ${PANIC_BUTTON},
    "extras": ${ORDER_EXTRAS}
  }
`);

type Section = NonNullable<PAGE_BY_PATH_RESULT>["sections"][number];

export type QuizContent = Localized<NonNullable<QUIZ_RESULT["quiz"]>>;

export type QuizStartContent = NonNullable<Localized<Extract<Section, { _type: "quizStartSection" }>>["quiz"]>;

export type QuizKit = Localized<QUIZ_RESULT["kits"][number]>;

/** What a result shows beside the answers. */
export interface ResultContent {
  kits: QuizKit[];
  panicButton: Localized<QUIZ_RESULT>["panicButton"];
  extras: Localized<QUIZ_RESULT["extras"][number]>[];
  /** The house of the answers that the page was sent with. */
  house: House | undefined;
}

type StepContent = QuizContent["placeStep"];
type QuestionContent = QuizContent["homeQuestions"][number];
export type PromptContent = Prompt<StepContent, QuestionContent>;
export type GivenAnswerContent = GivenAnswer<StepContent, QuestionContent>;
export type QuizStateContent = QuizState<StepContent, QuestionContent>;
