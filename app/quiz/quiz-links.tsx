import { useSearchParams } from "@remix-run/react";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { TERRITORY_PARAMETER } from "#app/kits/pricing/territory.ts";
import { PATHS } from "#app/paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { QuizContent, WalkContent } from "./queries.ts";
import { nameOf, searchWithout, skipPath } from "./query-string.ts";
import { forgetAnswers } from "./use-recorded-answers.ts";

interface Props {
  quiz: QuizContent;
  walked: WalkContent;
  className?: string;
}

/** The ways out of a question: the one before, from the start again, and straight to the product. */
export function QuizLinks({ quiz, walked: { given, branch, outcome }, className = "" }: Props) {
  const [query] = useSearchParams();
  const locale = useLocale();
  const last = given.at(-1);
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-6 ${className}`}>
      <span className="flex flex-wrap gap-x-6">
        {last ? (
          <TextLink to={{ search: searchWithout(quiz, query, nameOf(last.asked)) }} rel="nofollow" look="alone">
            <Icon name="previous" size={18} />
            <T k="quiz:previous" />
          </TextLink>
        ) : null}
        <RestartLink quiz={quiz} />
      </span>
      <TextLink to={localePath(locale, skipPath(quiz, branch, outcome.product))} look="alone">
        <ContentText of={quiz.skipLabel} />
      </TextLink>
    </div>
  );
}

/** 'Volver a Calcular': back to the first step, with no answers (section 4), at the same territory's prices. */
export function RestartLink({ quiz }: { quiz: QuizContent }) {
  const [query] = useSearchParams();
  const locale = useLocale();
  const territory = query.get(TERRITORY_PARAMETER);
  const search = territory === null ? "" : `?${new URLSearchParams({ [TERRITORY_PARAMETER]: territory })}`;
  return (
    <TextLink to={localePath(locale, PATHS.quiz) + search} onClick={() => forgetAnswers("quiz")} look="alone">
      <Icon name="turn" size={18} />
      <ContentText of={quiz.restartLabel} />
    </TextLink>
  );
}
