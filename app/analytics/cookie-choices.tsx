import { type FormEvent, type ReactNode, useState } from "react";
import { T } from "#app/i18n/t.tsx";
import { Note } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { CONSENT_PURPOSES, type Consent, FULL_CONSENT, NO_CONSENT, saveConsent, useConsent } from "./use-consent.ts";

const NAMES = { analytics: "sections:cookiesAnalytics", calls: "sections:cookiesCalls" } as const;
const TEXTS = { analytics: "sections:cookiesAnalyticsText", calls: "sections:cookiesCallsText" } as const;

type Outcome = "none" | "saved" | "not saved";

/**
 * The cookie settings. Necessary cookies are always on, optional scripts only when ticked. The choice is stored in the browser, so this
 * needs JavaScript; without it no optional script loads, and the page says so. See docs/rules.md#script-consent.
 */
export function CookieChoices() {
  const { consent } = useConsent();
  const [ticked, setTicked] = useState<Consent>();
  const [outcome, setOutcome] = useState<Outcome>("none");
  const isHydrated = useHydrated();
  const shown = ticked ?? consent;
  const save = (choice: Consent) => {
    setTicked(undefined);
    setOutcome(saveConsent(choice) ? "saved" : "not saved");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(shown);
  };
  return (
    <>
      <Note className="hidden noscript:flex">
        <T k="sections:cookiesNoScript" />
      </Note>
      <form onSubmit={submit} className="noscript:hidden">
        <div className="grid gap-3">
          <ChoiceRow name={<T k="sections:cookiesNecessary" />} text={<T k="sections:cookiesNecessaryText" />}>
            <T as="span" className="shrink-0 text-sm font-semibold text-success" k="sections:cookiesAlways" />
          </ChoiceRow>
          {CONSENT_PURPOSES.map((purpose) => (
            <ChoiceRow key={purpose} as="label" name={<T k={NAMES[purpose]} />} text={<T k={TEXTS[purpose]} />}>
              <input
                type="checkbox"
                name={purpose}
                checked={shown[purpose]}
                disabled={!isHydrated}
                onChange={(event) => {
                  setTicked({ ...shown, [purpose]: event.currentTarget.checked });
                  setOutcome("none");
                }}
                className="size-6 shrink-0 accent-brand-700"
              />
            </ChoiceRow>
          ))}
        </div>
        {/* No button stands out: refusing is as easy as accepting. */}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="quiet" disabled={!isHydrated}>
            <T k="sections:cookiesSave" />
          </Button>
          <Button type="button" variant="quiet" disabled={!isHydrated} onClick={() => save(NO_CONSENT)}>
            <T k="sections:cookiesNone" />
          </Button>
          <Button type="button" variant="quiet" disabled={!isHydrated} onClick={() => save(FULL_CONSENT)}>
            <T k="sections:cookiesAll" />
          </Button>
        </div>
        <div role="status" className="mt-4 empty:hidden">
          {outcome === "none" ? null : (
            <Note variant={outcome === "saved" ? "success" : "attention"}>
              <T k={outcome === "saved" ? "sections:cookiesSaved" : "sections:cookiesNotSaved"} />
            </Note>
          )}
        </div>
      </form>
    </>
  );
}

interface ChoiceRowProps {
  as?: "div" | "label";
  name: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

function ChoiceRow({ as: Element = "div", name, text, children }: ChoiceRowProps) {
  return (
    <Element
      className={`flex flex-wrap items-center gap-x-4 rounded-md border border-line bg-white p-4 sm:p-5 ${Element === "label" ? "cursor-pointer" : ""}`}
    >
      <span className="min-w-0 grow basis-28">
        <span className="block text-lg font-bold">{name}</span>
        <span className="mt-1 block text-muted">{text}</span>
      </span>
      {children}
    </Element>
  );
}
