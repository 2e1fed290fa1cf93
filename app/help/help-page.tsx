import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import type { FeedbackQuestion } from "#app/feedback/vote-box.tsx";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale, useText } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Link } from "#app/ui/link.tsx";
import { FaqList } from "./faq-list.tsx";
import { HelpSearch } from "./help-search.tsx";
import type { HelpView } from "./help-view.ts";

interface Props {
  view: HelpView;
  feedback: FeedbackQuestion | null;
  /** Result of the help search. */
  found?: { search: string; number: number; questions: HelpView["questions"] } | undefined;
}

/** A tab of the help area, or the search results of all tabs. */
export function HelpPage({ view, feedback, found }: Props) {
  const { tab, tabs, otherTabLinks } = view;
  // Search results belong to no tab.
  const path = found ? undefined : view.path;
  const questions = found?.questions ?? view.questions;
  const locale = useLocale();
  const text = useText();
  return (
    <main id="main" className="w-full pb-16">
      <div className="bg-tint">
        <div className="mx-auto max-w-4xl px-4 pt-10 lg:px-8 lg:pt-14">
          <h1 className="text-title">
            <T k="help:title" />
          </h1>
          <HelpSearch search={found?.search ?? ""} />
          <MostAsked questions={view.mostAsked} />
          <nav aria-label={text("help:tabs")} className="-mx-4 mt-8 flex gap-x-1 overflow-x-auto px-4 sm:gap-x-2">
            {tabs.map((other) => (
              <Link
                key={other._id}
                to={localePath(locale, other.path)}
                aria-current={other.path === path ? "page" : undefined}
                className={`inline-flex min-h-12 items-center border-b-4 px-2 text-sm font-semibold whitespace-nowrap sm:px-3 sm:text-base ${
                  other.path === path
                    ? "border-brand-700 text-brand-700"
                    : "border-transparent text-muted hover:border-line hover:text-brand-700"
                }`}
              >
                <ContentText of={other.title} />
              </Link>
            ))}
          </nav>
        </div>
      </div>
      <div className="mx-auto max-w-4xl px-4 lg:px-8">
        {found ? null : <OtherTabLinks links={otherTabLinks} />}
        <section aria-labelledby="tab" className="pt-10">
          <h2 id="tab" className="text-2xl">
            {/* Announces the number of results, since focus stays in the search field. */}
            <span aria-live="polite">
              {found ? <T k="help:found" values={{ number: found.number, search: found.search }} /> : null}
            </span>
            {found ? null : <ContentText of={tab.title} />}
          </h2>
          {found && found.number > questions.length ? (
            <p className="mt-3 text-lg text-muted">
              <T k="help:foundFirst" values={{ number: questions.length }} />
            </p>
          ) : null}
          {questions.length > 0 ? (
            <FaqList key={found?.search ?? tab._id} questions={questions} feedback={feedback} className="mt-5" />
          ) : (
            <p className="mt-5 text-lg text-muted">
              <T k={found ? "help:nothingFound" : "help:empty"} />
            </p>
          )}
        </section>
        <Phones />
      </div>
    </main>
  );
}

function MostAsked({ questions }: { questions: HelpView["mostAsked"] }) {
  const locale = useLocale();
  if (questions.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="text-sm text-muted">
        <T k="help:mostAsked" />
      </p>
      <ul className="-mx-4 flex gap-x-4 overflow-x-auto px-4 whitespace-nowrap lg:flex-wrap">
        {questions.map(({ _id, title, path }) => (
          <li key={_id}>
            <Link
              to={localePath(locale, path)}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-700 underline underline-offset-4"
            >
              <ContentText of={title} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Phones() {
  const { settings } = useSite();
  return (
    <section className="mt-12 rounded-lg bg-white p-6 shadow-card sm:p-8">
      <h2 className="text-2xl">
        <T k="help:notFound" />
      </h2>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-muted">
            <T k="help:customers" />
          </dt>
          <dd>
            <PhoneLink number={settings.customerPhone} className="text-xl font-bold text-brand-700" />
          </dd>
        </div>
        <div>
          <dt className="text-muted">
            <T k="help:others" />
          </dt>
          <dd>
            <PhoneLink number={settings.salesPhone} className="text-xl font-bold text-brand-700" />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Leads from '/ayuda#question' to the question's tab: a redirect with JavaScript, otherwise a link shown by `:target`. */
function OtherTabLinks({ links }: { links: HelpView["otherTabLinks"] }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const target = links.find(({ slug }) => hash === `#${slug}`);
  const path = target && localePath(locale, target.path);
  useEffect(() => {
    if (path) navigate(path, { replace: true });
  }, [path, navigate]);
  return links.map(({ slug, title, path }) => (
    <p key={slug} id={slug} className="mt-8 hidden rounded-md bg-brand-100 px-5 py-4 target:block">
      <T k="help:elsewhere" />{" "}
      <Link to={localePath(locale, path)} className="font-semibold text-brand-700 underline underline-offset-4">
        <ContentText of={title} />
      </Link>
    </p>
  ));
}
