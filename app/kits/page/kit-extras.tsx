import { ContentText, T } from "#app/i18n/t.tsx";
import type { OrderExtra } from "#app/kits/kit-content.ts";
import type { Extras } from "#app/kits/order/checkout-path.ts";
import { ExtraCheckbox } from "#app/kits/order/order-fields.tsx";
import { TaxLabel } from "#app/kits/price-display/monthly-price.tsx";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";

interface Props {
  extras: OrderExtra[];
  /** The ids of the kit's own devices. */
  contained: string[];
  /** Which extras are chosen, and their prices. */
  quote: Quote;
  onChoose: (change: Partial<Extras>) => void;
}

/** The extras of a kit as checkboxes. One that the kit contains is labelled as a second one. See docs/rules.md#kit-extras. */
export function KitExtras({ extras, contained, quote, onChoose }: Props) {
  const isContained = ({ device }: OrderExtra) => device !== undefined && contained.includes(device);
  const camera = extras.find(({ extraId }) => extraId === "camara");
  const panicButton = extras.find(({ extraId }) => extraId === "boton_panico");
  return (
    <fieldset className="grid gap-2">
      <legend className="float-left w-full font-bold">
        <T k="kits:extras" />{" "}
        {isWithoutIva(quote) ? (
          <span className="text-sm font-normal text-muted">
            <TaxLabel quote={quote} />
          </span>
        ) : null}
      </legend>
      <ExtraCheckbox
        name="camara"
        monthly={quote.camera.monthly}
        isChosen={quote.camera.chosen}
        onChoose={(camera) => onChoose({ camera })}
        image={camera?.image}
        note={camera ? <ExtraNote extra={camera} isContained={isContained(camera)} /> : null}
      >
        {camera ? <ContentText of={camera.name} /> : <T k="kits:addCamera" />}
      </ExtraCheckbox>
      {panicButton ? (
        <ExtraCheckbox
          name="boton_panico"
          monthly={quote.panicButton.monthly}
          isChosen={quote.panicButton.chosen}
          onChoose={(panicButton) => onChoose({ panicButton })}
          image={panicButton.image}
          note={<ExtraNote extra={panicButton} isContained={isContained(panicButton)} />}
        >
          <ContentText of={panicButton.name} />
        </ExtraCheckbox>
      ) : null}
    </fieldset>
  );
}

interface NoteProps {
  extra: OrderExtra;
  isContained: boolean;
}

/** What the extra is and needs, once it is chosen; before, only whether the kit contains one. */
function ExtraNote({ extra: { description }, isContained }: NoteProps) {
  return (
    <>
      {description ? (
        <span className="when-chosen w-full text-sm text-muted">
          <ContentText of={description} />
        </span>
      ) : null}
      {isContained ? (
        <span className="w-full text-sm font-semibold text-accent-ink">
          <T k="kits:anotherOne" />
        </span>
      ) : null}
    </>
  );
}
