import { ContentText, T } from "#app/i18n/t.tsx";
import { LinkList } from "#app/site/link-list.tsx";
import { PhoneLink } from "#app/site/phone-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import { ElsewhereLinks } from "./elsewhere-links.tsx";
import { Logo } from "./logo.tsx";

/** The footer: columns of links, phones, and who installs and watches. `isReduced` leaves the columns out. */
export function Footer({ isReduced = false }: { isReduced?: boolean }) {
  const { settings, navigation } = useSite();
  const { text, ...attribution } = settings.securityAttribution;
  return (
    <footer className="mt-auto border-t border-line bg-white">
      <div className="contained space-y-8 py-10">
        {isReduced ? null : (
          <div className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
            <div className="col-span-2 space-y-4 lg:col-span-1 lg:row-span-2">
              <Logo name={settings.shopName} />
              <dl className="text-sm">
                <dt className="text-muted">
                  <T k="common:salesPhone" />
                </dt>
                <dd>
                  <PhoneLink number={settings.salesPhone} className="min-h-11 font-bold text-brand-700" />
                </dd>
                <dt className="text-muted">
                  <T k="common:customerPhone" />
                </dt>
                <dd>
                  <PhoneLink number={settings.customerPhone} className="min-h-11 font-bold text-brand-700" />
                </dd>
              </dl>
            </div>
            {navigation.footer.map((column) => (
              <div key={column._key}>
                <h2 className="mb-2 text-base">
                  <ContentText of={column.title} />
                </h2>
                <LinkList links={column.links} />
              </div>
            ))}
          </div>
        )}
        {isReduced ? null : <ElsewhereLinks />}
        <div className={`text-sm text-muted ${isReduced ? "" : "border-t border-line pt-6"}`}>
          <p>
            <ContentText
              of={{ ...attribution, text: text.replace("{{authorisationNumber}}", settings.authorisationNumber) }}
            />
          </p>
          <LinkList
            links={[...(isReduced ? (navigation.reducedFooter ?? []) : []), ...navigation.legal]}
            className="mt-2 flex flex-wrap gap-x-6"
          />
        </div>
      </div>
    </footer>
  );
}
