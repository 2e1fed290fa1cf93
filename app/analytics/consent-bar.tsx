import { useState } from "react";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale, useText } from "#app/i18n/t.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type Consent, NO_CONSENT } from "./consent.ts";
import { isAnySetUp } from "./third-party.ts";
import { saveConsent, useConsent } from "./use-consent.ts";

/**
 * Asks once a tab whether scripts of others may load, where any is set up (decisions 24). It covers nothing that a visitor needs, holds
 * nobody up, and to refuse is as easy as to accept.
 */
export function ConsentBar() {
  const { thirdParty } = useSite();
  const { isChosen } = useConsent();
  const locale = useLocale();
  const text = useText();
  // The answer is kept by the browser, so it is asked for there alone, and a page that is cached does not hold it.
  const isReady = useHydrated();
  // A browser that keeps nothing would ask for ever: for it the answer lasts as long as the page.
  const [isAnswered, setAnswered] = useState(false);
  if (!isReady || isChosen || isAnswered || !isAnySetUp(thirdParty)) return null;
  const answer = (consent: Consent) => {
    saveConsent(consent);
    setAnswered(true);
  };
  return (
    <section
      data-consent-bar
      aria-label={text("common:consentTitle")}
      className="sticky bottom-0 z-40 border-t border-line bg-white shadow-card"
    >
      <div className="contained flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <p className="max-w-prose text-sm">
          <T k="common:consentText" />{" "}
          <Link
            to={localePath(locale, "/cookies")}
            className="font-semibold text-brand-700 underline underline-offset-4"
          >
            <T k="common:consentMore" />
          </Link>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="button" variant="quiet" onClick={() => answer(NO_CONSENT)}>
            <T k="common:consentNone" />
          </Button>
          <Button type="button" variant="quiet" onClick={() => answer({ analytics: true, calls: true })}>
            <T k="common:consentAll" />
          </Button>
        </div>
      </div>
    </section>
  );
}
