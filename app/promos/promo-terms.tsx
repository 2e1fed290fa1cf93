import type { ReactNode } from "react";
import { trackEvent } from "#app/analytics/track-event.ts";
import { CallFreeLink } from "#app/callback/callback-links.tsx";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { useTerritory } from "#app/kits/price-display/use-quotes.ts";
import { useIsLinkToThisPage } from "#app/site/current-page.ts";
import { ButtonLink, type ButtonVariant } from "#app/ui/button.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { type BannerPromo, formatDate, type Promo, toTrackedPromotion } from "./promo.ts";

/** Tells analytics of a click on an offer's button (docs/rules.md#promotion-events). `position`: among the promos on the page, from 1. */
export const trackPromotion = (promo: BannerPromo, position: number) =>
  trackEvent({ event: "select_promotion", promotion: toTrackedPromotion(promo, position) });

/**
 * Until when a promo runs, where it ends, and its condition in a line. Promos have no prices by territory, so outside of the peninsula a
 * note says so (docs/decisions/0015).
 */
export function PromoTerms({ promo: { to, priceLines, priceNote } }: { promo: Promo }) {
  const isElsewhere = useTerritory() !== "peninsula" && priceLines?.length;
  return (
    <>
      <PromoEnd to={to} />
      {priceNote || isElsewhere ? (
        <ul className="ticked text-muted">
          <li>
            <Icon name="info" size={18} />
            <span>
              {priceNote ? <ContentText of={priceNote} /> : null}{" "}
              {isElsewhere ? <T k="sections:offersPeninsula" /> : null}
            </span>
          </li>
        </ul>
      ) : null}
    </>
  );
}

interface LinesProps {
  promo: Promo;
  /** Before its condition. */
  children?: ReactNode;
  /** After its condition. */
  aside?: ReactNode;
}

/** Until when a promo runs, where it ends, and its condition in small print. */
export function PromoTermLines({ promo: { to, priceNote }, children, aside }: LinesProps) {
  return (
    <>
      <PromoEnd to={to} />
      {children || priceNote || aside ? (
        <p className="text-sm text-muted">
          {children}
          {priceNote ? <ContentText of={priceNote} /> : null} {aside}
        </p>
      ) : null}
    </>
  );
}

/** The last day of a promo, as a label. */
function PromoEnd({ to }: Pick<Promo, "to">) {
  const locale = useLocale();
  if (!to) return null;
  return (
    <p className="badge bg-accent-soft text-ink">
      <T k="sections:promoUntil" values={{ date: formatDate(to, locale) }} />
    </p>
  );
}

/** Once below the offers of a page: that those without a last day do not end. Nothing where all end. */
export function NoEnd({ promos }: { promos: Pick<Promo, "to">[] }) {
  if (promos.every(({ to }) => to)) return null;
  return (
    <p className="mt-4 text-sm text-muted">
      <T k="sections:promoNoEnd" />
    </p>
  );
}

/** A promo's legal conditions in a disclosure, and what it includes, which is read with them. */
export function PromoConditions({ promo: { legal, features } }: { promo: BannerPromo & Partial<Promo> }) {
  if (!(legal || features?.length)) return null;
  return (
    <details className="text-sm text-muted">
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4">
        <T k="sections:promoConditions" />
      </summary>
      {features?.length ? <FeatureList features={features} level={4} className="grid gap-4 py-3" /> : null}
      {legal ? <RichText body={legal} level={4} className="max-w-prose pb-2" /> : null}
    </details>
  );
}

interface LinkProps {
  /** An offer may have its own words for its button. */
  promo: BannerPromo & Partial<Promo>;
  /** Position among the promos on the page, from 1. */
  position: number;
  variant?: ButtonVariant;
}

/**
 * A promo's link; on the page that it leads to, a link to the call-back form instead. Clicks are tracked
 * (docs/rules.md#promotion-events).
 */
export function PromoLink({ promo, position, variant = "accent" }: LinkProps) {
  const locale = useLocale();
  const isHere = useIsLinkToThisPage();
  const { title, link, action } = promo;
  const track = () => trackPromotion(promo, position);
  if (isHere(link.href)) return <CallFreeLink onClick={track} variant={variant} />;
  return (
    <ButtonLink to={localePath(locale, link.href)} variant={variant} onClick={track}>
      <ContentText of={action ?? link.label} />
      <span className="sr-only">
        {" "}
        <ContentText of={title} />
      </span>
    </ButtonLink>
  );
}
