import type { ReactNode } from "react";
import { CookieChoices } from "#app/analytics/cookie-choices.tsx";
import { FaqList } from "#app/help/faq-list.tsx";
import { ContentText, T } from "#app/i18n/t.tsx";
import { useSite } from "#app/site/use-site.ts";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SectionFrame, SectionHeading, SectionLink, type SectionOf, sectionAnchor } from "./section-frame.tsx";

/** Running text, in a box where it sums up the page, and who sells below it where the content asks for that. */
export function TextSection({ section }: { section: SectionOf<"textSection"> }) {
  const { body, isSummary, showsSeller } = section;
  return (
    <div className="contained pt-10">
      <RichText
        body={body}
        anchor={sectionAnchor(section)}
        className={`max-w-prose ${isSummary ? "summary rounded-lg bg-brand-900 text-white" : "text-lg"}`}
      />
      {showsSeller ? <SellerDetails /> : null}
    </div>
  );
}

/** A text with a picture beside it, or above it on a phone. */
export function PictureTextSection({ section }: { section: SectionOf<"pictureTextSection"> }) {
  const { title, body, image, imageSide, link } = section;
  return (
    <SectionFrame>
      <div className={image ? "media grid items-center gap-x-14 gap-y-6 md:grid-cols-2" : undefined}>
        {image ? (
          <Picture
            image={image}
            slot="card"
            sizes="(min-width: 64.5rem) 560px, 90vw"
            className={`aspect-[3/2] w-full rounded-lg bg-tint p-6 md:max-lg:aspect-[4/3] md:max-lg:self-start ${imageSide === "left" ? "" : "lg:order-last"}`}
          />
        ) : null}
        <div>
          <ContentText as="h2" className="text-heading" of={title} />
          <RichText body={body} level={3} className="mt-4 max-w-prose text-lg" />
          <SectionLink link={link} className="mt-6" />
        </div>
      </div>
    </SectionFrame>
  );
}

export function FaqSection({ section: { title, questions, link } }: { section: SectionOf<"faqSection"> }) {
  if (!questions?.length) return null;
  return (
    <SectionFrame>
      <div className="split questions grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <SectionHeading title={title} />
        <div>
          <FaqList questions={questions} startsClosed />
          <SectionLink link={link} className="mt-6" />
        </div>
      </div>
    </SectionFrame>
  );
}

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

/** Who sells, as far as the settings say it, and the phones to ask anything else. See docs/rules.md#seller-identity. */
function SellerDetails() {
  const { seller, shopName, salesPhone, customerPhone } = useSite().settings;
  const { legalName, taxNumber, address, registry, email } = seller ?? {};
  return (
    <dl className="seller">
      <Row name={<T k="sections:sellerShop" />}>{shopName}</Row>
      <Row name={<T k="sections:sellerName" />}>{legalName}</Row>
      <Row name={<T k="sections:sellerTaxNumber" />}>{taxNumber}</Row>
      <Row name={<T k="sections:sellerAddress" />}>{address}</Row>
      <Row name={<T k="sections:sellerRegistry" />}>{registry}</Row>
      <Row name={<T k="sections:sellerEmail" />}>{email ? <a href={`mailto:${email}`}>{email}</a> : null}</Row>
      <Row name={<T k="common:salesPhone" />}>
        <Phone number={salesPhone} />
      </Row>
      <Row name={<T k="common:customerPhone" />}>
        <Phone number={customerPhone} />
      </Row>
    </dl>
  );
}

/** A row; nothing where the settings lack it. All are as high as a number that can be touched. */
function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd className="min-h-11 font-semibold">{children}</dd>
    </div>
  );
}

/** Without the icon of `PhoneLink`: the row says that it is a phone. */
function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/\s/g, "")}`} className="phone-link">
      {number}
    </a>
  );
}
