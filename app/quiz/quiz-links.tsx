import { useLocation, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { ContentText, T } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { QuizContent, QuizStateContent } from "./queries.ts";
import { keptParameters, queryWithoutAnswer, skipPath } from "./query-string.ts";
import { promptName } from "./quiz-state.ts";
import { type AnswersKind, startNewRecord } from "./use-recorded-answers.ts";

interface Props {
  quiz: QuizContent;
  state: QuizStateContent;
}

/** Links below a question: previous question, restart, and skip to the product. */
export function QuizLinks({ quiz, state: { givenAnswers, branch, outcome } }: Props) {
  const [query] = useSearchParams();
  const last = givenAnswers.at(-1);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
      <span className="flex flex-wrap gap-x-6">
        {last ? (
          <TextLink
            to={{ search: queryWithoutAnswer(quiz, query, promptName(last.prompt)) }}
            rel="nofollow"
            variant="standalone"
          >
            <Icon name="previous" size={18} />
            <T k="quiz:previous" />
          </TextLink>
        ) : null}
        <RestartLink kind="quiz">
          <ContentText of={quiz.restartLabel} />
        </RestartLink>
      </span>
      <TextLink path={skipPath(quiz, branch, outcome.product)} variant="standalone">
        <ContentText of={quiz.skipLabel} />
      </TextLink>
    </div>
  );
}

interface RestartProps {
  kind: AnswersKind;
  children: ReactNode;
}

/**
 * Leads to the first question without the answers. The territory stays, and where no question asks for it, the client status
 * (docs/rules.md#quiz-stages).
 */
export function RestartLink({ kind, children }: RestartProps) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const kept = keptParameters(query).filter(([name]) => kind !== "quiz" || name !== "client");
  return (
    <TextLink
      to={{ pathname, search: `${new URLSearchParams(kept)}` }}
      onClick={() => startNewRecord(kind)}
      variant="standalone"
    >
      <Icon name="turn" size={18} />
      {children}
    </TextLink>
  );
}
