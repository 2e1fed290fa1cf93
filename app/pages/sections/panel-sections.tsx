import type { ReactNode } from "react";
import { CallFreeLink } from "#app/callback/callback-links.tsx";
import { ContentText } from "#app/i18n/t.tsx";
import { FromPrice, MonthlyPrice } from "#app/kits/price-display/kit-price.tsx";
import { PriceLabel, TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import type { PricedKit } from "#app/kits/pricing/quote.ts";
import { kitHref } from "#app/paths.ts";
import { useIsLinkToThisPage } from "#app/site/current-page.ts";
import { useSite } from "#app/site/use-site.ts";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionFrame, SectionLink, type SectionOf } from "./section-frame.tsx";

/** A call to action: a link to a page, or 'Llamadme gratis', which also replaces a link to the current page. */
export function CallToActionSection({ section }: { section: SectionOf<"callToActionSection"> }) {
  const isHere = useIsLinkToThisPage();
  const { title, text, image, action, link, kits } = section;
  return (
    <Panel
      title={<ContentText of={title} />}
      text={text && <ContentText of={text} />}
      kits={kits}
      picture={
        image ? (
          <Picture
            image={image}
            decorative
            slot="small"
            sizes="(min-width: 64.5rem) 280px, (min-width: 40.5rem) 30vw, 144px"
            className="aspect-[3/2] w-1/3 min-w-0 max-md:hidden"
          />
        ) : null
      }
    >
      {action === "callback" || (link && isHere(link.href)) ? (
        <CallFreeLink variant="quiet" />
      ) : (
        <SectionLink link={link} />
      )}
    </Panel>
  );
}

type KitHelp = SectionOf<"kitHelpSection">;

/** 'No sé qué kit necesito': a link to the quiz; on a kit's page the other kits too. */
export function KitHelpSection({ section: { title, text, link, kits, otherKits } }: { section: KitHelp }) {
  return (
    <Panel
      title={<ContentText of={title} />}
      text={text && <ContentText of={text} />}
      kits={kits}
      picture={otherKits.length > 0 ? <OtherKits kits={otherKits} /> : null}
    >
      <SectionLink link={link} />
    </Panel>
  );
}

function OtherKits({ kits }: { kits: KitHelp["otherKits"] }) {
  const { clientStatus } = useSite();
  const quoteFor = useQuotes();
  return (
    <ul className="grid grid-cols-2 gap-4">
      {kits.map((kit) => (
        <li key={kit._id} className="link-card rounded-md bg-white p-3 text-center shadow-card">
          {kit.placeImage ? (
            <Picture
              image={kit.placeImage}
              decorative
              slot="small"
              sizes="240px"
              className="mx-auto mb-2 aspect-[4/3] w-24 rounded-md object-cover lg:w-60"
            />
          ) : null}
          <span className="font-bold text-brand-700">
            <Link path={kitHref(kit)}>
              <ContentText of={kit.kitName} />
            </Link>
          </span>
          <p>
            <MonthlyPrice quote={quoteFor(kit)} />
            <span className="block text-sm text-muted">
              <PriceLabel clientStatus={clientStatus} /> · <TaxLabel quote={quoteFor(kit)} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

interface PanelProps {
  title: ReactNode;
  text: ReactNode;
  picture?: ReactNode;
  /** Kits whose lowest price is shown above the button. */
  kits?: PricedKit[] | undefined;
  children: ReactNode;
}

/** A section that says one thing and has one button, beside a picture. */
function Panel({ title, text, picture, kits, children }: PanelProps) {
  return (
    <SectionFrame>
      <div className="panel flex items-center justify-between gap-6 rounded-lg bg-tint p-6 max-md:flex-wrap">
        <div className="md:flex-1">
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-2 mb-4 max-w-prose">{text}</p>
          <div className="flex flex-col items-start gap-4">
            {kits?.length ? <FromPrice kits={kits} /> : null}
            {children}
          </div>
        </div>
        {picture}
      </div>
    </SectionFrame>
  );
}

/** The security company that installs and monitors the alarm. */
export function GuaranteeSection({ section }: { section: SectionOf<"guaranteeSection"> }) {
  return (
    <SectionFrame>
      <div className="guarantee flex items-center gap-6 rounded-lg bg-brand-900 p-6 text-white">
        <div className="grow">
          <ContentText as="h2" className="text-heading" of={section.title} />
          <ContentText as="p" className="mt-3 max-w-prose text-lg text-brand-100" of={section.text} />
          <SectionLink link={section.link} variant="light" className="mt-6" />
        </div>
        {section.image ? (
          <Picture
            image={section.image}
            decorative
            slot="card"
            sizes="(min-width: 40.5rem) 33vw, 74vw"
            className="aspect-[3/2] -my-6 w-1/3 shrink-0 max-md:hidden"
          />
        ) : null}
      </div>
    </SectionFrame>
  );
}
