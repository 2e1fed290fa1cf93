import { useSearchParams } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { T } from "#app/i18n/t.tsx";
import type { House, SelectorCamera, SelectorKit } from "#app/kits/kit-content.ts";
import { type KitId, parseKitId } from "#app/kits/kit-id.ts";
import { useHouse } from "#app/kits/plan/use-house.ts";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { KitChoice } from "./kit-choice.tsx";
import { SelectorPanels } from "./selector-panels.tsx";

/**
 * CSS that hides a kit's panels while another kit is chosen, so that the selector works without JavaScript and before hydration.
 * Browsers without `:has()` show the panels of all kits.
 */
const HIDDEN_UNLESS_CHOSEN: Record<KitId, string> = {
  piso: "group-not-has-[[value=piso]:checked]/selector:hidden",
  "bajo-atico": "group-not-has-[[value=bajo-atico]:checked]/selector:hidden",
  chalet: "group-not-has-[[value=chalet]:checked]/selector:hidden",
  negocios: "group-not-has-[[value=negocios]:checked]/selector:hidden",
  tienda: "group-not-has-[[value=tienda]:checked]/selector:hidden",
  local: "group-not-has-[[value=local]:checked]/selector:hidden",
  oficina: "group-not-has-[[value=oficina]:checked]/selector:hidden",
};

interface Props {
  kits: SelectorKit[];
  camera: SelectorCamera;
  /** The house of the first kit. Another one is fetched when its kit is chosen. */
  house: House | undefined;
}

/** The product selector: radio buttons for the kits, and the panels of the chosen one. See docs/rules.md#product-selector. */
export function Selector({ kits, camera, house: sent }: Props) {
  const { chosen, choose, box } = useChosenKit(kits);
  const name = useId();
  const houseId = kits.find(({ productId }) => productId === chosen)?.houseId;
  const house = useHouse(houseId, sent);
  const quoteFor = useQuotes();
  const [first] = kits;
  return (
    <div ref={box} className="group/selector mt-8">
      <fieldset>
        <legend className="sr-only">
          <T k="sections:chooseKit" />
        </legend>
        <div className="grid gap-3 md:auto-cols-fr md:grid-flow-col md:gap-4">
          {kits.map((kit) => (
            <KitChoice
              key={kit._id}
              kit={kit}
              name={name}
              isChosen={kit.productId === chosen}
              onChoose={() => choose(kit.productId)}
            />
          ))}
        </div>
      </fieldset>
      {first ? <PriceTerritory quote={quoteFor(first)} /> : null}
      {kits.map((kit) => (
        <div key={kit._id} className={`mt-4 ${HIDDEN_UNLESS_CHOSEN[kit.productId]}`}>
          {/* The key resets the camera when another kit is chosen (docs/rules.md#product-selector). */}
          <SelectorPanels
            key={String(kit.productId === chosen)}
            kit={kit}
            camera={camera}
            house={kit.houseId === house?._id ? house : undefined}
          />
        </div>
      ))}
    </div>
  );
}

/** The chosen kit. The server renders the first one. After hydration the URL ('?kit=chalet') decides, otherwise the checked radio button. */
function useChosenKit(kits: SelectorKit[]) {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(kits[0]?.productId);
  const [searchParams] = useSearchParams();
  const fromUrl = parseKitId(searchParams.get("kit") ?? "");
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after hydration and when the search parameter changes.
  useEffect(() => {
    const checked = box.current?.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value;
    const wanted =
      kits.find(({ productId }) => productId === fromUrl) ?? kits.find(({ productId }) => productId === checked);
    if (wanted) setChosen(wanted.productId);
  }, [fromUrl]);
  return { chosen, choose: setChosen, box };
}
