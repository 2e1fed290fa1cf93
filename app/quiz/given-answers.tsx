import { T, Words } from "#app/i18n/t.tsx";
import { AnswerWords } from "./answer-words.tsx";
import { nameOf } from "./links.ts";
import { type QuizContent, type WalkContent, wordsOf } from "./quiz-content.ts";
import { ChangeLink } from "./why.tsx";

/** All that was answered, to unfold, and to change one by one. */
export function GivenAnswers({ quiz, walked }: { quiz: QuizContent; walked: WalkContent }) {
  return (
    <details className="mt-6 border-t border-line pt-2">
      <summary className="flex min-h-11 items-center font-semibold text-brand-700">
        <T k="quiz:given" />
      </summary>
      <ul className="divide-y divide-line">
        {walked.given.map((given) => (
          <li key={nameOf(given.asked)} className="flex items-center justify-between gap-4 py-1.5">
            <p className="min-w-0 text-sm">
              <span className="text-muted">
                <Words of={wordsOf(given.asked)} />
              </span>{" "}
              <strong>
                <AnswerWords given={given} />
              </strong>
            </p>
            <ChangeLink quiz={quiz} asked={given.asked} />
          </li>
        ))}
      </ul>
    </details>
  );
}
