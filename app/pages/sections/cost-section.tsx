import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { Receipt } from "#app/kits/compare/receipt.tsx";
import receiptStyles from "#app/kits/compare/receipts.css?url";
import { LeavingSlider, LeavingTable } from "#app/kits/leaving-early.tsx";
import { DiscountNote } from "#app/kits/price-display/kit-total.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { toLeavingTerms } from "#app/kits/pricing/leaving-early.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { StyleSheet } from "#app/ui/style-sheet.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

type Section = SectionOf<"costSection">;

/**
 * The cost of each kit over the commitment period, or of leaving early, or both: a page that shows several segments has the cost of
 * leaving once, because it is the same for all kits.
 */
export function CostSection({ section }: { section: Section }) {
  const { title, text: intro, kits, leaving, shows, clientPromo } = section;
  const { settings } = useSite();
  const id = useId();
  const months = settings.commitmentMonths;
  if (kits.length === 0) return null;
  const hasSegments = kits.some(({ isBusiness }) => isBusiness !== kits[0]?.isBusiness);
  if (shows === "leaving") {
    return leaving ? (
      <SectionFrame>
        <SectionHeading id={id} title={title} />
        <LeavingCosts leaving={leaving} commitmentMonths={months} labelledBy={id} text={intro} />
      </SectionFrame>
    ) : null;
  }
  return (
    <>
      <SectionFrame background={hasSegments ? "dark" : "tint"}>
        <StyleSheet href={receiptStyles} />
        <SectionHeading title={title} text={intro} />
        <TotalCosts kits={kits} clientPromo={clientPromo} />
      </SectionFrame>
      {leaving && shows !== "total" ? (
        <SectionFrame>
          <T as="h2" id={id} className="text-heading" k="sections:leaveTitle" />
          <LeavingCosts leaving={leaving} commitmentMonths={months} labelledBy={id} />
        </SectionFrame>
      ) : null}
    </>
  );
}

/**
 * A receipt for each kit; where it shows both segments, below a choice of homes or businesses. There the list of all prices, at the top of
 * the page, says the territory.
 */
function TotalCosts({ kits, clientPromo }: Pick<Section, "kits" | "clientPromo">) {
  const { t } = useTranslation();
  const id = useId();
  const quoteFor = useQuotes();
  const [first] = kits;
  if (!first) return null;
  const segments = [false, true]
    .map((isBusiness) => ({ isBusiness, kits: kits.filter((kit) => kit.isBusiness === isBusiness) }))
    .filter((segment) => segment.kits.length > 0);
  if (segments.length === 1) {
    return (
      <>
        <PriceTerritory quote={quoteFor(first)} />
        <Receipts kits={kits} clientPromo={clientPromo} />
      </>
    );
  }
  return (
    <div className="segments mt-4">
      <Tabs
        label={t("sections:costSegment")}
        tabs={segments.map((segment) => ({
          id: `${id}${segment.isBusiness}`,
          title: (
            <>
              <Icon name={segment.isBusiness ? "store" : "house"} />
              <T k={segment.isBusiness ? "sections:forBusiness" : "sections:forHome"} />
            </>
          ),
          content: <Receipts kits={segment.kits} clientPromo={clientPromo} />,
        }))}
      />
    </div>
  );
}

/** What each kit costs, beside each other; on a phone below each other. */
function Receipts({ kits, clientPromo }: Pick<Section, "kits" | "clientPromo">) {
  const { t } = useTranslation();
  const { clientStatus } = useSite();
  const hasDiscount = clientStatus === "CLIENT" && !kits[0]?.isBusiness;
  return (
    <>
      <ul aria-label={t("sections:costPick")} className="receipts">
        {kits.map((kit) => (
          <li key={kit._id}>
            <Receipt kit={kit} clientPromo={clientPromo} />
          </li>
        ))}
      </ul>
      {hasDiscount ? <DiscountNote promo={clientPromo} /> : null}
    </>
  );
}

interface LeavingCostsProps {
  leaving: NonNullable<Section["leaving"]>;
  commitmentMonths: number;
  labelledBy: string;
  /** Its words for what leaving early costs, such as those of the conditions. */
  text?: LocalizedText | undefined;
}

/** The cost of leaving early, the same for all kits. See docs/rules.md#leaving-early. */
function LeavingCosts({ leaving, commitmentMonths, labelledBy, text }: LeavingCostsProps) {
  const terms = toLeavingTerms({ ...leaving, commitmentMonths });
  return (
    <div className="@container">
      <p className="mt-2 max-w-prose text-muted">
        {text ? (
          <ContentText of={text} />
        ) : (
          <T
            k="sections:leaveText"
            values={{
              months: commitmentMonths,
              discounts: formatEuros(terms.discounts),
              equipmentMonths: terms.equipmentMonths,
            }}
          />
        )}
      </p>
      <div className="mt-6 grid items-start gap-6 @[50rem]:grid-cols-[2fr_1fr]">
        <LeavingTable labelledBy={labelledBy} terms={terms} />
        <LeavingSlider terms={terms} />
      </div>
    </div>
  );
}
