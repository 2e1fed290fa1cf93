import { QuizStart } from "#app/quiz/quiz-start.tsx";
import { SectionFrame, type SectionOf } from "./section-frame.tsx";

export default function QuizStartSection({ section: { quiz, text } }: { section: SectionOf<"quizStartSection"> }) {
  if (!quiz) return null;
  return (
    <SectionFrame background="tint">
      <QuizStart quiz={quiz} text={text ?? quiz.intro} />
    </SectionFrame>
  );
}
