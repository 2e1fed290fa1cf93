import { QuizStart } from "#app/quiz/quiz-start.tsx";
import type { SectionOf } from "../section.ts";
import { SectionFrame } from "./section-frame.tsx";

/** The way into the quiz, with its first question. */
export function QuizStartSection({ section: { quiz, text } }: { section: SectionOf<"quizStartSection"> }) {
  if (!quiz) return null;
  return (
    <SectionFrame ground="tint">
      <QuizStart quiz={quiz} text={text ?? quiz.intro} />
    </SectionFrame>
  );
}
