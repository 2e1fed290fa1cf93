import type { ReactNode } from "react";
import { SupportHoursText } from "#app/contact/support-hours.tsx";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { LinkList } from "#app/site/link-list.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

type Section = SectionOf<"contactNeedsSection">;

/** Contact options for customers, and for visitors who want an alarm. */
export function ContactNeedsSection({ section }: { section: Section }) {
  const { settings } = useSite();
  const { hours } = section;
  return (
    <SectionFrame>
      <SectionHeading title={section.title} />
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        <Card title={section.customerTitle} text={section.customerText} links={section.customerLinks}>
          <Phone label={<T k="common:customerPhone" />} number={settings.customerPhone}>
            {hours ? <SupportHoursText hours={hours} /> : null}
          </Phone>
        </Card>
        <Card title={section.prospectTitle} text={section.prospectText} links={section.prospectLinks}>
          <Phone label={<T k="common:salesPhone" />} number={settings.salesPhone}>
            {hours ? <SupportHoursText hours={hours} /> : null}
          </Phone>
          <Phone label={<T k="sections:information" />} number={settings.prospectPhone}>
            {hours ? <T k="sections:everyDay" values={hours.prospectHours} /> : null}
          </Phone>
        </Card>
      </div>
    </SectionFrame>
  );
}

interface CardProps {
  title: LocalizedText;
  text: LocalizedText | undefined;
  links: Section["customerLinks"];
  /** `Phone` elements. */
  children: ReactNode;
}

function Card({ title, text, links, children }: CardProps) {
  return (
    <div className="rounded-lg bg-white p-6 shadow-card sm:p-8">
      <h3 className="text-2xl">
        <ContentText of={title} />
      </h3>
      {text ? (
        <p className="mt-2 text-muted">
          <ContentText of={text} />
        </p>
      ) : null}
      <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2">{children}</dl>
      <LinkList
        links={links}
        className="link-list mt-5 flex flex-wrap gap-x-6 border-t border-line pt-3 font-semibold text-brand-700"
      />
    </div>
  );
}

interface PhoneProps {
  label: ReactNode;
  number: string;
  /** The opening hours. */
  children: ReactNode;
}

function Phone({ label, number, children }: PhoneProps) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <PhoneLink number={number} className="text-xl font-bold text-brand-700" />
      </dd>
      {children ? <dd className="text-sm text-muted">{children}</dd> : null}
    </div>
  );
}
