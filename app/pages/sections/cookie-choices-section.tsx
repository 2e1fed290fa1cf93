import { CookieChoices } from "#app/analytics/cookie-choices.tsx";
import type { SectionOf } from "../section.ts";
import { SectionFrame, SectionHeading } from "./section-frame.tsx";

/** Where a visitor chooses which optional scripts may load. */
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
