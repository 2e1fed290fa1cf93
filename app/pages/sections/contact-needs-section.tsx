import type { ReactNode } from "react";
import { sameEveryDay, supportWeek } from "#app/contact/opening-hours.ts";
import { PhoneRow } from "#app/contact/phone-row.tsx";
import { SupportHoursText } from "#app/contact/support-hours.tsx";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { LinkList } from "#app/site/link-list.tsx";
import { useSite } from "#app/site/use-site.ts";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

type Section = SectionOf<"contactNeedsSection">;

/** The ways of contact: of visitors who want an alarm, and of customers. See docs/rules.md#phone-numbers. */
export function ContactNeedsSection({ section }: { section: Section }) {
  const { settings } = useSite();
  const { hours } = section;
  if (!hours) return null;
  const support = { week: supportWeek(hours), hours: <SupportHoursText hours={hours} />, level: 4 } as const;
  return (
    <SectionFrame>
      <SectionHeading title={section.title} />
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <Need title={section.prospectTitle} text={section.prospectText} links={section.prospectLinks}>
          <PhoneRow title={<T k="common:salesPhone" />} number={settings.salesPhone} {...support} />
        </Need>
        <Need title={section.customerTitle} text={section.customerText} links={section.customerLinks}>
          <PhoneRow title={<T k="common:customerPhone" />} number={settings.customerPhone} {...support} />
        </Need>
        {/* Secondary, so it takes no room in the card of who wants an alarm. */}
        <ul className="phones minor card px-5 sm:px-8">
          <PhoneRow
            title={<T k="sections:information" />}
            number={settings.prospectPhone}
            week={sameEveryDay(hours.prospectHours)}
            hours={<T k="sections:everyDay" values={hours.prospectHours} />}
          />
        </ul>
      </div>
    </SectionFrame>
  );
}

interface NeedProps {
  title: LocalizedText;
  text: LocalizedText | undefined;
  links: Section["customerLinks"];
  /** `PhoneRow` elements. */
  children: ReactNode;
}

function Need({ title, text, links, children }: NeedProps) {
  return (
    <div className="card p-5 sm:p-8">
      <h3 className="text-2xl">
        <ContentText of={title} />
      </h3>
      {text ? (
        <p className="mt-2 text-muted">
          <ContentText of={text} />
        </p>
      ) : null}
      <ul className="phones mt-3">{children}</ul>
      <LinkList
        links={links}
        className="link-list flex flex-wrap gap-x-6 border-t border-line pt-3 font-semibold text-brand-700"
      />
    </div>
  );
}
