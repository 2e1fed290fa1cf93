import { type ReactNode, useEffect, useState } from "react";
import type { SupportHours } from "#app/contact/opening-hours.ts";
import { SupportHoursText } from "#app/contact/support-hours.tsx";
import { T } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import type { InvalidField } from "./use-step-form.ts";

/**
 * Links to the fields with errors, when there are more than one; their messages stand at the fields. The first field has the focus, so
 * screen readers tell of the list after it (docs/rules.md#form-validation). A single field is named to them alone, and only if it had the
 * focus already: then nothing else would be said.
 */
export function InvalidFields({ fields }: { fields: InvalidField[] }) {
  const isShown = fields.length > 1;
  const submitted = useSubmittedField();
  const [only] = fields;
  useEffect(() => {
    // The list moves the field down. On a low screen, as at 400 % zoom, it would leave it.
    if (isShown) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  return (
    <div role="status" className={isShown ? "" : "sr-only"}>
      {isShown ? (
        <div className="rounded-md border-l-4 border-danger bg-danger-soft px-4 py-3 text-danger">
          <T as="p" className="font-medium" k="checkout:reviewFields" />
          <ul className="flex flex-wrap gap-x-4">
            {fields.map(({ id, label }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    // The browser would add an entry to the history, in which each entry is a step.
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                  className="inline-block py-1 underline underline-offset-4 field-name"
                >
                  <T k={label} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : only && only.id === submitted.id ? (
        <p key={submitted.number} className="sr-only">
          <T k="checkout:reviewFields" /> <T k={only.label} />
        </p>
      ) : null}
    </div>
  );
}

/** The id of the field in which Enter submitted a form, until something is typed; and how many forms were submitted. */
function useSubmittedField(): { id: string; number: number } {
  const [submitted, setSubmitted] = useState({ id: "", number: 0 });
  useEffect(() => {
    const note = () => setSubmitted(({ number }) => ({ id: document.activeElement?.id ?? "", number: number + 1 }));
    const forget = () => setSubmitted(({ number }) => ({ id: "", number }));
    document.addEventListener("submit", note, true);
    document.addEventListener("input", forget);
    return () => {
      document.removeEventListener("submit", note, true);
      document.removeEventListener("input", forget);
    };
  }, []);
  return submitted;
}

/** Rejections after which the page says what to do. */
const SAYS_WHAT_TO_DO = new Set([
  "errors:changed",
  "errors:alreadySent",
  "errors:stale",
  "errors:noCookie",
  "errors:sessionLost",
]);

/** Failures that say when to try again. */
const SAYS_WHEN_TO_RETRY = new Set([
  "errors:network",
  "errors:unanswered",
  "errors:orderUnanswered",
  "errors:tooOften",
]);

/**
 * What to do after a rejection that is about no field: try again, or call (docs/rules.md#transport-errors). Null when the message says
 * it. Without a connection the hours are not known.
 */
export function helpAfter(error: string, hours: SupportHours | undefined): ReactNode {
  if (SAYS_WHAT_TO_DO.has(error)) return null;
  return (
    <>
      {SAYS_WHEN_TO_RETRY.has(error) ? null : <T as="p" k="checkout:retry" />}
      <SalesPhone hours={hours} />
    </>
  );
}

function SalesPhone({ hours }: { hours: SupportHours | undefined }) {
  const { settings } = useSite();
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-2">
        <T k="checkout:stillFailing" />
        <PhoneLink number={settings.salesPhone} className="font-bold underline underline-offset-4" />
      </p>
      {hours ? (
        <p className="text-sm">
          <SupportHoursText hours={hours} />
        </p>
      ) : null}
    </>
  );
}
