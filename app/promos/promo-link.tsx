import { trackEvent } from "#app/analytics/track-event.ts";
import { CallFreeLink } from "#app/callback/callback-links.tsx";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, useLocale } from "#app/i18n/t.tsx";
import { useIsLinkToThisPage } from "#app/site/current-page.ts";
import { ButtonLink, type ButtonVariant } from "#app/ui/button.tsx";
import { type BannerPromo, type Promo, toTrackedPromotion } from "./promo.ts";

interface Props {
  /** An offer may have its own words for its button. */
  promo: BannerPromo & Partial<Pick<Promo, "action">>;
  /** Position among the promos on the page, from 1. */
  position: number;
  variant?: ButtonVariant;
}

/**
 * A promo's link; on the page that it leads to, a link to the call-back form instead. Clicks are tracked
 * (docs/rules.md#promotion-events).
 */
export function PromoLink({ promo, position, variant = "accent" }: Props) {
  const locale = useLocale();
  const isHere = useIsLinkToThisPage();
  const { title, link, action } = promo;
  if (isHere(link.href)) return <CallFreeLink variant={variant} />;
  return (
    <ButtonLink
      to={localePath(locale, link.href)}
      variant={variant}
      onClick={() => trackEvent({ event: "select_promotion", promotion: toTrackedPromotion(promo, position) })}
    >
      <ContentText of={action ?? link.label} />
      <span className="sr-only">
        {" "}
        <ContentText of={title} />
      </span>
    </ButtonLink>
  );
}
