import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { CallMeLink } from "#app/callback/callback-links.tsx";
import { supportWeek } from "#app/contact/opening-hours.ts";
import { OpeningStatus } from "#app/contact/opening-status.tsx";
import { SupportHoursText } from "#app/contact/support-hours.tsx";
import type { FeedbackQuestion } from "#app/feedback/vote-box.tsx";
import { onceHydrated } from "#app/hydration/until-hydrated.ts";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type FoundQuestions, MostAsked, SearchResults, TabQuestions } from "./help-questions.tsx";
import { HelpSearch, SuggestedSearches } from "./help-search.tsx";
import type { HelpView } from "./help-view.ts";

interface Props {
  view: HelpView;
  feedback: FeedbackQuestion | null;
  found?: FoundQuestions | undefined;
}

/** A tab of the help area, or the search results of all tabs. */
export function HelpPage({ view, feedback, found }: Props) {
  const mostAsked = mostAskedOn(view, found);
  return (
    <main id="main" className="help w-full pb-16">
      <div className="bg-tint">
        <div className="contained help-top grid items-center gap-x-14 gap-y-5 py-8">
          <div className="min-w-0">
            {/* Above all else, because a browser without scripts does not scroll to what was hidden. */}
            {found ? null : <OtherTabLinks links={view.otherTabLinks} />}
            <T as="h1" className="text-display" k="help:title" />
          </div>
          <div className="searching min-w-0">
            <HelpSearch search={found?.search ?? ""} />
            <SuggestedSearches />
          </div>
          <CustomerPhone hours={view.hours} />
        </div>
      </div>
      <div className={mostAsked.length > 0 ? "contained help-overview" : "contained help-answers"}>
        {found ? (
          <>
            <SearchResults found={found} feedback={feedback} />
            <MostAsked questions={mostAsked} />
            <HelpPhones hours={view.hours} />
            {/* Search results belong to no tab. */}
            <HelpTabs tabs={view.tabs} current={undefined} />
          </>
        ) : (
          <>
            <MostAsked questions={mostAsked} />
            <HelpTabs tabs={view.tabs} current={view.path} />
            <TabQuestions view={view} feedback={feedback} />
            <HelpPhones hours={view.hours} />
          </>
        )}
      </div>
    </main>
  );
}

/** The first tab has them, but for its own questions, which would be on the screen twice, and a search that finds none. */
function mostAskedOn({ path, questions, mostAsked }: HelpView, found: FoundQuestions | undefined) {
  if (found) return found.questions.length === 0 ? mostAsked : [];
  if (path !== PATHS.help) return [];
  return mostAsked.filter((asked) => questions.every(({ _id }) => _id !== asked._id));
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
      <Link path={path} className="font-semibold text-brand-700 underline underline-offset-4">
        <ContentText of={title} />
      </Link>
    </p>
  ));
}

function CustomerPhone({ hours }: Pick<HelpView, "hours">) {
  const { settings } = useSite();
  return (
    <p className="card flex min-w-0 flex-wrap items-center gap-x-4 px-5 py-3 font-semibold lg:grid lg:p-6">
      <T k="help:haveAlarm" />
      <PhoneLink number={settings.customerPhone} className="font-bold text-brand-700 lg:text-3xl" />
      {hours ? (
        <>
          <OpeningStatus week={supportWeek(hours)} className="min-h-9 w-full" />
          <span className="w-full text-sm font-normal text-muted">
            <SupportHoursText hours={hours} />
          </span>
        </>
      ) : null}
    </p>
  );
}

const ICONS = { alarma: "shield", facturacion: "euro", servicio: "wrench" } as const;

interface TabsProps {
  tabs: HelpView["tabs"];
  current: string | undefined;
}

function HelpTabs({ tabs, current }: TabsProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("help:tabs")} className="pt-section">
      <T as="h2" className="text-heading" k="help:allQuestions" />
      <ul className="topics mt-5 grid grid-cols-3 gap-3">
        {tabs.map(({ _id, title, text: about, image, path, subject }) => (
          <li key={_id}>
            <Link
              path={path}
              aria-current={path === current ? "page" : undefined}
              className="flex h-full flex-col items-center gap-2 rounded-lg border-2 px-1 py-3 text-center font-semibold"
            >
              {image ? (
                <Picture image={image} slot="thumbnail" sizes="" decorative priority="low" className="aspect-[4/3]" />
              ) : (
                <Icon name={subject ? ICONS[subject] : "info"} size={28} />
              )}
              <span>
                <ContentText of={title} />
                {about ? (
                  <ContentText as="small" className="mt-1 hidden font-normal text-muted md:block" of={about} />
                ) : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whom to call when no question fits, and when. */
function HelpPhones({ hours }: Pick<HelpView, "hours">) {
  const { settings } = useSite();
  return (
    <section className="help-phones mt-section grid gap-6 rounded-lg bg-brand-900 p-6 text-white">
      <div className="min-w-0">
        <T as="h2" className="text-heading" k="help:notFound" />
        {hours ? (
          <p className="mt-3">
            <SupportHoursText hours={hours} />
          </p>
        ) : null}
      </div>
      <dl className="grid min-w-0 gap-5">
        <div>
          <T as="dt" k="help:customers" />
          <dd>
            <PhoneLink number={settings.customerPhone} className="font-bold" />
          </dd>
        </div>
        <div>
          <T as="dt" k="help:others" />
          <dd>
            <PhoneLink number={settings.salesPhone} className="font-bold" />
          </dd>
        </div>
      </dl>
      <CallMeLink className="min-w-0 border-current text-white" />
    </section>
  );
}
