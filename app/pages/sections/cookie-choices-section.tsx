import { CookieChoices } from "#app/analytics/cookie-choices.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** Consent to optional scripts. See docs/rules.md#script-consent. */
export function CookieChoicesSection({ section: { title, text } }: { section: SectionOf<"cookieChoicesSection"> }) {
  return (
    <SectionFrame>
      <div className="max-w-3xl">
        <SectionHeading title={title} text={text} />
        <div className="mt-6">
          <CookieChoices />
        </div>
      </div>
    </SectionFrame>
  );
}
