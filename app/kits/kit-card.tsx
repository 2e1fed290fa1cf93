import { trackEvent } from "#app/analytics/track-event.ts";
import { CallFreeLink, CallMeLink } from "#app/callback/callback-links.tsx";
import { ContentText, T } from "#app/i18n/t.tsx";
import { CONTENTS_ANCHOR } from "#app/paths.ts";
import { usePagePath } from "#app/site/current-page.ts";
import { useSite } from "#app/site/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link, TextLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ComplementList } from "./complements.tsx";
import { selectKitEvent } from "./kit-analytics.ts";
import type { CardKit } from "./kit-content.ts";
import { KitPrice } from "./price-display/kit-price.tsx";
import { OtherPrice } from "./price-display/other-price.tsx";
import { useQuotes } from "./price-display/use-quotes.ts";
import { useKitHref } from "./use-kit-links.ts";

/**
 * A kit's card: picture, price (`KitPrice`), devices and links. For clients the button leads to the kit's page, for others to the
 * call-back form; 'Más info' leads to what the kit contains. See docs/rules.md#kit-cards.
 */
export function KitCard({ kit }: { kit: CardKit }) {
  const { clientStatus } = useSite();
  const isClient = clientStatus === "CLIENT";
  const quoteFor = useQuotes();
  const path = useKitHref()(kit);
  const pagePath = usePagePath();
  const quote = quoteFor(kit);
  const trackClick = () => trackEvent(selectKitEvent(kit, quote, clientStatus, pagePath));
  return (
    <article className="card grid md:grid-cols-3 lg:flex lg:flex-col">
      <div className="flex md:block">
        <Link to={path} onClick={trackClick} tabIndex={-1} aria-hidden="true" className="block shrink-0 bg-tint">
          <Picture
            image={kit.image}
            slot="card"
            sizes="(min-width: 1032px) 350px, (min-width: 648px) 30vw, 120px"
            className="size-32 p-3 md:aspect-[3/2] md:size-full lg:aspect-[2/1]"
          />
        </Link>
        <div className="self-center px-5 md:pt-5">
          <h3 className="text-2xl">
            <ContentText of={kit.kitName} />
          </h3>
          <p className="mt-1 text-muted">
            <ContentText of={kit.title} />
          </p>
        </div>
      </div>
      <div className="p-5 max-md:pb-0">
        <KitPrice quote={quote} clientStatus={clientStatus} other={<OtherPrice quote={quote} />} />
      </div>
      <div className="flex grow flex-col gap-4 p-5 lg:pt-0">
        <ComplementList
          complements={kit.complements.map(({ _key, quantity, short }) => ({ key: _key, quantity, name: short }))}
          className="grow space-y-1 text-sm"
        />
        {isClient ? (
          <ButtonLink to={path} onClick={trackClick}>
            <T k="kits:interested" />
            <KitName kit={kit} />
          </ButtonLink>
        ) : (
          <CallFreeLink />
        )}
        <div className="flex flex-wrap justify-between gap-x-4">
          <TextLink to={isClient ? `${path}#${CONTENTS_ANCHOR}` : path} onClick={trackClick} variant="standalone">
            <T k="kits:more" />
            <KitName kit={kit} />
          </TextLink>
          {isClient ? <CallMeLink isSmall className="text-brand-700" /> : null}
        </div>
      </div>
    </article>
  );
}

/** Says to screen readers which kit a link is about. */
function KitName({ kit }: { kit: CardKit }) {
  return (
    <span className="sr-only">
      {" "}
      <ContentText of={kit.kitName} />
    </span>
  );
}
