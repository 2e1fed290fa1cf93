import { trackEvent } from "#app/analytics/track-event.ts";
import { CallFreeLink, CallMeLink } from "#app/callback/callback-links.tsx";
import { ContentText, T } from "#app/i18n/t.tsx";
import { usePagePath } from "#app/site/current-page.ts";
import { useSite } from "#app/site/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ComplementList } from "./complements.tsx";
import { selectKitEvent } from "./kit-analytics.ts";
import type { CardKit } from "./kit-content.ts";
import { KitPrice } from "./price-display/kit-price.tsx";
import { useQuotes } from "./price-display/use-quotes.ts";
import { useKitHref } from "./use-kit-links.ts";

/**
 * A kit's card: picture, price (`KitPrice`), devices and two links. For clients the first link leads to the kit's page, for others
 * to the call-back form. See docs/rules.md#kit-cards.
 */
export function KitCard({ kit }: { kit: CardKit }) {
  const { clientStatus } = useSite();
  const quoteFor = useQuotes();
  const path = useKitHref()(kit);
  const pagePath = usePagePath();
  const quote = quoteFor(kit);
  const trackClick = () => trackEvent(selectKitEvent(kit, quote, clientStatus, pagePath));
  return (
    <article className="card flex flex-col">
      <Link to={path} onClick={trackClick} tabIndex={-1} aria-hidden="true" className="block bg-tint">
        <Picture
          image={kit.image}
          slot="card"
          sizes="(min-width: 1032px) 350px, (min-width: 648px) 43vw, 84vw"
          className="aspect-[4/3] w-full p-4 max-sm:aspect-[2/1]"
        />
      </Link>
      <div className="flex grow flex-col gap-4 p-5 sm:p-6">
        <div>
          <h3 className="text-2xl">
            <ContentText of={kit.kitName} />
          </h3>
          <p className="mt-1 text-muted">
            <ContentText of={kit.title} />
          </p>
        </div>
        <KitPrice quote={quote} clientStatus={clientStatus} />
        <ComplementList
          complements={kit.complements.map(({ _key, quantity, short }) => ({ key: _key, quantity, name: short }))}
          className="grow space-y-1 text-sm"
        />
        <div className="grid gap-2">
          {clientStatus === "CLIENT" ? (
            <>
              <ButtonLink to={path} onClick={trackClick}>
                <T k="kits:interested" />
                <span className="sr-only">
                  {" "}
                  <ContentText of={kit.kitName} />
                </span>
              </ButtonLink>
              <CallMeLink variant="quiet" />
            </>
          ) : (
            <>
              <CallFreeLink />
              <ButtonLink to={path} onClick={trackClick} variant="quiet">
                <T k="kits:more" />
                <span className="sr-only">
                  {" "}
                  <ContentText of={kit.kitName} />
                </span>
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </article>
  );
}
