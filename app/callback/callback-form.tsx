import { getFormProps } from "@conform-to/react";
import { PrefetchPageLinks, useFetcher, useLocation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { trackEvent } from "#app/analytics/track-event.ts";
import { CallingHours } from "#app/contact/calling-hours.tsx";
import type { SupportHours } from "#app/contact/opening-hours.ts";
import { SupportHoursText } from "#app/contact/support-hours.tsx";
import { useDayName } from "#app/contact/use-day-name.ts";
import { localePath, pathWithoutLocale } from "#app/i18n/locale.ts";
import { T, useLocale, useText } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { FormGrid } from "#app/ui/field-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { CallTime } from "./call-time.ts";
import { CALLBACK_ANCHOR } from "./callback-links.tsx";
import type { CallbackRefusal, CallbackResult } from "./callback-result.ts";
import { RobotTrap } from "./robot-trap.tsx";
import { useCallbackForm } from "./use-callback-form.ts";
import { useMinimumTime } from "./use-minimum-time.ts";

interface Props {
  /** Path of the page that the request came from; the current page by default. */
  pagePath?: string | undefined;
  /** The refusal of a form sent without JavaScript. */
  refused?: CallbackRefusal | undefined;
}

interface AreaProps extends Props {
  hours: SupportHours | undefined;
  /** 1 where the form is the page. */
  level: 1 | 2;
  /** The heading and the introduction of the form. */
  children: ReactNode;
}

/**
 * The call-back form beside its introduction, for any page whose loader loads the texts `contact` and `errors`. Once it is sent, the
 * confirmation replaces both; without JavaScript that is a separate page. See docs/rules.md#callback-request.
 */
export function CallbackArea({ pagePath, refused, hours, level, children }: AreaProps) {
  const { data: result, state, Form } = useFetcher<CallbackResult>();
  const { pathname } = useLocation();
  const from = pagePath ?? pathname;
  useTrackCallbackSent(result, from);
  if (result?.ok) return <CallbackSent callTime={result.callTime} hours={hours} level={level} isNew />;
  return (
    <div id={CALLBACK_ANCHOR} className="callback grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div>{children}</div>
      <Card as="div" className="p-6 sm:p-8 lg:row-span-2">
        <Fields
          Form={Form}
          pagePath={from}
          refused={result?.ok === false ? result : refused}
          hours={hours}
          isSending={state !== "idle"}
        />
      </Card>
      <CallingHours />
    </div>
  );
}

interface FieldsProps extends Props {
  hours: SupportHours | undefined;
  pagePath: string;
  Form: ReturnType<typeof useFetcher>["Form"];
  isSending: boolean;
}

function Fields({ Form, pagePath, refused, hours, isSending }: FieldsProps) {
  const locale = useLocale();
  const text = useText();
  const { pathname } = useLocation();
  const { clientStatus, settings } = useSite();
  const { form, error, field, pagePath: sentPagePath, loadValidation } = useCallbackForm(refused);
  const { onSubmit: validate, ...formProps } = getFormProps(form);
  const { elapsedField, isWaiting, waitForMinimum } = useMinimumTime();
  const isBusy = isSending || isWaiting;
  const isHydrated = useHydrated();
  const [hasFocused, setHasFocused] = useState(false);
  const handleFocus = () => {
    if (hasFocused) return;
    setHasFocused(true);
    loadValidation();
  };
  const action = localePath(locale, PATHS.callback);
  return (
    <Form
      method="post"
      action={action}
      {...formProps}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        validate(event);
        waitForMinimum(event);
      }}
      onFocus={handleFocus}
      className="@container space-y-6"
    >
      {error ? (
        <Alert id={form.errorId} focusKey={refused}>
          <p>{error}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-2">
            <T k="common:callUs" />
            <PhoneLink number={settings.salesPhone} className="font-bold underline underline-offset-4" />
          </p>
        </Alert>
      ) : null}
      <input type="hidden" name="place" value={sentPagePath ?? pagePath} />
      {/* With this field the action returns data instead of a redirect. */}
      {isHydrated ? <input type="hidden" name="stay" value="on" /> : null}
      {isHydrated ? <input type="hidden" name="elapsed" ref={elapsedField} /> : null}
      <RobotTrap refused={refused} />
      {/* Loads the route's clientAction before the connection can be lost, because it handles that case. */}
      {hasFocused && pathname !== action ? <PrefetchPageLinks page={action} /> : null}
      <FormGrid>
        <TextField {...field("name")} span="6-own" label={<T k="contact:name" />} autoComplete="name" />
        <TextField
          {...field("phone")}
          span="6-own"
          label={<T k="contact:phone" />}
          type="tel"
          autoComplete="tel"
          placeholder={text(clientStatus === "CLIENT" ? "contact:phoneOfClient" : "contact:phoneOfOthers")}
        />
        <CheckboxField
          {...field("consent")}
          label={
            <>
              <T k="contact:consent" />{" "}
              <Link
                to={localePath(locale, PATHS.privacy)}
                target="_blank"
                className="font-semibold text-brand-700 underline underline-offset-4"
              >
                <T k="contact:privacyPolicy" />
              </Link>
            </>
          }
        />
      </FormGrid>
      {/* What the confirmation says to the minute: the page is stored, so it says what is always true. */}
      {hours ? (
        <p className="text-sm text-muted">
          <strong>
            <T k="contact:when" />
          </strong>
          <br />
          <SupportHoursText hours={hours} />
        </p>
      ) : null}
      <Button name="intent" value="callback" variant="accent" isBusy={isBusy} className="w-full">
        <T k={isBusy ? "contact:sending" : "contact:submit"} />
      </Button>
    </Form>
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

interface SentProps {
  callTime: CallTime;
  hours: SupportHours | undefined;
  level: 1 | 2;
  /** Whether it has just replaced the form. Then it takes the focus, so that screen readers announce it. */
  isNew?: boolean;
}

/** The confirmation: when the call comes, what happens in it, and the number for those who would rather call. */
export function CallbackSent({ callTime, hours, level, isNew = false }: SentProps) {
  const locale = useLocale();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) box.current?.focus();
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
        <Heading id={`${id}-title`} className="mt-4 text-title">
          <T k="contact:sent" />
        </Heading>
        <p id={`${id}-when`} className="mt-3 text-lead font-semibold">
          <CallTimeText callTime={callTime} />
        </p>
        <ButtonLink to={localePath(locale, `${PATHS.home}#kits`)} variant="quiet" className="mt-6">
          <T k="contact:seeKits" />
        </ButtonLink>
      </div>
      <Card as="div" className="p-6 sm:p-8">
        <Subheading className="text-xl">
          <T k="contact:title" />
        </Subheading>
        <ol className="features mt-4 mb-6 space-y-4">
          {CALL.map((step, position) => (
            <li key={step}>
              <span aria-hidden="true" className="round-icon font-extrabold">
                {position + 1}
              </span>
              <p className="mt-0 self-center">
                <T k={step} />
              </p>
            </li>
          ))}
        </ol>
        {hours ? <CallingHours hours={hours} /> : null}
      </Card>
    </section>
  );
}

/** What happens in a call. */
const CALL = ["contact:weAnswer", "contact:youDecide"] as const;

/** The time of the call as text: 'Te llamaremos mañana lunes a partir de las 09:00.' */
export function CallTimeText({ callTime: { today, before, from } }: { callTime: CallTime }) {
  const dayName = useDayName();
  if (before && from) {
    const values = { closes: before, day: dayName(from.day, today), opens: from.opens };
    return <T k="contact:callBeforeOrFrom" values={values} />;
  }
  if (before) return <T k="contact:callBefore" values={{ day: dayName(today, today), closes: before }} />;
  if (from) {
    return <T k="contact:callFrom" values={{ day: dayName(from.day, today), opens: from.opens }} />;
  }
  return <T k="contact:callSoon" />;
}
