import { sameEveryDay, supportWeek } from "#app/contact/opening-hours.ts";
import { OpeningStatus } from "#app/contact/phone-row.tsx";
import { SupportHoursText } from "#app/contact/support-hours.tsx";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { LinkList } from "#app/site/link-list.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import { SectionFrame, type SectionOf } from "./section-frame.tsx";

type Section = SectionOf<"contactNeedsSection">;

/**
 * The ways of contact: of visitors who want an alarm, and of customers. Both phones have the same hours, which are said once, with whether
 * they are open now. See docs/rules.md#phone-numbers.
 */
export function ContactNeedsSection({ section }: { section: Section }) {
  const { settings } = useSite();
  const { hours } = section;
  if (!hours) return null;
  const week = supportWeek(hours);
  return (
    <SectionFrame>
      {/* Seen, it would repeat the page's introduction. */}
      <h2 className="sr-only">
        <ContentText of={section.title} />
      </h2>
      <div className="phones needs">
        <div className="when card">
          <OpeningStatus week={week} />
          <p className="text-muted">
            <SupportHoursText hours={hours} />
          </p>
        </div>
        <Need
          title={section.prospectTitle}
          text={section.prospectText}
          phone={settings.salesPhone}
          links={section.prospectLinks}
        />
        <Need
          title={section.customerTitle}
          text={section.customerText}
          phone={settings.customerPhone}
          links={section.customerLinks}
        />
        {/* Secondary, so it takes no room in the card of who wants an alarm. */}
        <p className="minor card p-5 lg:p-6">
          <strong>
            <T k="sections:information" />
          </strong>
          <PhoneLink number={settings.prospectPhone} className="font-bold text-brand-700" />
          <span className="text-muted">
            <T k="sections:everyDay" values={hours.prospectHours} />
          </span>
          <OpeningStatus week={sameEveryDay(hours.prospectHours)} onlyOpenAfter={week} />
        </p>
      </div>
    </SectionFrame>
  );
}

interface NeedProps {
  title: LocalizedText;
  text: LocalizedText | undefined;
  phone: string;
  links: Section["customerLinks"];
}

function Need({ title, text, phone, links }: NeedProps) {
  return (
    <div className="need card p-5 lg:p-6">
      <h3 className="text-xl sm:text-2xl">
        <ContentText of={title} />
      </h3>
      <p className="text-muted">{text ? <ContentText of={text} /> : null}</p>
      <PhoneLink number={phone} className="font-bold text-brand-700" />
      <LinkList links={links} className="link-list font-semibold text-brand-700" />
    </div>
  );
}
