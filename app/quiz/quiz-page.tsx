import { useSearchParams } from "@remix-run/react";
import type { QuizContent, QuizKit } from "./queries.ts";
import { answersQuery, firstStepHiddenFields } from "./query-string.ts";
import { QuestionScreen } from "./question-screen.tsx";
import { QuizStart } from "./quiz-start.tsx";
import { promptName, quizState, readAnswers } from "./quiz-state.ts";
import { QuizResult } from "./result/quiz-result.tsx";
import { useQuestionFocus } from "./use-question-focus.ts";
import { useRecordedAnswers } from "./use-recorded-answers.ts";

interface Props {
  quiz: QuizContent;
  kits: QuizKit[];
}

/** The screen of the quiz for the answers in the query string. Every answer is a link, so it works without JavaScript. */
export function QuizPage({ quiz, kits }: Props) {
  const [query] = useSearchParams();
  const answers = readAnswers(query);
  const state = quizState(quiz, answers);
  useRecordedAnswers("quiz", answersQuery(quiz, answers));
  useQuestionFocus(state.prompt ? promptName(state.prompt) : "product");
  if (state.givenAnswers.length === 0) {
    return (
      <section className="bg-tint py-8 lg:py-14">
        <div className="contained">
          <QuizStart quiz={quiz} text={quiz.intro} hiddenFields={firstStepHiddenFields(quiz, query)} isHeading />
        </div>
      </section>
    );
  }
  return state.prompt ? (
    <QuestionScreen quiz={quiz} kits={kits} state={state} prompt={state.prompt} />
  ) : (
    <QuizResult quiz={quiz} kits={kits} state={state} />
  );
}
