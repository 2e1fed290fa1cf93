import { trackEvent } from "#app/analytics/track-event.ts";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { toEcommerce } from "#app/kits/kit-analytics.ts";
import type { OrderedKit } from "#app/kits/kit-content.ts";
import { PriceLabel } from "#app/kits/price-display/price-label.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { useKitHref, useShownPrices } from "#app/kits/use-kit-links.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { useSite } from "#app/site/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { checkoutPath } from "./checkout-path.ts";
import { MoreLink } from "./more-link.tsx";

interface Props {
  kit: OrderedKit;
  className?: string;
}

/** 'Lo quiero', which leads to the checkout with the kit's own extras, and 'Más info', which leads to its page. */
export function OrderLinks({ kit, className = "grid justify-items-start gap-1" }: Props) {
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
  const locale = useLocale();
  const shownPrices = useShownPrices();
  const camera = kit.hasCamera ?? false;
  const quote = useQuotes()(kit, { camera });
  const prices = otherStatus ? { ...shownPrices, client: String(otherStatus === "CLIENT") } : shownPrices;
  const status = otherStatus ?? clientStatus;
  return (
    <ButtonLink
      to={localePath(locale, checkoutPath({ ...kit, camera, panicButton: false }, prices))}
      onClick={() => trackEvent({ event: "add_to_cart", ecommerce: toEcommerce(kit, quote, status) })}
      rel="nofollow"
      variant={otherStatus ? "quiet" : "accent"}
      className="whitespace-nowrap max-sm:px-3"
    >
      {kit.button ? <ContentText of={kit.button} /> : <T k="kits:want" />}
      <span className="sr-only">
        {" "}
        <ContentText of={kit.kitName} />
        {otherStatus ? (
          <>
            , <PriceLabel clientStatus={otherStatus} />
          </>
        ) : null}
      </span>
    </ButtonLink>
  );
}
