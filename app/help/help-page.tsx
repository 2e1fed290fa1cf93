import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import type { FeedbackQuestion } from "#app/feedback/feedback-box.tsx";
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
  /** What was looked for, over all tabs, and the questions that have it. */
  found?: { search: string; questions: HelpView["questions"] } | undefined;
}

/** The help area on one of its tabs, or what was found in all of them. */
export function HelpPage({ view, feedback, found }: Props) {
  const { tab, tabs, elsewhere } = view;
  // What is found stands on no tab.
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
          <nav aria-label={text("help:tabs")} className="-mx-4 mt-8 flex gap-x-1 overflow-x-auto px-4 sm:gap-x-2">
            {tabs.map((other) => (
              <Link
                key={other._id}
                to={localePath(locale, other.path)}
                aria-current={other.path === path ? "page" : undefined}
                className={`inline-flex min-h-12 items-center border-b-4 px-2 text-sm font-semibold whitespace-nowrap sm:px-3 sm:text-base ${
                  other.path === path
                    ? "border-brand-700 text-brand-700"
                    : "border-transparent text-muted hover:border-brand-600/40 hover:text-brand-700"
                }`}
              >
                <ContentText of={other.title} />
              </Link>
            ))}
          </nav>
        </div>
      </div>
      <div className="mx-auto max-w-4xl px-4 lg:px-8">
        {found ? null : <OtherTabLinks entries={elsewhere} />}
        <section aria-labelledby="tab" className="pt-10">
          <h2 id="tab" className="text-2xl">
            {/* Said aloud when another search ends: focus stays in its field. */}
            <span aria-live="polite">
              {found ? <T k="help:found" values={{ number: questions.length, search: found.search }} /> : null}
            </span>
            {found ? null : <ContentText of={tab.title} />}
          </h2>
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

/** Whom to call when the answer is not there. */
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
            <PhoneLink number={settings.customerPhone} className="min-h-11 text-xl font-bold text-brand-700" />
          </dd>
        </div>
        <div>
          <dt className="text-muted">
            <T k="help:others" />
          </dt>
          <dd>
            <PhoneLink number={settings.salesPhone} className="min-h-11 text-xl font-bold text-brand-700" />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/**
 * The way to a question of another tab for whom comes by '/ayuda#question': the browser shows the one that the address names, and
 * with JavaScript follows it at once.
 */
export function OtherTabLinks({ entries }: { entries: HelpView["elsewhere"] }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const named = entries.find(({ slug }) => hash === `#${slug}`);
  const path = named && localePath(locale, named.path);
  useEffect(() => {
    if (path) navigate(path, { replace: true });
  }, [path, navigate]);
  return entries.map(({ slug, title, path }) => (
    <p key={slug} id={slug} className="mt-8 hidden rounded-md bg-brand-100 px-5 py-4 target:block">
      <T k="help:elsewhere" />{" "}
      <Link to={localePath(locale, path)} className="font-semibold text-brand-700 underline underline-offset-4">
        <ContentText of={title} />
      </Link>
    </p>
  ));
}
