import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { House, OrderExtra, SelectorKit } from "#app/kits/kit-content.ts";
import { chosenKit, readChosenKit } from "#app/kits/kit-id.ts";
import { useHouse } from "#app/kits/plan/house-plan.tsx";
import { StyleSheet } from "#app/ui/style-sheet.tsx";
import choiceStyles from "./kit-choices.css?url";
import { AllKitChoices, KitChoices } from "./kit-choices.tsx";
import selectorStyles from "./selector.css?url";
import { SelectorPanels } from "./selector-panels.tsx";

interface Props {
  kits: SelectorKit[];
  extras: OrderExtra[];
  /** The house of the kit that the page was sent with. That of another one is fetched when it is chosen. */
  house: House | undefined;
  /** The id of the section, to which the links of the kits lead. */
  anchor: string;
  /** Whether it shows no kit before one is chosen: where something else is the page's first way to a kit. */
  startsClosed?: boolean;
}

/** The product selector: links to the kits, and the panels of the one in the URL. See docs/rules.md#product-selector. */
export function Selector({ kits, extras, house: sent, anchor, startsClosed = false }: Props) {
  const [search] = useSearchParams();
  const wanted = readChosenKit(search);
  const kit = chosenKit(kits, wanted);
  const isClosed = startsClosed && !wanted;
  const house = useHouse(kit?.houseId, sent);
  const choices = useRef<HTMLDivElement>(null);
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    // The link that was followed has gone: its place in the order of the keyboard is that of the chosen kit.
    const chosen = wasClosed.current && choices.current?.querySelector<HTMLElement>(".kit-choice[aria-current]");
    if (chosen) chosen.focus({ preventScroll: true });
    wasClosed.current = isClosed;
  }, [isClosed]);
  if (!kit) return null;
  return (
    <>
      <StyleSheet href={isClosed ? choiceStyles : selectorStyles} />
      <div className={isClosed ? undefined : "selector"}>
        <div ref={choices} className="kit-choices">
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
    </>
  );
}
