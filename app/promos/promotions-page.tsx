import { useTranslation } from "react-i18next";
import { CallFreeLink } from "#app/callback/callback-links.tsx";
import { T } from "#app/i18n/t.tsx";
import type { PricedKit } from "#app/kits/pricing/quote.ts";
import { PATHS } from "#app/paths.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { StyleSheet } from "#app/ui/style-sheet.tsx";
import { type GroupTitle, groupPromos, type Promo, statusOf } from "./promo.ts";
import { PromoList } from "./promo-card.tsx";
import { PromoLead, PromoRow } from "./promo-panels.tsx";
import { NoEndDateNote } from "./promo-terms.tsx";
import styles from "./promos.css?url";

interface Props {
  promos: Promo[];
  /** The kits for homes. */
  kits: PricedKit[];
}

/**
 * The page of all running promos. The one for the visitor's own client status opens it. Below it stand those for everyone as cards, what
 * there is for the other status, and those for businesses.
 */
export function PromotionsPage({ promos, kits }: Props) {
  const { clientStatus } = useSite();
  let position = 0;
  const groups = groupPromos(promos, clientStatus).map((group) => ({
    ...group,
    promos: group.promos.map((promo) => {
      position += 1;
      return { promo, position };
    }),
  }));
  const own = groups.find((group) => statusOf(group) === clientStatus);
  const otherStatus = clientStatus === "CLIENT" ? "NOT_CLIENT" : "CLIENT";
  const [lead, ...further] = own?.promos ?? [];
  const below = groups.flatMap((group) => {
    if (group !== own) return group;
    return further.length > 0 ? { ...own, promos: further } : [];
  });
  return (
    <main id="main" className="promotions pb-section">
      <StyleSheet href={styles} />
      {own && lead ? (
        <PromoLead
          {...lead}
          kits={kits}
          heading={
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <T as="h1" k="promos:title" />
              <T as="h2" className="badge bg-white" k={own.title} />
            </div>
          }
        />
      ) : (
        <div className="contained pt-6">
          <T as="h1" className="text-title" k="promos:title" />
          <T as="p" className="mt-2 max-w-prose text-lead text-muted" k="promos:intro" />
        </div>
      )}
      <div className="contained">
        {promos.length === 0 ? <NoPromos /> : null}
        <GroupLinks titles={below.map(({ title }) => title)} />
        {below.map(({ title, promos }, index) => (
          <section key={title} className={index > 0 ? "pt-section" : undefined}>
            <T as="h2" id={anchorOf(title)} className="text-heading" k={title} />
            {statusOf({ title }) === otherStatus ? (
              promos.map(({ promo, position }) => (
                <PromoRow
                  key={promo._id}
                  promo={promo}
                  position={position}
                  whom={title}
                  clientStatus={otherStatus}
                  kits={kits}
                />
              ))
            ) : (
              <PromoList
                promos={promos.map(({ promo }) => promo)}
                position={promos[0]?.position}
                isOpening={promos[0]?.position === 1}
              />
            )}
          </section>
        ))}
        <NoEndDateNote promos={promos} />
        <CallStrip />
      </div>
    </main>
  );
}

const anchorOf = (title: GroupTitle) => title.slice("promos:".length);

function GroupLinks({ titles }: { titles: GroupTitle[] }) {
  const { t } = useTranslation();
  if (titles.length < 2) return null;
  return (
    <nav aria-label={t("promos:title")} className="mb-10 flex flex-wrap gap-2">
      {titles.map((title) => (
        <a
          key={title}
          href={`#${anchorOf(title)}`}
          className="flex min-h-11 items-center rounded-full border border-muted bg-white px-3 text-[0.875rem] font-semibold"
        >
          <T k={title} />
        </a>
      ))}
    </nav>
  );
}

/** For who has a question about an offer. */
function CallStrip() {
  const { settings } = useSite();
  return (
    <section className="mt-section flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-tint p-[min(1.5rem,7.5vw)] lg:px-8">
      <div>
        <T as="h2" className="text-2xl" k="promos:callTitle" />
        <PhoneLink number={settings.salesPhone} className="text-xl font-bold text-brand-700" />
      </div>
      <CallFreeLink variant="quiet" />
    </section>
  );
}

function NoPromos() {
  return (
    <section className="mt-12 rounded-lg bg-tint p-6">
      <T as="h2" className="text-2xl" k="promos:none" />
      <T as="p" className="mt-3 text-lg text-muted" k="promos:noneText" />
      <ButtonLink path={`${PATHS.home}#kits`} className="mt-6">
        <T k="promos:seeKits" />
      </ButtonLink>
    </section>
  );
}
