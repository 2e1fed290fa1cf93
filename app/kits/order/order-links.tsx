import type { ReactNode } from "react";
import { trackEvent } from "#app/analytics/track-event.ts";
import { localePath } from "#app/i18n/locale.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, ForReaders, T, useLocale } from "#app/i18n/t.tsx";
import { toEcommerce } from "#app/kits/kit-analytics.ts";
import { PriceLabel } from "#app/kits/price-display/price-labels.tsx";
import { useQuotes, useTerritory } from "#app/kits/price-display/use-quotes.ts";
import { TERRITORY_PARAMETER } from "#app/kits/pricing/territory-tax.ts";
import type { OrderedKit } from "#app/kits/queries.ts";
import { kitHref } from "#app/paths.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { useSite } from "#app/site/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { checkoutPath } from "./checkout-path.ts";

/**
 * Links to kits in the page's language. On a page with prices for one client status, the links carry it (`client=false`), so that
 * the kit's page shows the same prices. See docs/rules.md#client-status.
 */
export function useKitHref(): (kit: Parameters<typeof kitHref>[0]) => string {
  const locale = useLocale();
  const { clientStatus, isStatusFixed } = useSite();
  const query = isStatusFixed ? `?client=${clientStatus === "CLIENT"}` : "";
  return (kit) => localePath(locale, kitHref(kit, query));
}

/**
 * Search parameters that tell the checkout which prices the page shows, because the shown price is the price charged
 * (docs/rules.md#quoted-price). These are the client status where the page fixes it, and the territory unless it is the peninsula.
 */
export function useShownPrices(): Record<string, string> {
  const { clientStatus, isStatusFixed } = useSite();
  const territory = useTerritory();
  return {
    ...(isStatusFixed && { client: String(clientStatus === "CLIENT") }),
    ...(territory !== "peninsula" && { [TERRITORY_PARAMETER]: territory }),
  };
}

interface Props {
  kit: OrderedKit;
  className: string;
}

/** 'Lo quiero', which leads to the checkout with the kit's own extras, and 'Más info', which leads to its page. */
export function OrderLinks({ kit, className }: Props) {
  const href = useKitHref();
  return (
    <span className={className}>
      <OrderLink kit={kit} />
      <MoreLink kit={kit} to={href(kit)} />
    </span>
  );
}

interface LinkProps {
  kit: OrderedKit;
  /** Set where the button is beside the price of the other client status, which the checkout then has. */
  otherStatus?: ClientStatus;
}

/** 'Lo quiero', at the visitor's price or at that of the other client status. */
export function OrderLink({ kit, otherStatus }: LinkProps) {
  const { clientStatus } = useSite();
  const shownPrices = useShownPrices();
  const camera = kit.hasCamera ?? false;
  const quote = useQuotes()(kit, { camera });
  const prices = otherStatus ? { ...shownPrices, client: String(otherStatus === "CLIENT") } : shownPrices;
  const status = otherStatus ?? clientStatus;
  return (
    <ButtonLink
      path={checkoutPath({ ...kit, camera, panicButton: false }, prices)}
      onClick={() => trackEvent({ event: "add_to_cart", ecommerce: toEcommerce(kit, quote, status) })}
      rel="nofollow"
      variant={otherStatus ? "quiet" : "accent"}
      className="whitespace-nowrap max-sm:px-3"
    >
      {kit.button ? <ContentText of={kit.button} /> : <T k="kits:want" />}
      <NameForReaders kit={kit}>
        {otherStatus ? (
          <>
            , <PriceLabel clientStatus={otherStatus} />
          </>
        ) : null}
      </NameForReaders>
    </ButtonLink>
  );
}

interface MoreLinkProps {
  kit: { kitName: LocalizedText };
  to: string;
  onClick?: () => void;
}

/** 'Más info', which leads to what a kit contains; with its name for screen readers, because a page has several. */
export function MoreLink({ kit, ...link }: MoreLinkProps) {
  return (
    <TextLink {...link} variant="standalone">
      <T k="kits:more" />
      <NameForReaders kit={kit} />
    </TextLink>
  );
}

/** Says to screen readers which kit a link is about. */
export function NameForReaders({ kit, children }: Pick<MoreLinkProps, "kit"> & { children?: ReactNode }) {
  return (
    <ForReaders>
      <ContentText of={kit.kitName} />
      {children}
    </ForReaders>
  );
}
