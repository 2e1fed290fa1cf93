import { defineQuery } from "groq";
import type { Localized } from "#app/i18n/localize.ts";
import { KIT_RESULT, ORDER_EXTRAS, PANIC_BUTTON } from "#app/kits/queries.ts";
import { DECORATIVE_PICTURE } from "#app/sanity/fragments.ts";
import type { ChosenOption, withQuizKits } from "./rules.ts";

/** One questionnaire, the kits that it may recommend, and the price of the panic button. */
export const QUESTIONNAIRE = defineQuery(/* groq */ `
  {
    "questionnaire": *[_type == "questionnaire" && kind == $kind] | order(_id asc)[0]{
      _id,
      kind,
      title,
      intro,
      steps[]{
        _key,
        title,
        text,
        questions[]{
          _key,
          name,
          text,
          type,
          options[]{ name, answer, icon, image${DECORATIVE_PICTURE}, advice, level, adds, isNone, quizAnswer }
        }
      },
      resultTitle,
      levels[]{ _key, level, title, text, product, camera, panicButton }
    },
    "quizAnswers": *[_type == "quiz" && _id == "quiz"] | order(_id asc)[0]{
      "answers": [placeStep, ...homeOptions, ...businessOptions][].options[]{ name, "product": effect.product }
    }.answers,
    "kits": *[_type == "kit"] | order(orderRank asc)${KIT_RESULT},
    "panicButton": ${PANIC_BUTTON},
    "extras": ${ORDER_EXTRAS}
  }
`);

export type QuestionnaireContent = Localized<ReturnType<typeof withQuizKits>>;
type StepContent = QuestionnaireContent["steps"][number];
export type QuestionContent = StepContent["questions"][number];
export type OptionContent = QuestionContent["options"][number];
export type ChosenOptionContent = ChosenOption<OptionContent>;
