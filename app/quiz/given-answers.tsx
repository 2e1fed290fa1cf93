import { T, Words } from "#app/i18n/t.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { AnswerWords } from "./answer-words.tsx";
import { nameOf } from "./links.ts";
import { type QuizContent, type WalkContent, wordsOf } from "./quiz-content.ts";
import { ChangeLink } from "./why.tsx";

/** All that was answered, to unfold, and to change one by one. */
export function GivenAnswers({ quiz, walked }: { quiz: QuizContent; walked: WalkContent }) {
  return (
    <div className="mt-6">
      <Disclosure title={<T k="quiz:given" />}>
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
      </Disclosure>
    </div>
  );
}
