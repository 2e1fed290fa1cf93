import { useId } from "react";
import { ContentText, T, useText } from "#app/i18n/t.tsx";
import { LeavingSlider } from "#app/kits/leaving-early/leaving-slider.tsx";
import { LeavingTable } from "#app/kits/leaving-early/leaving-table.tsx";
import { CostPanel } from "#app/kits/price-display/cost-panel.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { isCommitment } from "#app/kits/pricing/cost-over-months.ts";
import { toLeavingTerms } from "#app/kits/pricing/leaving-early.ts";
import { useSite } from "#app/site/use-site.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

type Section = SectionOf<"costSection">;

/**
 * The cost of each kit over the commitment period, or of leaving early, or both: a page that shows several segments has the cost of
 * leaving once, because it is the same for all kits. Not shown without a commitment period.
 */
export function CostSection({ section }: { section: Section }) {
  const { title, text: intro, kits, leaving, shows } = section;
  const { settings } = useSite();
  const id = useId();
  const months = settings.commitmentMonths;
  if (kits.length === 0 || !isCommitment(months)) return null;
  if (shows === "leaving") {
    return leaving ? (
      <SectionFrame>
        <SectionHeading id={id} title={title} text={intro} />
        <LeavingCosts leaving={leaving} commitmentMonths={months} labelledBy={id} />
      </SectionFrame>
    ) : null;
  }
  return (
    <SectionFrame>
      <SectionHeading title={title} text={intro} />
      <TotalCosts kits={kits} />
      {leaving && shows !== "total" ? (
        <>
          <h3 id={id} className="mt-10 text-2xl">
            <T k="sections:leaveTitle" />
          </h3>
          <LeavingCosts leaving={leaving} commitmentMonths={months} labelledBy={id} />
        </>
      ) : null}
    </SectionFrame>
  );
}

/**
 * A tab for each kit; where it shows both segments, below a choice of homes or businesses. There the list of all prices, at the top of the
 * page, says the territory.
 */
function TotalCosts({ kits }: Pick<Section, "kits">) {
  const text = useText();
  const id = useId();
  const quoteFor = useQuotes();
  const [first] = kits;
  if (!first) return null;
  const segments = [false, true]
    .map((isBusiness) => ({ isBusiness, kits: kits.filter((kit) => kit.isBusiness === isBusiness) }))
    .filter((segment) => segment.kits.length > 0);
  return (
    <>
      {segments.length > 1 ? null : <PriceTerritory quote={quoteFor(first)} />}
      {segments.length > 1 ? (
        <div className="segments mt-4">
          <Tabs
            label={text("sections:costSegment")}
            tabs={segments.map((segment) => ({
              id: `${id}${segment.isBusiness}`,
              title: <T k={segment.isBusiness ? "sections:forBusiness" : "sections:forHome"} />,
              content: <KitTabs kits={segment.kits} />,
            }))}
          />
        </div>
      ) : (
        <div className="mt-2">
          <KitTabs kits={kits} />
        </div>
      )}
    </>
  );
}

function KitTabs({ kits }: Pick<Section, "kits">) {
  const text = useText();
  const id = useId();
  return (
    <Tabs
      label={text("sections:costPick")}
      tabs={kits.map((kit) => ({
        id: `${id}${kit._id}`,
        title: <ContentText of={kit.kitName} />,
        content: <CostPanel kit={kit} />,
      }))}
    />
  );
}

interface LeavingCostsProps {
  leaving: NonNullable<Section["leaving"]>;
  commitmentMonths: number;
  /** The id of the heading above it. */
  labelledBy: string;
}

/** The cost of leaving early, the same for all kits. See docs/rules.md#leaving-early. */
function LeavingCosts({ leaving, commitmentMonths, labelledBy }: LeavingCostsProps) {
  const terms = toLeavingTerms({ ...leaving, commitmentMonths });
  return (
    <div className="@container">
      <p className="mt-2 max-w-prose text-muted">
        <T k="sections:leaveText" values={{ months: commitmentMonths, equipmentMonths: terms.equipmentMonths }} />
      </p>
      <div className="mt-6 grid gap-6 @[50rem]:grid-cols-[2fr_1fr] @[50rem]:items-start">
        <LeavingTable labelledBy={labelledBy} terms={terms} />
        <LeavingSlider terms={terms} />
      </div>
    </div>
  );
}
