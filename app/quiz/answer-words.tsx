import { T, Words } from "#app/i18n/t.tsx";
import type { GivenContent } from "./quiz-content.ts";

/** An answer as the visitor read it. */
export function AnswerWords({ given: { asked, answer } }: { given: GivenContent }) {
  if (asked.kind === "question") return <T k={answer ? "quiz:yes" : "quiz:no"} />;
  const chosen = asked.step.options.find(({ name }) => name === answer);
  return chosen ? <Words of={chosen.label} /> : null;
}
