import { report } from "#app/analytics/report.ts";
import { CallbackLink } from "#app/callback/callback-link.tsx";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, useLocale } from "#app/i18n/t.tsx";
import { useIsLinkToThisPage } from "#app/site/current-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Promo } from "./promo.ts";
import { toTrackedPromotion } from "./tracked-promotion.ts";

interface Props {
  promo: Promo;
  /** Among the promos beside it, from 1. */
  position: number;
}

/**
 * A promo's next step: the page it names, or on that very page a call. Which promo is said to those who hear it alone; who follows
 * it is counted (section 7).
 */
export function PromoLink({ promo, position }: Props) {
  const locale = useLocale();
  const isHere = useIsLinkToThisPage();
  const { title, link } = promo;
  if (isHere(link.href)) return <CallbackLink />;
  return (
    <ButtonLink
      to={localePath(locale, link.href)}
      onClick={() => report({ event: "select_promotion", promotion: toTrackedPromotion(promo, position) })}
    >
      <ContentText of={link.label} />
      <span className="sr-only">
        {" "}
        <ContentText of={title} />
      </span>
    </ButtonLink>
  );
}
