import { useSearchParams } from "@remix-run/react";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { TERRITORY_PARAMETER } from "#app/kits/pricing/territory-tax.ts";
import { PATHS } from "#app/paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { QuizContent, QuizStateContent } from "./queries.ts";
import { queryWithoutAnswer, skipPath } from "./query-string.ts";
import { promptName } from "./quiz-state.ts";
import { startNewRecord } from "./use-recorded-answers.ts";

interface Props {
  quiz: QuizContent;
  state: QuizStateContent;
  className?: string;
}

/** Links below a question: previous question, restart, and skip to the product. */
export function QuizLinks({ quiz, state: { givenAnswers, branch, outcome }, className = "" }: Props) {
  const [query] = useSearchParams();
  const locale = useLocale();
  const last = givenAnswers.at(-1);
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-6 ${className}`}>
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
        <RestartLink quiz={quiz} />
      </span>
      <TextLink to={localePath(locale, skipPath(quiz, branch, outcome.product))} variant="standalone">
        <ContentText of={quiz.skipLabel} />
      </TextLink>
    </div>
  );
}

/** 'Volver a Calcular'. Drops the answers and keeps the territory. See docs/rules.md#quiz-stages. */
export function RestartLink({ quiz }: { quiz: QuizContent }) {
  const [query] = useSearchParams();
  const locale = useLocale();
  const territory = query.get(TERRITORY_PARAMETER);
  const search = territory === null ? "" : `?${new URLSearchParams({ [TERRITORY_PARAMETER]: territory })}`;
  return (
    <TextLink to={localePath(locale, PATHS.quiz) + search} onClick={() => startNewRecord("quiz")} variant="standalone">
      <Icon name="turn" size={18} />
      <ContentText of={quiz.restartLabel} />
    </TextLink>
  );
}
