import { useSearchParams } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import type { Localized } from "#app/i18n/localize.ts";
import { T } from "#app/i18n/t.tsx";
import type { PAGE_BY_PATH_RESULT } from "#app/sanity/sanity.generated.ts";
import { type KitId, kitIdOf } from "../kit-id.ts";
import { KitChoice } from "./kit-choice.tsx";
import { SelectorPanels } from "./selector-panels.tsx";

type Section = NonNullable<PAGE_BY_PATH_RESULT>["sections"][number];
type SelectorContent = Localized<Extract<Section, { _type: "selectorSection" }>>;
export type SelectorKit = SelectorContent["kits"][number];
export type SelectorCamera = SelectorContent["camera"];

/**
 * Hides a kit's panels while another kit is ticked. The browser does it by itself, so one can choose before the page's code has
 * come, and without JavaScript; a browser that does not know `:has()` shows the panels of all kits.
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
}

/** The product selector (section 2): one chooses a kit by its place and sees its system, sensors, HD camera and price. */
export function Selector({ kits, camera }: Props) {
  const { chosen, choose, box } = useChosenKit(kits);
  const name = useId();
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
      {kits.map((kit) => (
        <div key={kit._id} className={`mt-8 ${HIDDEN_UNLESS_CHOSEN[kit.productId]}`}>
          {/* Another choice, another form: the camera is as the kit comes again (section 4). */}
          <SelectorPanels key={String(kit.productId === chosen)} kit={kit} camera={camera} />
        </div>
      ))}
    </div>
  );
}

/** The kit that is ticked: the first, then, once the page has loaded, the address's ('?kit=chalet') or that of a quick hand. */
function useChosenKit(kits: SelectorKit[]) {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(kits[0]?.productId);
  const [query] = useSearchParams();
  const asked = kitIdOf(query.get("kit") ?? "");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address counts when it changes, and the hand's choice when the code comes.
  useEffect(() => {
    const ticked = box.current?.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value;
    const wanted =
      kits.find(({ productId }) => productId === asked) ?? kits.find(({ productId }) => productId === ticked);
    if (wanted) setChosen(wanted.productId);
  }, [asked]);
  return { chosen, choose: setChosen, box };
}
