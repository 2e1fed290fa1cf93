import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { CallMeLink } from "#app/callback/callback-links.tsx";
import type { FeedbackQuestion } from "#app/feedback/vote-box.tsx";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale, useText } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Link, TextLink } from "#app/ui/link.tsx";
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
  const { settings } = useSite();
  return (
    <main id="main" className="w-full pb-16">
      <div className="bg-tint">
        <div className="contained py-8 lg:py-10">
          <h1 className="text-title">
            <T k="help:title" />
          </h1>
          <HelpSearch search={found?.search ?? ""} />
          <MostAsked questions={view.mostAsked} />
          <p className="mt-2 flex flex-wrap items-center gap-x-3 font-semibold">
            <T k="help:haveAlarm" />
            <PhoneLink number={settings.customerPhone} className="font-bold text-brand-700" />
          </p>
        </div>
      </div>
      <div className="contained grid gap-x-12 lg:grid-cols-[auto_1fr]">
        <nav aria-label={text("help:tabs")} className="pt-8 lg:sticky lg:top-6 lg:self-start lg:pt-10">
          <ul className="pill-list lg:flex-col">
            {tabs.map((other) => (
              <li key={other._id}>
                <Link
                  to={localePath(locale, other.path)}
                  aria-current={other.path === path ? "page" : undefined}
                  className="w-full"
                >
                  <ContentText of={other.title} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          {found ? null : <OtherTabLinks links={otherTabLinks} />}
          <section aria-labelledby="tab" className="pt-8 lg:pt-10">
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
      <ul className="gap-x-6 sm:grid sm:grid-cols-2 lg:flex">
        {questions.map(({ _id, title, path }) => (
          <li key={_id}>
            <TextLink to={localePath(locale, path)} variant="standalone" className="text-sm">
              <ContentText of={title} />
            </TextLink>
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
      <CallMeLink className="mt-4" />
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
