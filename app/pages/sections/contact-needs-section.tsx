import { CALLBACK_ANCHOR } from "#app/callback/callback-links.tsx";
import { supportWeek } from "#app/contact/opening-hours.ts";
import { OpeningStatus } from "#app/contact/opening-status.tsx";
import { SupportHoursText } from "#app/contact/support-hours.tsx";
import { ContentText, T } from "#app/i18n/t.tsx";
import { LinkList, PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { StyleSheet } from "#app/ui/style-sheet.tsx";
import styles from "./contact.css?url";
import { SectionFrame, type SectionOf } from "./section-frame.tsx";

type Section = SectionOf<"contactNeedsSection">;
type Hours = NonNullable<Section["hours"]>;

/**
 * The ways of contact: of visitors who want an alarm, large, and of customers. Both phones say whether they are open now. The
 * form says when it calls, except beside this on a wide screen. See docs/rules.md#phone-numbers.
 */
export function ContactNeedsSection({ section }: { section: Section }) {
  const { hours } = section;
  if (!hours) return null;
  return (
    <SectionFrame>
      <StyleSheet href={styles} />
      {/* Seen, it would repeat the page's introduction. */}
      <ContentText as="h2" className="sr-only" of={section.title} />
      <div className="phones needs grid gap-5">
        <a
          href="tel:112"
          className="flex flex-wrap items-center gap-3 rounded-lg border border-danger px-4 py-2 font-bold"
        >
          <Icon name="siren" className="text-danger" />
          <T as="span" k="sections:emergency" />
          <T as="span" className="button sm:whitespace-nowrap bg-danger text-white" k="sections:callEmergency" />
        </a>
        <Prospects section={section} hours={hours} />
        <Customers section={section} hours={hours} />
      </div>
    </SectionFrame>
  );
}

function Prospects({ section, hours }: { section: Section; hours: Hours }) {
  const { settings } = useSite();
  const { prospectTitle, prospectText, prospectLinks, image } = section;
  return (
    <div className="call min-w-0 items-center overflow-hidden rounded-lg bg-brand-900 text-white">
      <ContentText as="h3" className="text-2xl" of={prospectTitle} />
      {prospectText ? <ContentText as="p" of={prospectText} /> : null}
      <PhoneLink number={settings.salesPhone} className="font-bold" />
      <OpeningStatus week={supportWeek(hours)} />
      <p>
        <SupportHoursText hours={hours} />
      </p>
      {/* On a phone the form is two screens further. */}
      <a href={`#${CALLBACK_ANCHOR}`} className="button mt-4 w-full border-current md:hidden">
        <T k="common:callMe" />
      </a>
      <LinkList links={prospectLinks} className="font-semibold" />
      {image ? (
        <Picture image={image} slot="card" sizes="600px" priority="low" className="bg-tint max-md:hidden" />
      ) : null}
      {/* Its hours say when: it does not compete with the number above. */}
      <p className="minor flex flex-wrap items-center gap-x-2 py-2 text-sm">
        <T as="strong" k="sections:otherTime" />
        <PhoneLink number={settings.prospectPhone} className="font-bold underline" />
        <T as="span" k="sections:everyDay" values={hours.prospectHours} />
      </p>
    </div>
  );
}

function Customers({ section, hours }: { section: Section; hours: Hours }) {
  const { customerTitle, customerText, customerLinks } = section;
  const { settings } = useSite();
  return (
    <div className="customers card grid min-w-0 gap-y-3 p-5">
      <div>
        <ContentText as="h3" className="text-2xl" of={customerTitle} />
        <p className="text-muted">{customerText ? <ContentText of={customerText} /> : null}</p>
        <PhoneLink number={settings.customerPhone} className="font-bold text-brand-700" />
        <OpeningStatus week={supportWeek(hours)} />
        <p className="text-sm text-muted">
          <SupportHoursText hours={hours} />
        </p>
      </div>
      <LinkList links={customerLinks} className="font-semibold text-brand-700" />
    </div>
  );
}
