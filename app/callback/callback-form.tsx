import { getFormProps } from "@conform-to/react";
import { PrefetchPageLinks, useFetcher, useLocation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { trackEvent } from "#app/analytics/track-event.ts";
import type { SupportHours } from "#app/contact/opening-hours.ts";
import { SupportHoursText } from "#app/contact/support-hours.tsx";
import { localePath, pathWithoutLocale } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { FormGrid } from "#app/ui/field-frame.tsx";
import { Link } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { CALLBACK_ANCHOR } from "./callback-links.tsx";
import type { CallbackRejection, CallbackResult } from "./callback-result.ts";
import { CallbackSent } from "./callback-sent.tsx";
import { CallingHours } from "./calling-hours.tsx";
import { RobotTrap } from "./robot-trap.tsx";
import { useCallbackForm } from "./use-callback-form.ts";
import { useMinimumTime } from "./use-minimum-time.ts";

interface Props {
  /** Path of the page that the request came from; the current page by default. */
  pagePath?: string | undefined;
  /** The rejection of a form sent without JavaScript. */
  rejected?: CallbackRejection | undefined;
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
      <Card as="div" className="p-6 sm:p-8 lg:row-span-2">
        <Fields
          Form={Form}
          pagePath={from}
          rejected={result?.ok === false ? result : rejected}
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

function Fields({ Form, pagePath, rejected, hours, isSending }: FieldsProps) {
  const locale = useLocale();
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { clientStatus, settings } = useSite();
  const { form, error, field, pagePath: sentPagePath, loadValidation } = useCallbackForm(rejected);
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
        <Alert id={form.errorId} focusKey={rejected}>
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
      <RobotTrap rejected={rejected} />
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
          placeholder={t(clientStatus === "CLIENT" ? "contact:phoneOfClient" : "contact:phoneOfOthers")}
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
      <div className="grid gap-x-4 gap-y-6 @[26rem]:grid-cols-2 @[26rem]:items-end">
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
      </div>
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
