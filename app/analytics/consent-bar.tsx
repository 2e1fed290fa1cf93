import { useState } from "react";
import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { useSite } from "#app/site/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { hasThirdParty } from "./third-party.ts";
import { type Consent, FULL_CONSENT, NO_CONSENT, saveConsent, useConsent } from "./use-consent.ts";

/**
 * Asks once per tab for consent to third-party scripts, if any is configured. It covers no content, blocks nothing, and refusing is as
 * easy as accepting. See docs/rules.md#script-consent.
 */
export function ConsentBar() {
  const { thirdParty } = useSite();
  const { isChosen } = useConsent();
  const { t } = useTranslation();
  // Only the browser knows the choice; the cached HTML is the same for everybody.
  const isHydrated = useHydrated();
  // A browser can refuse storage. The choice then lasts until the next page load.
  const [isAnswered, setAnswered] = useState(false);
  if (!isHydrated || isChosen || isAnswered || !hasThirdParty(thirdParty)) return null;
  const answer = (consent: Consent) => {
    saveConsent(consent);
    setAnswered(true);
  };
  return (
    <section
      data-consent-bar
      aria-label={t("common:consentTitle")}
      className="no-print sticky bottom-0 z-40 border-t border-line bg-white shadow-card"
    >
      <div className="contained flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <p className="max-w-prose text-sm">
          <T k="common:consentText" />{" "}
          <Link path={PATHS.cookies} className="font-semibold text-brand-700 underline underline-offset-4">
            <T k="common:consentMore" />
          </Link>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="button" variant="quiet" onClick={() => answer(NO_CONSENT)}>
            <T k="common:consentNone" />
          </Button>
          <Button type="button" variant="quiet" onClick={() => answer(FULL_CONSENT)}>
            <T k="common:consentAll" />
          </Button>
        </div>
      </div>
    </section>
  );
}
