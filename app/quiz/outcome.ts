import type { ClientStatus } from "#app/site/client-status.ts";

/** The parts of the outcome that an answer sets; the others stay as they were. See docs/rules.md#quiz-outcome. */
export interface Effect {
  product?: string | null;
  camera?: boolean | null;
  clientStatus?: ClientStatus | null;
}

/** An answer of a step. In the first step `variant` selects the branch; the content says 'house' for the branch 'home'. */
export interface Option {
  name: string;
  variant: "house" | "business";
  level?: number | null;
  effect?: Effect | null;
}

export interface OptionStep {
  name: string;
  options: Option[];
}

export interface YesNoQuestion {
  name: string;
  yes?: Effect | null;
  no?: Effect | null;
}

/** The fields of the quiz that the rules read. The content adds texts and icons to `Step` and `Question`. */
export interface QuizRules<Step extends OptionStep = OptionStep, Question extends YesNoQuestion = YesNoQuestion> {
  placeStep: Step;
  /** The steps of a branch whose answers are options; the name is the content's. */
  homeOptions: Step[];
  homeQuestions: Question[];
  businessOptions: Step[];
  businessQuestions: Question[];
}

export type Branch = "home" | "business";

/** See docs/rules.md#quiz-stages. */
export type Stage =
  | "options"
  | "go-next-questions"
  | "go-next-questions-negocios"
  | "questions"
  | "questions-negocios"
  | "product";

/** The recommendation after the answers so far. `product` is undefined until an answer names a kit. */
export interface Outcome {
  product?: string | undefined;
  /** The kit that an answer named. For a business it may be another one than the quiz recommends. */
  named?: string | undefined;
  camera: boolean;
  clientStatus?: ClientStatus | undefined;
}

/** Kits for a single kind of business. In their place the quiz recommends 'negocios', the kit for every business. See docs/rules.md#quiz-outcome. */
const FOR_ONE_BUSINESS = ["tienda", "local", "oficina"];

/** The kit that the quiz recommends where an answer names one. */
export const kitInQuiz = (product: string): string => (FOR_ONE_BUSINESS.includes(product) ? "negocios" : product);

/**
 * The outcome after one more answer. The kit of each answer is content (`quizEffect` in the `quiz` document).
 * Another kit removes the camera, unless the same answer adds it.
 */
export function applyEffect(before: Outcome, effect: Effect | null | undefined): Outcome {
  const named = effect?.product ?? before.named;
  const product = named && kitInQuiz(named);
  const keptCamera = product === before.product && before.camera;
  return {
    product,
    named,
    camera: effect?.camera ?? keptCamera,
    clientStatus: effect?.clientStatus ?? before.clientStatus,
  };
}
