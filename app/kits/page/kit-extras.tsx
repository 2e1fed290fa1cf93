import { ContentText, T } from "#app/i18n/t.tsx";
import type { OrderExtra } from "#app/kits/kit-content.ts";
import type { Extras } from "#app/kits/order/checkout-path.ts";
import { ExtraCheckbox } from "#app/kits/order/order-fields.tsx";
import { TaxLabel } from "#app/kits/price-display/monthly-price.tsx";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { Picture } from "#app/ui/picture.tsx";

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
      <legend className="float-left w-full text-sm font-bold">
        <T k="kits:extras" />{" "}
        <span className="text-[0.8125rem] font-normal text-muted">
          <T k="kits:extrasLimit" />
        </span>
        {isWithoutIva(quote) ? (
          <span className="block font-normal text-muted">
            <TaxLabel quote={quote} />
          </span>
        ) : null}
      </legend>
      <ExtraCheckbox
        name="camara"
        monthly={quote.camera.monthly}
        isChosen={quote.camera.chosen}
        onChoose={(camera) => onChoose({ camera })}
        hasPicture={camera?.image !== undefined}
      >
        {camera ? <ExtraDescription extra={camera} isContained={isContained(camera)} /> : <T k="kits:addCamera" />}
      </ExtraCheckbox>
      {panicButton ? (
        <ExtraCheckbox
          name="boton_panico"
          monthly={quote.panicButton.monthly}
          isChosen={quote.panicButton.chosen}
          onChoose={(panicButton) => onChoose({ panicButton })}
          hasPicture={panicButton.image !== undefined}
        >
          <ExtraDescription extra={panicButton} isContained={isContained(panicButton)} />
        </ExtraCheckbox>
      ) : null}
    </fieldset>
  );
}

interface ExtraDescriptionProps {
  extra: OrderExtra;
  isContained: boolean;
}

function ExtraDescription({ extra: { name, description, image }, isContained }: ExtraDescriptionProps) {
  return (
    <span className="flex items-center gap-3">
      {image ? (
        <span className="shrink-0 rounded-sm bg-tint">
          <Picture image={image} decorative slot="thumbnail" sizes="44px" className="size-11 p-1" />
        </span>
      ) : null}
      <span className="leading-snug">
        <span className="block font-semibold">
          <ContentText of={name} />
        </span>
        {description ? (
          <span className="block text-sm text-muted">
            <ContentText of={description} />
          </span>
        ) : null}
        {isContained ? (
          <span className="block text-sm font-semibold text-accent-ink">
            <T k="kits:anotherOne" />
          </span>
        ) : null}
      </span>
    </span>
  );
}
