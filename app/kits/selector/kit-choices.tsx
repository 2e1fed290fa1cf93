import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { withoutCampaign } from "#app/analytics/campaign.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import type { SelectorKit } from "#app/kits/queries.ts";
import { formatEuros } from "#app/money.ts";
import { KIT_PARAMETER, PATHS } from "#app/paths.ts";
import { useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link, TextLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";

interface Props {
  kits: SelectorKit[];
  chosen: SelectorKit;
  anchor: string;
}

/** Links to the kits of the chosen one's segment, and to the other segment where the selector has both. */
export function KitChoices({ kits, chosen, anchor }: Props) {
  const { t } = useTranslation();
  const segments = [kits.find(({ isBusiness }) => !isBusiness), kits.find(({ isBusiness }) => isBusiness)];
  return (
    <nav aria-label={t("sections:chooseKit")}>
      {segments.every((first) => first) ? (
        <ul className="pill-list mb-3 inline-flex gap-0 rounded-full bg-tint p-1 [&_a:not([aria-current])]:border-transparent [&_a:not([aria-current])]:bg-transparent">
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
      <ul className={LIST}>
        {kits
          .filter(({ isBusiness }) => isBusiness === chosen.isBusiness)
          .map((kit) => (
            <li key={kit._id}>
              <KitChoice kit={kit} anchor={anchor} isCurrent={kit === chosen} />
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Links to all kits, by segment, before one is chosen. The kit for any business is one of its own page. */
export function AllKitChoices({ kits, anchor }: Omit<Props, "chosen">) {
  const { t } = useTranslation();
  const quoteFor = useQuotes();
  return (
    <nav aria-label={t("sections:chooseKit")} className="mt-6 grid gap-6 md:grid-cols-2">
      {[...new Set(kits.map(({ isBusiness }) => isBusiness))].map((isBusiness) => {
        const ofSegment = kits.filter((kit) => kit.isBusiness === isBusiness);
        const [first] = ofSegment;
        return (
          <div key={String(isBusiness)}>
            <h3 className="mb-3 text-lg">
              <T k={isBusiness ? "sections:forBusiness" : "sections:forHome"} />{" "}
              {first ? (
                <span className="text-sm font-normal text-muted">
                  (<TaxLabel quote={quoteFor(first)} />)
                </span>
              ) : null}
            </h3>
            <ul className={LIST}>
              {ofSegment.map((kit) => (
                <li key={kit._id}>
                  <KitChoice kit={kit} anchor={anchor} opens />
                </li>
              ))}
            </ul>
            {isBusiness ? (
              <TextLink path={PATHS.businessKits} variant="standalone">
                <T k="sections:otherBusiness" />
              </TextLink>
            ) : null}
          </div>
        );
      })}
    </nav>
  );
}

const LIST = "grid gap-2 lg:grid-cols-3 lg:gap-3";

interface LinkProps {
  kit: SelectorKit;
  anchor: string;
  isCurrent?: boolean;
  /** Whether no kit was chosen before: then the page moves to the kit, and going back closes it. */
  opens?: boolean;
  className?: string;
  children: ReactNode;
}

/** The kit is in the address, so that it can be reached without JavaScript, shared and found again. `nofollow` for crawlers: it is one page. */
function KitLink({ kit, anchor, isCurrent = false, opens = false, className, children }: LinkProps) {
  const { pathname, search } = useLocation();
  const query = withoutCampaign(new URLSearchParams(search));
  query.set(KIT_PARAMETER, kit.productId);
  return (
    <Link
      to={{ pathname, search: `?${query}`, hash: `#${anchor}` }}
      preventScrollReset={!opens}
      replace={!opens}
      rel="nofollow"
      aria-current={isCurrent ? "true" : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}

/** A small picture beside the name and the price. */
const CHOICE =
  "grid h-full grid-cols-[5.5rem_1fr] grid-rows-[1fr_1fr] gap-x-3 rounded-md border-2 border-line bg-white p-1.5 leading-tight text-muted transition-[border-color] wrap-anywhere hover:border-brand-600 aria-current:border-brand-700 aria-current:bg-brand-50";

/** On a wide screen a large one above them, because nothing else is shown before a kit is chosen. */
const ALONE = "lg:grid-cols-[1fr] lg:grid-rows-[auto_auto_1fr] lg:pb-3 lg:text-center";

function KitChoice({ kit, ...link }: Omit<LinkProps, "className" | "children">) {
  const { clientStatus } = useSite();
  const { t } = useTranslation();
  const perMonth = t("kits:perMonth");
  const { monthly } = calculateBill(useQuotes()(kit), clientStatus);
  const picture =
    `aspect-[4/3] h-auto w-full self-center rounded-sm bg-tint text-brand-700 row-span-2 ${link.opens ? "lg:row-span-1 lg:mb-2" : ""}`.trimEnd();
  return (
    <KitLink kit={kit} {...link} className={`${CHOICE} ${link.opens ? ALONE : ""}`.trimEnd()}>
      {kit.placeImage ? (
        <Picture image={kit.placeImage} decorative slot="small" sizes="88px" className={picture} />
      ) : (
        <Icon name={kit.icon ?? "shield"} size={40} className={picture} />
      )}
      <ContentText as="b" className="self-end text-ink" of={kit.kitName} />
      <span>{formatEuros(monthly) + perMonth}</span>
    </KitLink>
  );
}
