import { useFetcher, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { trackEvent } from "#app/analytics/track-event.ts";
import type { SupportHours } from "#app/contact/opening-hours.ts";
import { SupportHoursText } from "#app/contact/support-hours.tsx";
import { useDayName } from "#app/contact/use-day-name.ts";
import { pathWithoutLocale } from "#app/i18n/locale.ts";
import { T } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { focusWhenDrawn } from "#app/ui/focus-when-drawn.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CallTime } from "./call-time.ts";
import { CallbackForm } from "./callback-form.tsx";
import { CALLBACK_ANCHOR } from "./callback-links.tsx";
import type { CallbackRejection, CallbackResult } from "./schema.ts";

interface AreaProps {
  hours: SupportHours | undefined;
  /** 1 where the form is the page. */
  level: 1 | 2;
  /** Path of the page that the request came from; the current page by default. */
  pagePath?: string | undefined;
  /** The rejection of a form sent without JavaScript. */
  rejected?: CallbackRejection | undefined;
  /** The heading and the introduction of the form. */
  children: ReactNode;
}

/**
 * The call-back form beside its introduction. Once it is sent, the confirmation replaces both; without JavaScript that is a separate page.
 * See docs/rules.md#callback-request.
 */
export function CallbackArea({ pagePath, rejected, hours, level, children }: AreaProps) {
  const { data: result, state, Form } = useFetcher<CallbackResult>();
  const { pathname } = useLocation();
  const from = pagePath ?? pathname;
  useTrackCallbackSent(result, from);
  if (result?.ok) return <CallbackSent callTime={result.callTime} hours={hours} level={level} isNew />;
  return (
    <div
      id={CALLBACK_ANCHOR}
      className="callback grid items-start gap-6 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]"
    >
      <div>{children}</div>
      <div className="card p-6 sm:p-8 lg:row-span-2">
        <CallbackForm
          Form={Form}
          pagePath={from}
          rejected={result ?? rejected}
          hours={hours}
          isSending={state !== "idle"}
        />
      </div>
      {/* Without hours: the form shows them. */}
      <SalesContact />
    </div>
  );
}

/** Reports each accepted request once. See docs/rules.md#analytics-events. */
function useTrackCallbackSent(result: CallbackResult | undefined, pagePath: string): void {
  const reported = useRef<CallbackResult>();
  useEffect(() => {
    if (!result?.ok || reported.current === result) return;
    reported.current = result;
    trackEvent({ event: "call_request", action: "sent", place: pathWithoutLocale(pagePath) });
  }, [result, pagePath]);
}

interface PageProps {
  hours: SupportHours;
  /** Path of the previous page, when the visitor followed a link within the site. */
  previousPath: string | undefined;
  rejected: CallbackRejection | undefined;
}

export function CallbackPage({ hours, previousPath, rejected }: PageProps) {
  const referrerPath = useReferrerPath();
  return (
    <main id="main" className="contained pt-10 pb-section lg:pt-14">
      <CallbackArea hours={hours} level={1} pagePath={previousPath ?? referrerPath} rejected={rejected}>
        <T as="h1" className="text-title" k="contact:title" />
        <T as="p" className="mt-4 max-w-prose text-lead text-muted" k="contact:intro" />
      </CallbackArea>
    </main>
  );
}

/** Path of the referring page of this site. Undefined for other sites, on the server and during hydration. */
function useReferrerPath(): string | undefined {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    if (document.referrer.startsWith(`${window.location.origin}/`)) setPath(new URL(document.referrer).pathname);
  }, []);
  return path;
}

interface SentProps {
  callTime: CallTime;
  hours: SupportHours | undefined;
  level: 1 | 2;
  /** Whether it has just replaced the form. Then it takes the focus, so that screen readers announce it. */
  isNew?: boolean;
}

/** The confirmation: when the call comes, what happens in it, and the number for those who would rather call. */
export function CallbackSent({ callTime, hours, level, isNew = false }: SentProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) return focusWhenDrawn(box.current);
  }, [isNew]);
  const Heading = level === 1 ? "h1" : "h2";
  const Subheading = level === 1 ? "h2" : "h3";
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-when`}
      className="callback grid items-start gap-8 lg:grid-cols-2"
    >
      <div>
        <span className="flex size-14 items-center justify-center rounded-full bg-success text-white">
          <Icon name="phone" size={28} />
        </span>
        <T as={Heading} id={`${id}-title`} className="mt-4 text-title" k="contact:sent" />
        <p id={`${id}-when`} className="mt-3 text-lead font-semibold">
          <CallTimeText callTime={callTime} />
        </p>
        <ButtonLink path={`${PATHS.home}#kits`} variant="quiet" className="mt-6">
          <T k="contact:seeKits" />
        </ButtonLink>
      </div>
      <div className="card p-6 sm:p-8">
        <T as={Subheading} className="text-xl" k="contact:title" />
        <ol className="features mt-4 mb-6 space-y-4">
          {CALL_STEPS.map((step, position) => (
            <li key={step}>
              <span aria-hidden="true" className="round-icon font-extrabold">
                {position + 1}
              </span>
              <T as="p" className="mt-0 self-center" k={step} />
            </li>
          ))}
        </ol>
        {hours ? <SalesContact hours={hours} /> : null}
      </div>
    </section>
  );
}

/** What happens in a call, in order. */
const CALL_STEPS = ["contact:weAnswer", "contact:youDecide"] as const;

/** The time of the call as text: 'Te llamaremos mañana lunes a partir de las 09:00.' */
function CallTimeText({ callTime: { today, before, from } }: Pick<SentProps, "callTime">) {
  const dayName = useDayName();
  if (before && from) {
    const values = { closes: before, day: dayName(from.day, today), opens: from.opens };
    return <T k="contact:callBeforeOrFrom" values={values} />;
  }
  if (before) return <T k="contact:callBefore" values={{ day: dayName(today, today), closes: before }} />;
  if (from) return <T k="contact:callFrom" values={{ day: dayName(from.day, today), opens: from.opens }} />;
  return <T k="contact:callSoon" />;
}

/** The phone of sales, for visitors who prefer to call; with `hours`, also when sales calls back. */
function SalesContact({ hours }: { hours?: SupportHours }) {
  const { settings } = useSite();
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      {hours ? (
        <div>
          <T as="dt" className="font-semibold" k="contact:when" />
          <dd className="text-muted">
            <SupportHoursText hours={hours} />
          </dd>
        </div>
      ) : null}
      <div>
        <T as="dt" className="font-semibold" k="contact:preferToCall" />
        <dd>
          <PhoneLink number={settings.salesPhone} className="text-xl font-bold text-brand-700" />
        </dd>
      </div>
    </dl>
  );
}
