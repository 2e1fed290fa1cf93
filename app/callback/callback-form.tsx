import { getFormProps } from "@conform-to/react";
import { PrefetchPageLinks, type useFetcher, useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { SupportHours } from "#app/contact/opening-hours.ts";
import { SupportHoursText } from "#app/contact/support-hours.tsx";
import { useFormFields } from "#app/forms/use-form-fields.ts";
import { useLazyValidation } from "#app/forms/use-lazy-validation.ts";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { FormGrid } from "#app/ui/field-frame.tsx";
import { Link } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { MIN_FILL_MS } from "./call-time.ts";
import type { CallbackRejection } from "./schema.ts";

interface Props {
  /** The form of the fetcher from which the parent reads the result. */
  Form: ReturnType<typeof useFetcher>["Form"];
  /** Path of the page that the request came from. */
  pagePath: string;
  rejected: CallbackRejection | undefined;
  hours: SupportHours | undefined;
  isSending: boolean;
}

/** The call-back form. The browser validates its fields once the schema is loaded, at the first focus; the server always does. */
export function CallbackForm({ Form, pagePath, rejected, hours, isSending }: Props) {
  const locale = useLocale();
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { clientStatus, settings } = useSite();
  const { validate, loadValidation } = useLazyValidation(async () => (await import("./schema.ts")).validateCallback);
  const { form, error, field } = useFormFields({
    names: ["name", "phone", "consent", "place"],
    reply: rejected?.reply,
    validate,
  });
  const { onSubmit: validateOnSubmit, ...formProps } = getFormProps(form);
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
        validateOnSubmit(event);
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
      {/* A rejected form keeps the path that it was sent with. */}
      <input type="hidden" name="place" value={field("place").field.initialValue ?? pagePath} />
      {/* With this field the action returns data instead of a redirect. */}
      {isHydrated ? <input type="hidden" name="stay" value="on" /> : null}
      {isHydrated ? <input type="hidden" name="elapsed" ref={elapsedField} /> : null}
      <RobotTrap rejected={rejected} />
      {/* Loads the clientAction of the call-back route, which handles a lost connection. The page of that route has it already. */}
      {hasFocused && pathname !== action ? <PrefetchPageLinks page={action} /> : null}
      <FormGrid>
        <TextField {...field("name")} span="6-of-container" label={<T k="contact:name" />} autoComplete="name" />
        <TextField
          {...field("phone")}
          span="6-of-container"
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
                path={PATHS.privacy}
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
        {/* The opening hours. A cached page cannot say when the call comes: the confirmation does. */}
        {hours ? (
          <p className="text-sm text-muted">
            <T as="strong" k="contact:when" />
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

/**
 * A field that people, screen readers and autofill do not see, but that programs fill in (docs/rules.md#callback-robots). A browser that
 * shows it anyway shows its label. After a rejection it is empty again.
 */
function RobotTrap({ rejected }: Pick<Props, "rejected">) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (rejected && field.current) field.current.value = "";
  }, [rejected]);
  return (
    <div hidden>
      <label>
        <T k="contact:leaveEmpty" />
        <textarea ref={field} name="message" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/**
 * Delays a form that is sent sooner than `MIN_FILL_MS` after it appeared, and tells the server how long the visitor took. The server
 * rejects faster forms as those of programs (docs/rules.md#callback-robots); because of the delay, no visitor sees that rejection.
 */
function useMinimumTime() {
  const elapsedField = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  const timer = useRef<number>();
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    shownAt.current = performance.now();
    return () => window.clearTimeout(timer.current);
  }, []);

  /** Handles the form's submit event after its validation. */
  const waitForMinimum = (event: FormEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return;
    const elapsed = performance.now() - shownAt.current;
    if (elapsed >= MIN_FILL_MS) {
      if (elapsedField.current) elapsedField.current.value = String(Math.floor(elapsed));
      return;
    }
    event.preventDefault();
    const form = event.currentTarget;
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    setWaiting(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      // A form is not sent with a disabled button.
      flushSync(() => setWaiting(false));
      form.requestSubmit(submitter);
    }, MIN_FILL_MS - elapsed);
  };
  return { elapsedField, isWaiting, waitForMinimum };
}
