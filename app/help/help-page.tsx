import { useLocation, useNavigate } from "@remix-run/react";
import { Fragment, useEffect } from "react";
import { supportWeek } from "#app/contact/opening-hours.ts";
import { OpeningStatus } from "#app/contact/opening-status.tsx";
import { SupportHoursText } from "#app/contact/support-hours.tsx";
import type { FeedbackQuestion } from "#app/feedback/vote-box.tsx";
import { onceHydrated } from "#app/hydration/until-hydrated.ts";
import { localePath } from "#app/i18n/locale.ts";
import { foreignLangOf, textOf } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Link } from "#app/ui/link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { FaqList } from "./faq-list.tsx";
import { HelpPhones } from "./help-phones.tsx";
import { HelpSearch } from "./help-search.tsx";
import { HelpTabs } from "./help-tabs.tsx";
import { type HelpView, inTwoColumns, questionGroups } from "./help-view.ts";
import { SuggestedSearches } from "./suggested-searches.tsx";

type FoundQuestions = Omit<HelpView["questions"][number], "heading">[];

interface Props {
  view: HelpView;
  feedback: FeedbackQuestion | null;
  /** Result of the help search. */
  found?: { search: string; number: number; questions: FoundQuestions } | undefined;
}

/** A tab of the help area, or the search results of all tabs. */
export function HelpPage({ view, feedback, found }: Props) {
  const { settings } = useSite();
  return (
    <main id="main" className="help w-full pb-16">
      <div className="bg-tint">
        <div className="contained help-top py-8">
          <div>
            {/* Above all else, because a browser without scripts does not scroll to what was hidden. */}
            {found ? null : <OtherTabLinks links={view.otherTabLinks} />}
            <h1 className="text-display">
              <T k="help:title" />
            </h1>
          </div>
          <div className="searching">
            <HelpSearch search={found?.search ?? ""} />
            <SuggestedSearches />
          </div>
          <p className="card flex flex-wrap items-center gap-x-4 px-5 py-3 font-semibold lg:grid lg:p-6">
            <T k="help:haveAlarm" />
            <PhoneLink number={settings.customerPhone} className="font-bold text-brand-700 lg:text-3xl" />
            {view.hours ? (
              <>
                <OpeningStatus week={supportWeek(view.hours)} />
                <span className="w-full text-sm font-normal text-muted">
                  <SupportHoursText hours={view.hours} />
                </span>
              </>
            ) : null}
          </p>
        </div>
      </div>
      <div className="contained">
        {found ? (
          <>
            <SearchResults found={found} feedback={feedback} />
            {found.questions.length === 0 ? <MostAsked questions={view.mostAsked} /> : null}
            <HelpPhones hours={view.hours} />
            {/* Search results belong to no tab. */}
            <HelpTabs tabs={view.tabs} current={undefined} />
          </>
        ) : (
          <>
            {view.path === PATHS.help ? <MostAsked questions={view.mostAsked.filter(isElsewhere(view))} /> : null}
            <HelpTabs tabs={view.tabs} current={view.path} />
            <TabQuestions view={view} feedback={feedback} />
            <HelpPhones hours={view.hours} />
          </>
        )}
      </div>
    </main>
  );
}

function TabQuestions({ view: { tab, questions }, feedback }: Pick<Props, "view" | "feedback">) {
  const groups = questionGroups(questions);
  return (
    <section aria-labelledby="tab">
      {/* The tab above says it to those who see it. */}
      <h2 id="tab" className="sr-only">
        <ContentText of={tab.title} />
      </h2>
      {groups.length === 0 ? (
        <p className="mt-5 text-lg text-muted">
          <T k="help:empty" />
        </p>
      ) : null}
      <div className={groups.length > 1 ? "question-groups" : undefined}>
        {inTwoColumns(groups).map((column) => (
          <div key={column[0]?.questions[0]?._id}>
            {column.map(({ heading, questions }) => (
              <section key={questions[0]?._id} className="mt-6">
                {heading ? (
                  <h3 className="text-xl">
                    <ContentText of={heading} />
                  </h3>
                ) : null}
                <FaqList
                  questions={questions}
                  Answer={RichText}
                  feedback={feedback}
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

type ResultsProps = { found: NonNullable<Props["found"]> } & Pick<Props, "feedback">;

function SearchResults({ found: { search, number, questions }, feedback }: ResultsProps) {
  return (
    <section className="pt-section">
      {/* Announces the number of results, since focus stays in the search field. */}
      <h2 aria-live="polite" className="text-heading">
        <T k="help:found" values={{ number, search }} />
      </h2>
      {number > questions.length ? (
        <p className="mt-3 text-lg text-muted">
          <T k="help:foundFirst" values={{ number: questions.length }} />
        </p>
      ) : null}
      {questions.length > 0 ? (
        <FaqList key={search} questions={questions} Answer={RichText} feedback={feedback} className="mt-5" />
      ) : (
        <p className="mt-3 text-lg text-muted">
          <T k="help:nothingFound" />
        </p>
      )}
    </section>
  );
}

/** Whether a most asked question is not one of a tab, where it would be on the screen twice. */
const isElsewhere =
  ({ questions }: HelpView) =>
  (asked: HelpView["mostAsked"][number]) =>
    questions.every(({ _id }) => _id !== asked._id);

/** Questions with the beginning of their answers, which is all of the short ones, and where to act on it. */
function MostAsked({ questions }: { questions: HelpView["mostAsked"] }) {
  const locale = useLocale();
  if (questions.length === 0) return null;
  return (
    <section className="pt-section">
      <h2 className="text-heading">
        <T k="help:mostAsked" />
      </h2>
      <ul className="most-asked">
        {questions.map(({ _id, title, answer, link, path }) => (
          <li key={_id} className="card link-card flex flex-col">
            <h3 className="text-lg leading-tight">
              <Link to={localePath(locale, path)} lang={foreignLangOf(title)}>
                <QuestionParts text={textOf(title)} />
              </Link>
            </h3>
            <p className="mt-2 grow text-muted">
              <ContentText of={answer} />
            </p>
            {link ? (
              <Link
                to={localePath(locale, link.href)}
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

/** Leads from '/ayuda#question' to the question's tab: a redirect with JavaScript, otherwise a link shown by `:target`. */
function OtherTabLinks({ links }: { links: HelpView["otherTabLinks"] }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const target = links.find(({ slug }) => hash === `#${slug}`);
  const path = target && localePath(locale, target.path);
  useEffect(() => {
    if (path) onceHydrated(() => navigate(path, { replace: true }));
  }, [path, navigate]);
  return links.map(({ slug, title, path }) => (
    <p key={slug} id={slug} className="mb-8 hidden rounded-md bg-brand-100 px-5 py-4 target:block">
      <T k="help:elsewhere" />{" "}
      <Link to={localePath(locale, path)} className="font-semibold text-brand-700 underline underline-offset-4">
        <ContentText of={title} />
      </Link>
    </p>
  ));
}
