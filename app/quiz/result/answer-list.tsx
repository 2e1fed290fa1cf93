import type { ReactNode } from "react";
import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { ContentText, ForReaders, T } from "#app/i18n/t.tsx";
import { TextLink } from "#app/ui/link.tsx";

interface ChangeProps {
  question: LocalizedText | undefined;
  /** The query string that asks the question again and keeps all other answers. */
  search: string;
}

export function ChangeLink({ question, search }: ChangeProps) {
  return (
    <TextLink to={{ search }} rel="nofollow" variant="standalone" className="shrink-0 text-sm">
      <T k="quiz:change" />
      <ForReaders>
        <T k="quiz:changeOf" values={{ question: question ? textOf(question) : "" }} />
      </ForReaders>
    </TextLink>
  );
}

interface ListProps {
  answers: (ChangeProps & { key: string; answer: ReactNode })[];
  className?: string;
}

/** Answers with their questions, each with a link to change it. */
export function AnswerList({ answers, className = "" }: ListProps) {
  return (
    <ul className={`divide-y divide-line ${className}`}>
      {answers.map(({ key, question, answer, search }) => (
        <li key={key} className="flex items-center justify-between gap-4 py-1.5">
          <p className="min-w-0">
            {question ? (
              <>
                <span className="text-muted">
                  <ContentText of={question} />
                </span>{" "}
              </>
            ) : null}
            <strong>{answer}</strong>
          </p>
          <ChangeLink question={question} search={search} />
        </li>
      ))}
    </ul>
  );
}
