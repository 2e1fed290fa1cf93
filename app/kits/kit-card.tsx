import { trackEvent } from "#app/analytics/track-event.ts";
import { CallFreeLink, CallMeLink } from "#app/callback/callback-links.tsx";
import { ContentText, T } from "#app/i18n/t.tsx";
import { CONTENTS_ANCHOR } from "#app/paths.ts";
import { usePagePath } from "#app/site/current-page.ts";
import { useSite } from "#app/site/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { addedContents } from "./compare/compare-kits.ts";
import { ComplementList } from "./complements.tsx";
import { selectKitEvent } from "./kit-analytics.ts";
import { MoreLink, NameForReaders, useKitHref } from "./order/order-links.tsx";
import { KitPrice, OneOffPayment } from "./price-display/kit-price.tsx";
import { KitTotal } from "./price-display/kit-total.tsx";
import { OtherPrice } from "./price-display/other-price.tsx";
import { useQuotes } from "./price-display/use-quotes.ts";
import type { CardKit } from "./queries.ts";

interface Props {
  kit: CardKit;
  /** The kit before it, which its contents are compared with. */
  before?: CardKit | undefined;
  /** The devices that all kits of the list have alike. */
  shared: string[];
}

/**
 * A kit's card: picture, price, devices and links. What it has more than the kit before it stands out. For clients the button
 * leads to the kit's page, for others to the call-back form; 'Más info' leads to what the kit contains. See docs/rules.md#kit-cards.
 */
export function KitCard({ kit, before, shared }: Props) {
  const { clientStatus } = useSite();
  const isClient = clientStatus === "CLIENT";
  const path = useKitHref()(kit);
  const pagePath = usePagePath();
  const quote = useQuotes()(kit);
  const trackClick = () => trackEvent(selectKitEvent(kit, quote, clientStatus, pagePath));
  return (
    <article className="card kit-card max-md:grid max-md:grid-cols-[2fr_3fr] md:row-span-4 md:grid md:grid-cols-[1fr] md:grid-rows-subgrid md:gap-0">
      {/* On a phone the picture is beside the name and the price; from a tablet on, prices and contents of a row are level. */}
      <div className="max-md:contents">
        <Link
          to={path}
          onClick={trackClick}
          tabIndex={-1}
          aria-hidden="true"
          className="row-span-2 block bg-tint md:aspect-video"
        >
          <Picture
            image={kit.image}
            slot="card"
            sizes="(min-width: 64.5rem) 400px, 240px"
            // Air above the roofs rather than more of the road.
            className="size-full object-cover object-[50%_30%]"
          />
        </Link>
        <div className="px-5 pt-5">
          <ContentText as="h3" className="text-xl" of={kit.kitName} />
          <ContentText as="p" className="mt-1 text-sm leading-snug text-muted" of={kit.title} />
        </div>
      </div>
      <div className="px-5 pt-3">
        <KitPrice quote={quote} />
      </div>
      {/* What the price becomes: its total over the commitment, and that of the other client status. */}
      <div className="col-span-full space-y-2 px-5 pt-3 text-sm">
        <KitTotal quote={quote} variant="line" />
        <OneOffPayment quote={quote} />
        <OtherPrice quote={quote} isShort />
      </div>
      <div className="col-span-full flex grow flex-col p-5 pb-2">
        <div className="mb-4 grow leading-snug max-lg:text-sm">
          <ComplementList
            complements={kit.complements
              .filter(({ device }) => device === undefined || !shared.includes(device))
              .map(({ _key, quantity, short, image }) => ({ key: _key, quantity, name: short, image }))}
            added={addedContents(kit, before)}
            // Three in a row are too narrow for the pictures of devices beside their names.
            className="grid gap-2 md:max-[48rem]:[&_img]:hidden"
          />
        </div>
        {isClient ? (
          <ButtonLink to={path} onClick={trackClick}>
            <T k="kits:interested" />
            <NameForReaders kit={kit} />
          </ButtonLink>
        ) : (
          <CallFreeLink />
        )}
        <div className="mt-1 flex flex-wrap justify-between gap-x-4">
          <MoreLink kit={kit} to={isClient ? `${path}#${CONTENTS_ANCHOR}` : path} onClick={trackClick} />
          {isClient ? <CallMeLink isSmall className="text-brand-700" /> : null}
        </div>
      </div>
    </article>
  );
}
