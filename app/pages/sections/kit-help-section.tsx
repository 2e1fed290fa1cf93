import { localePath } from "#app/i18n/locale.ts";
import { ContentText, useLocale } from "#app/i18n/t.tsx";
import { MonthlyPrice } from "#app/kits/price-display/kit-price.tsx";
import { PriceLabel, TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { kitHref } from "#app/paths.ts";
import { useSite } from "#app/site/use-site.ts";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Panel } from "./panel.tsx";
import { SectionLink, type SectionOf } from "./section-frame.tsx";

type Section = SectionOf<"kitHelpSection">;

/** 'No sé qué kit necesito': a link to the quiz; on a kit's page the other kits too. */
export function KitHelpSection({ section: { title, text, link, kits, otherKits } }: { section: Section }) {
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

function OtherKits({ kits }: { kits: Section["otherKits"] }) {
  const locale = useLocale();
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
            <Link to={localePath(locale, kitHref(kit))}>
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
