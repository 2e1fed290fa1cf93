import type { ReactNode } from "react";
import { trackEvent } from "#app/analytics/track-event.ts";
import { CallFreeLink } from "#app/callback/callback-links.tsx";
import { ContentText, ForReaders, T, useLocale } from "#app/i18n/t.tsx";
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
 * Whether a promo has to say that its prices are those of the peninsula: promos have no prices by territory
 * (docs/decisions/0015).
 */
const useIsElsewhere = ({ priceLines }: Promo) => useTerritory() !== "peninsula" && (priceLines ?? []).length > 0;

/** The last day of a promo, if it has one, and its condition with an icon. */
export function PromoTerms({ promo }: { promo: Promo }) {
  const { to, priceNote } = promo;
  const isElsewhere = useIsElsewhere(promo);
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
  /** Shown before the condition. */
  children?: ReactNode;
  /** Shown after the condition. */
  aside?: ReactNode;
}

/** The last day of a promo, if it has one, and its condition in small print. */
export function PromoSmallPrint({ promo, children, aside }: LinesProps) {
  const { to, priceNote } = promo;
  const isElsewhere = useIsElsewhere(promo);
  return (
    <>
      <PromoEnd to={to} />
      {children || priceNote || aside || isElsewhere ? (
        <p className="text-sm text-muted">
          {children}
          {priceNote ? <ContentText of={priceNote} /> : null} {isElsewhere ? <T k="sections:offersPeninsula" /> : null}{" "}
          {aside}
        </p>
      ) : null}
    </>
  );
}

function PromoEnd({ to }: Pick<Promo, "to">) {
  const locale = useLocale();
  if (!to) return null;
  return (
    <p className="badge bg-accent-soft text-ink">
      <T k="sections:promoUntil" values={{ date: formatDate(to, locale) }} />
    </p>
  );
}

/** Says once, below the offers of a page, that an offer without a date has no end. Shows nothing if all offers have a date. */
export function NoEndDateNote({ promos }: { promos: Pick<Promo, "to">[] }) {
  if (promos.every(({ to }) => to)) return null;
  return <T as="p" className="mt-4 text-sm text-muted" k="sections:promoNoEnd" />;
}

/** A promo's legal conditions, closed at first, with what it includes. */
export function PromoConditions({ promo: { title, legal, features } }: { promo: BannerPromo & Partial<Promo> }) {
  if (!(legal || features?.length)) return null;
  return (
    <details className="text-sm text-muted">
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4">
        <T k="sections:promoConditions" />
        <span className="sr-only">
          {": "}
          <ContentText of={title} />
        </span>
      </summary>
      {features?.length ? <FeatureList features={features} level={4} className="grid gap-4 py-3" /> : null}
      {legal ? <RichText body={legal} level={4} className="max-w-prose pb-2" /> : null}
    </details>
  );
}

interface LinkProps {
  /** Its `action`, which only full promos have, is the label of the button; otherwise the label is that of the link. */
  promo: BannerPromo & Partial<Promo>;
  position: number;
  variant?: ButtonVariant;
}

/**
 * A promo's link; on the page that it leads to, and when that is no longer published, a link to the call-back form instead. Clicks are tracked
 * (docs/rules.md#promotion-events).
 */
export function PromoLink({ promo, position, variant = "accent" }: LinkProps) {
  const isHere = useIsLinkToThisPage();
  const { title, link, action } = promo;
  const track = () => trackPromotion(promo, position);
  if (!link || isHere(link.href)) return <CallFreeLink onClick={track} variant={variant} />;
  return (
    <ButtonLink path={link.href} variant={variant} onClick={track}>
      <ContentText of={action ?? link.label} />
      <ForReaders>
        <ContentText of={title} />
      </ForReaders>
    </ButtonLink>
  );
}
