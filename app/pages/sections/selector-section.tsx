import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { chosenKit, readChosenKit } from "#app/kits/kit-id.ts";
import { useHouse } from "#app/kits/plan/house-plan.tsx";
import { AllKitChoices, KitChoices } from "#app/kits/selector/kit-choices.tsx";
import { SelectorPanels } from "#app/kits/selector/selector-panels.tsx";
import { PATHS } from "#app/paths.ts";
import { usePagePath } from "#app/site/current-page.ts";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** The kits above the house, the price beside both, so that it stays in sight, and three panels below. */
const OPEN =
  "mt-6 flex flex-col gap-4 md:grid md:grid-cols-[1fr_1fr] md:grid-rows-[auto_1fr_auto] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-6";

/** The product selector: links to the kits, and the panels of the one in the URL. See docs/rules.md#product-selector. */
export default function SelectorSection({ section }: { section: SectionOf<"selectorSection"> }) {
  const { title, text, segment, kits, extras, house: sent } = section;
  const [search] = useSearchParams();
  const wanted = readChosenKit(search);
  const kit = chosenKit(kits, wanted);
  // Below the quiz the questions come first: one orange button at a time.
  const isClosed = usePagePath() === PATHS.quiz && !wanted;
  const house = useHouse(kit?.houseId, sent);
  const choices = useRef<HTMLDivElement>(null);
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    // The link that was followed has gone: its place in the order of the keyboard is that of the chosen kit.
    const chosen = wasClosed.current && choices.current?.querySelector<HTMLElement>("ul:last-child [aria-current]");
    if (chosen) chosen.focus({ preventScroll: true });
    wasClosed.current = isClosed;
  }, [isClosed]);
  if (!kit) return null;
  const anchor = `selector-${segment}`;
  return (
    <SectionFrame id={anchor}>
      <SectionHeading title={title} text={text} />
      <div className={isClosed ? undefined : OPEN}>
        <div ref={choices} className="md:col-start-1 md:row-start-1">
          {isClosed ? (
            <AllKitChoices kits={kits} anchor={anchor} />
          ) : (
            <KitChoices kits={kits} chosen={kit} anchor={anchor} />
          )}
        </div>
        {/* The key resets the extras when another kit is chosen (docs/rules.md#product-selector). */}
        {isClosed ? null : (
          <SelectorPanels key={kit._id} kit={kit} offered={extras} house={kit.houseId ? house : undefined} />
        )}
      </div>
    </SectionFrame>
  );
}
