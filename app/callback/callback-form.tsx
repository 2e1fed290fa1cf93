import { getFormProps } from "@conform-to/react";
import { PrefetchPageLinks, useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { report } from "#app/analytics/report.ts";
import { localePath, pathWithoutLocale } from "#app/i18n/locale.ts";
import { T, useLocale, useText } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { FormGrid } from "#app/ui/field-frame.tsx";
import { Link } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { CallbackSent } from "./callback-sent.tsx";
import type { CallbackRefusal, CallbackResult } from "./use-callback-form.ts";
import { useCallbackForm } from "./use-callback-form.ts";

interface Props {
  /** The path of the page on which the visitor asks; this page's own when left out. */
  place?: string;
  /** What the server refused of a form that was sent without JavaScript. */
  refused?: CallbackRefusal;
}

/**
 * 'Te llamamos' (contracts, forms): on a page, in a section or in a dialog, on any page whose loader brings the texts of `contact`
 * and `errors`. What comes of it is told in its place; without JavaScript it leads to the page of the form.
 */
export function CallbackForm({ place, refused }: Props) {
  const { data: result, state, Form } = useFetcher<CallbackResult>();
  const { pathname } = useLocation();
  const from = place ?? pathname;
  useTrackCallbackSent(result, from);
  if (result?.ok) return <CallbackSent callTime={result.callTime} />;
  return <Fields Form={Form} place={from} refused={result ?? refused} isSending={state !== "idle"} />;
}

interface FieldsProps extends Props {
  place: string;
  Form: ReturnType<typeof useFetcher>["Form"];
  isSending: boolean;
}

function Fields({ Form, place, refused, isSending }: FieldsProps) {
  const locale = useLocale();
  const text = useText();
  const { pathname } = useLocation();
  const { clientStatus, settings } = useSite();
  const { form, error, field, place: placeBefore, prepare } = useCallbackForm(refused);
  const isScripted = useHydrated();
  const [isNear, setNear] = useState(false);
  const comeNear = () => {
    if (isNear) return;
    setNear(true);
    prepare();
  };
  const action = localePath(locale, PATHS.callback);
  return (
    <Form method="post" action={action} {...getFormProps(form)} onFocus={comeNear} className="space-y-6">
      {error ? (
        <Alert focusKey={refused}>
          <p>{error}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-2">
            <T k="common:callUs" />
            <PhoneLink number={settings.salesPhone} className="min-h-11 font-bold underline underline-offset-4" />
          </p>
        </Alert>
      ) : null}
      <input type="hidden" name="place" value={placeBefore ?? place} />
      {/* Asks for an answer in place of a page. */}
      {isScripted ? <input type="hidden" name="stay" value="on" /> : null}
      {/* The code that tells a lost connection has to be here before it is lost. */}
      {isNear && pathname !== action ? <PrefetchPageLinks page={action} /> : null}
      <FormGrid>
        <TextField {...field("name")} label={<T k="contact:name" />} autoComplete="name" />
        <TextField
          {...field("phone")}
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
                to={localePath(locale, "/privacidad")}
                target="_blank"
                className="font-semibold text-brand-700 underline underline-offset-4"
              >
                <T k="contact:privacyPolicy" />
              </Link>
            </>
          }
        />
      </FormGrid>
      <Button name="intent" value="callback" variant="accent" isBusy={isSending} className="w-full">
        <T k={isSending ? "contact:sending" : "contact:submit"} />
      </Button>
    </Form>
  );
}

/** Tells analytics of a request for a call that has arrived, once, with the page on which the visitor asked. */
export function useTrackCallbackSent(result: CallbackResult | undefined, place: string): void {
  const told = useRef<CallbackResult>();
  useEffect(() => {
    if (!result?.ok || told.current === result) return;
    told.current = result;
    report({ event: "call_request", action: "sent", place: pathWithoutLocale(place) });
  }, [result, place]);
}
