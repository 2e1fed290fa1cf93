import { useSearchParams } from "@remix-run/react";
import type { QuizContent, QuizKit } from "./queries.ts";
import { answersIn, keptBesides, nameOf } from "./query-string.ts";
import { useFocusOn } from "./question-card.tsx";
import { QuestionScreen } from "./question-screen.tsx";
import { QuizStart } from "./quiz-start.tsx";
import { answersOf, walk } from "./quiz-state.ts";
import { QuizResult } from "./result/quiz-result.tsx";
import { useRecordedAnswers } from "./use-recorded-answers.ts";

interface Props {
  quiz: QuizContent;
  kits: QuizKit[];
}

/** The quiz where the address says that it stands (section 4). Every answer is a link, so that all of it works without JavaScript. */
export function QuizPage({ quiz, kits }: Props) {
  const [query] = useSearchParams();
  const answers = answersOf(query);
  const walked = walk(quiz, answers);
  useRecordedAnswers("quiz", answersIn(quiz, answers));
  useFocusOn(walked.asked ? nameOf(walked.asked) : "product");
  if (walked.given.length === 0) {
    return (
      <section className="bg-tint py-8 lg:py-14">
        <div className="contained">
          <QuizStart quiz={quiz} text={quiz.intro} kept={keptBesides(quiz, query)} isHeading />
        </div>
      </section>
    );
  }
  return walked.asked ? (
    <QuestionScreen quiz={quiz} kits={kits} walked={walked} asked={walked.asked} />
  ) : (
    <QuizResult quiz={quiz} kits={kits} walked={walked} />
  );
}
