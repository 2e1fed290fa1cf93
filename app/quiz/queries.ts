import { defineQuery } from "groq";
import { COMPARABLE_KIT } from "#app/kits/queries.ts";

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
