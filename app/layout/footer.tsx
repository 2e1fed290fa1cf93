import type { ReactNode } from "react";
import { foreignLangOf, textOf } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { LinkList, PhoneLink } from "#app/site/links.tsx";
import { usePageFrame } from "#app/site/page-frame.ts";
import { type SocialLink, sellerLine, useSite, useSocialLinks } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "./logo.tsx";

/** The footer of the page's layout: complete, reduced with a special header, or none. See docs/rules.md#page-layouts. */
export function PageFooter() {
  const { layout } = usePageFrame();
  return layout === "noFooter" ? null : <Footer isReduced={layout !== "default"} />;
}

const PHONES = [
  { label: "common:salesPhone", setting: "salesPhone" },
  { label: "common:customerPhone", setting: "customerPhone" },
] as const;

/** Links, phones, and the security company's registration. `isReduced` leaves out the links and phones. See docs/rules.md#page-footer. */
export function Footer({ isReduced }: { isReduced: boolean }) {
  const { settings, navigation } = useSite();
  const { securityAttribution, authorisationNumber } = settings;
  return (
    <footer className="mt-auto border-t border-line bg-white">
      <div className="contained space-y-5 py-6">
        {isReduced ? null : (
          <div className="footer-groups">
            <div className="flex flex-wrap gap-x-10 gap-y-4">
              <Logo name={settings.shopName} />
              <dl className="flex flex-wrap gap-x-10 text-sm">
                {PHONES.map(({ label, setting }) => (
                  <div key={label}>
                    <T as="dt" className="text-muted" k={label} />
                    <dd>
                      <PhoneLink number={settings[setting]} className="font-bold text-brand-700" />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
            <div>
              {navigation.footer.map((group) => (
                <details key={group._key}>
                  <ContentText as="summary" of={group.title} />
                  <ContentText as="h2" of={group.title} />
                  <LinkList links={group.links} className="link-list" />
                </details>
              ))}
            </div>
            <SocialLinks />
          </div>
        )}
        <div className={`text-sm text-muted ${isReduced ? "" : "border-t border-line pt-5"}`}>
          <p lang={foreignLangOf(securityAttribution)} className="flex gap-2">
            <Icon name="shield" size={20} className="shrink-0 text-brand-700" />
            {textOf(securityAttribution).replace("{{authorisationNumber}}", authorisationNumber)}
          </p>
          <Seller />
          <LinkList
            links={[...(isReduced ? (navigation.reducedFooter ?? []) : []), ...navigation.legal]}
            className="link-list mt-2 grid grid-cols-2 gap-x-6 md:flex md:flex-wrap"
          />
        </div>
      </div>
    </footer>
  );
}

/** Who sells, as far as the settings say it. See docs/rules.md#seller-identity. */
function Seller() {
  const { settings } = useSite();
  if (!settings.seller) return null;
  const { email } = settings.seller;
  return (
    <p className="mt-2">
      {sellerLine(settings)} {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </p>
  );
}

function SocialLinks() {
  const { profiles, stores } = useSocialLinks();
  return (
    <div>
      <Group title={<T k="common:apps" />} links={stores} />
      <Group title={<T k="common:social" />} links={profiles} />
    </div>
  );
}

interface GroupProps {
  title: ReactNode;
  links: SocialLink[];
}

function Group({ title, links }: GroupProps) {
  if (links.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <h2 className="text-sm">{title}</h2>
      <ul className="link-list flex flex-wrap gap-x-4">
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
