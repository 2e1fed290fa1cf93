import type { ReactNode } from "react";
import { sameEveryDay, supportWeek, type WeeklyHours } from "#app/contact/opening-hours.ts";
import { OpeningStatus } from "#app/contact/opening-status.tsx";
import { SupportHoursText } from "#app/contact/support-hours.tsx";
import { T } from "#app/i18n/t.tsx";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { StyleSheet } from "#app/ui/style-sheet.tsx";
import styles from "./contact.css?url";
import { ContactNeedsSection } from "./contact-needs-section.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** The sections with phone numbers and their hours. */
export default function ContactSections({ section }: { section: SectionOf<"contactNeedsSection" | "contactSection"> }) {
  switch (section._type) {
    case "contactNeedsSection":
      return <ContactNeedsSection section={section} />;
    case "contactSection":
      return <ContactSection section={section} />;
  }
}

/** The three phones, with their hours and whether they are open now. See docs/rules.md#phone-numbers. */
function ContactSection({ section }: { section: SectionOf<"contactSection"> }) {
  const { settings } = useSite();
  const { title, text, hours } = section;
  if (!hours) return null;
  const support = { week: supportWeek(hours), hours: <SupportHoursText hours={hours} /> };
  const { opens, closes } = hours.prospectHours;
  return (
    <SectionFrame>
      <StyleSheet href={styles} />
      <SectionHeading title={title} text={text} />
      <ul className="phones in-columns card mt-6 px-5 sm:px-8">
        <PhoneRow title={<T k="common:customerPhone" />} number={settings.customerPhone} {...support} />
        <PhoneRow title={<T k="common:salesPhone" />} number={settings.salesPhone} {...support} />
        <PhoneRow
          title={<T k="sections:information" />}
          number={settings.prospectPhone}
          week={sameEveryDay(hours.prospectHours)}
          hours={<T k="sections:everyDay" values={{ opens, closes }} />}
        />
      </ul>
    </SectionFrame>
  );
}

interface RowProps {
  /** Purpose of the number: orders, customers or information. */
  title: ReactNode;
  number: string;
  week: WeeklyHours;
  hours: ReactNode;
}

function PhoneRow({ title, number, week, hours }: RowProps) {
  return (
    <li className="py-5">
      <h3 className="text-lg font-bold">{title}</h3>
      <PhoneLink number={number} className="font-bold text-brand-700" />
      <OpeningStatus week={week} />
      <p className="text-muted">{hours}</p>
    </li>
  );
}
