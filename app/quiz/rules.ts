import type { KitId } from "#app/kits/kit-id.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import type { Given } from "./quiz-state.ts";

/** What an answer changes (section 4); what is absent stays as it was. */
export interface Effect {
  product?: KitId | null;
  camera?: boolean | null;
  clientStatus?: ClientStatus | null;
}

/** An answer to choose. In the first step its variant says which questions follow: those of a house or of a business. */
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

/** A question to answer with yes or no. */
export interface YesNoQuestion {
  name: string;
  yes?: Effect | null;
  no?: Effect | null;
}

/** The part of the quiz's content that the rules read; `Step` and `Question` may hold texts and icons besides. */
export interface QuizRules<Step extends OptionStep = OptionStep, Question extends YesNoQuestion = YesNoQuestion> {
  placeStep: Step;
  homeOptions: Step[];
  homeQuestions: Question[];
  businessOptions: Step[];
  businessQuestions: Question[];
}

/** Which of the two ways through the quiz. */
export type Branch = "home" | "business";

/** Where a visitor stands, in the words of section 4. */
export type Stage =
  | "options"
  | "go-next-questions"
  | "go-next-questions-negocios"
  | "questions"
  | "questions-negocios"
  | "product";

/** What the answers so far lead to. The kit is absent until an answer names one. */
export interface Outcome {
  product?: KitId | undefined;
  camera: boolean;
  clientStatus?: ClientStatus | undefined;
}

/** Section 3: in the quiz every business kit is the kit for businesses. */
const IN_THE_QUIZ: Partial<Record<KitId, KitId>> = { tienda: "negocios", local: "negocios", oficina: "negocios" };

/** What an answer changes of what the ones before it led to. Another kit takes the camera off, unless the same answer adds it. */
export function applied(before: Outcome, effect: Effect | null | undefined): Outcome {
  const named = effect?.product ?? before.product;
  const product = named && (IN_THE_QUIZ[named] ?? named);
  const kept = product === before.product && before.camera;
  return {
    product,
    camera: effect?.camera ?? kept,
    clientStatus: effect?.clientStatus ?? before.clientStatus,
  };
}

/** What an answer decided of the result. */
export type Reason = "product" | "camera" | "clientStatus";

const REASONS = ["product", "camera", "clientStatus"] as const satisfies Reason[];

/** The answers that led to the result, each with what it decided: of two that name a kit, the later one did. */
export function reasonsOf<Step, Question>(given: Given<Step, Question>[]) {
  return REASONS.flatMap((reason) => {
    const decisive = given.findLast(({ effect }) => effect?.[reason] !== undefined && effect[reason] !== null);
    return decisive ? [{ reason, given: decisive }] : [];
  });
}
