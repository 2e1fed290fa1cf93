import { Fragment, useId } from "react";
import type { FeedbackQuestion } from "#app/feedback/vote-box.tsx";
import { foreignLangOf, textOf } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { Link } from "#app/ui/link.tsx";
import { FaqList } from "./faq-list.tsx";
import { type HelpView, inTwoColumns, questionGroups } from "./help-view.ts";

interface TabProps {
  view: HelpView;
  feedback: FeedbackQuestion | null;
}

/** The questions of a tab, by their headings. One of all is open at a time. */
export function TabQuestions({ view: { tab, questions }, feedback }: TabProps) {
  const groups = questionGroups(questions);
  const tabId = useId();
  const opened = questions.find(({ open }) => open);
  return (
    <section aria-labelledby="tab">
      {/* The tab above says it to those who see it. */}
      <ContentText as="h2" id="tab" className="sr-only" of={tab.title} />
      {groups.length === 0 ? <T as="p" className="mt-5 text-lg text-muted" k="help:empty" /> : null}
      <div className={groups.length > 1 ? "question-groups" : undefined}>
        {inTwoColumns(groups).map((column) => (
          <div key={column[0]?.questions[0]?._id}>
            {column.map(({ heading, questions }) => (
              <section key={questions[0]?._id} className="mt-6">
                {heading ? <ContentText as="h3" className="text-xl" of={heading} /> : null}
                <FaqList
                  questions={questions}
                  group={tabId}
                  feedback={feedback}
                  startsClosed={!questions.some((question) => question === opened)}
                  level={heading ? 4 : 3}
                  className="mt-3"
                />
              </section>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

export interface FoundQuestions {
  search: string;
  number: number;
  questions: Omit<HelpView["questions"][number], "heading">[];
}

interface ResultsProps extends Pick<TabProps, "feedback"> {
  found: FoundQuestions;
}

export function SearchResults({ found: { search, number, questions }, feedback }: ResultsProps) {
  return (
    <section className="pt-section">
      {/* Announces the number of results, since focus stays in the search field. */}
      <h2 aria-live="polite" className="text-heading">
        <T k="help:found" values={{ number, search }} />
      </h2>
      {number > questions.length ? (
        <T as="p" className="mt-3 text-lg text-muted" k="help:foundFirst" values={{ number: questions.length }} />
      ) : null}
      {questions.length > 0 ? (
        <FaqList key={search} questions={questions} feedback={feedback} className="mt-5" />
      ) : (
        <T as="p" className="mt-3 text-lg text-muted" k="help:nothingFound" />
      )}
    </section>
  );
}

/** Questions with the beginning of their answers, which is all of the short ones, and where to act on it. */
export function MostAsked({ questions }: { questions: HelpView["mostAsked"] }) {
  if (questions.length === 0) return null;
  return (
    <section className="pt-section">
      <T as="h2" className="text-heading" k="help:mostAsked" />
      <ul className="most-asked mt-6 grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-4">
        {questions.map(({ _id, title, answer, link, path }) => (
          <li key={_id} className="card link-card flex flex-col px-5 pt-3 pb-2">
            <h3 className="text-lg leading-tight">
              <Link path={path} lang={foreignLangOf(title)}>
                <QuestionParts text={textOf(title)} />
              </Link>
            </h3>
            <ContentText as="p" className="mt-2 grow text-muted" of={answer} />
            {link ? (
              <Link
                path={link.href}
                className="act relative z-10 inline-flex min-h-11 items-center font-semibold text-brand-700 underline"
              >
                <ContentText of={link.label} />
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A question that stays whole after its colon: 'Algo no funciona:' and below it '¿qué hago?', where one line is too short. */
function QuestionParts({ text }: { text: string }) {
  return text.split(/(?<=:) /).map((part) => (
    <Fragment key={part}>
      <span className="inline-block">{part}</span>{" "}
    </Fragment>
  ));
}
