import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { withoutCampaign } from "#app/analytics/campaign.ts";
import { ContentText, T, useText } from "#app/i18n/t.tsx";
import type { SelectorKit } from "#app/kits/kit-content.ts";
import { KIT_PARAMETER } from "#app/kits/kit-id.ts";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";

interface Props {
  kits: SelectorKit[];
  chosen: SelectorKit;
  anchor: string;
}

/** Links to the kits of the chosen one's segment, and to the other segment where the selector has both. */
export function KitChoices({ kits, chosen, anchor }: Props) {
  const text = useText();
  const segments = [kits.find(({ isBusiness }) => !isBusiness), kits.find(({ isBusiness }) => isBusiness)];
  return (
    <nav aria-label={text("sections:chooseKit")}>
      {segments.every((first) => first) ? (
        <ul className="pill-list segments">
          {segments.map((first) =>
            first ? (
              <li key={first._id}>
                <KitLink kit={first} anchor={anchor} isCurrent={first.isBusiness === chosen.isBusiness}>
                  <T k={first.isBusiness ? "sections:forBusiness" : "sections:forHome"} />
                </KitLink>
              </li>
            ) : null,
          )}
        </ul>
      ) : null}
      <ul>
        {kits
          .filter(({ isBusiness }) => isBusiness === chosen.isBusiness)
          .map((kit) => (
            <li key={kit._id}>
              <KitChoice kit={kit} anchor={anchor} isChosen={kit === chosen} />
            </li>
          ))}
      </ul>
    </nav>
  );
}

interface LinkProps {
  kit: SelectorKit;
  anchor: string;
  isCurrent: boolean;
  className?: string;
  children: ReactNode;
}

/** The kit is in the address, so that it can be reached without JavaScript, shared and found again. `nofollow` for crawlers: it is one page. */
function KitLink({ kit, anchor, isCurrent, className, children }: LinkProps) {
  const { pathname, search } = useLocation();
  const query = withoutCampaign(new URLSearchParams(search));
  query.set(KIT_PARAMETER, kit.productId);
  return (
    <Link
      to={{ pathname, search: `?${query}`, hash: `#${anchor}` }}
      preventScrollReset
      replace
      rel="nofollow"
      aria-current={isCurrent ? "true" : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}

/** A kit with its picture or icon, and its monthly price. */
function KitChoice({ kit, anchor, isChosen }: { kit: SelectorKit; anchor: string; isChosen: boolean }) {
  const { clientStatus } = useSite();
  const perMonth = useText()("kits:perMonth");
  const { monthly } = calculateBill(useQuotes()(kit), clientStatus);
  return (
    <KitLink kit={kit} anchor={anchor} isCurrent={isChosen} className="kit-choice">
      {kit.placeImage ? (
        <Picture image={kit.placeImage} decorative slot="small" sizes="88px" />
      ) : (
        <Icon name={kit.icon ?? "shield"} size={40} />
      )}
      <b>
        <ContentText of={kit.kitName} />
      </b>
      <span>
        {formatEuros(monthly)}
        <wbr />
        {perMonth}
      </span>
    </KitLink>
  );
}
