import { ContentText, T } from "#app/i18n/t.tsx";
import type { OfferedKit } from "#app/kits/kit-content.ts";
import type { Extras } from "#app/kits/order/checkout-path.ts";
import { ExtraCheckbox } from "#app/kits/order/order-fields.tsx";
import { TaxLabel } from "#app/kits/price-display/monthly-price.tsx";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { Picture } from "#app/ui/picture.tsx";

interface Props {
  kit: Pick<OfferedKit, "complements" | "extras">;
  /** Which extras are chosen, and their prices. */
  quote: Quote;
  onChoose: (change: Partial<Extras>) => void;
}

/** The extras of a kit as checkboxes. One that the kit contains is labelled as a second one. See docs/rules.md#kit-extras. */
export function KitExtras({ kit: { complements, extras }, quote, onChoose }: Props) {
  const contained = complements.flatMap(({ device }) => device?._id ?? []);
  const isContained = ({ device }: Extra) => device !== undefined && contained.includes(device);
  const camera = extras.find(({ extraId }) => extraId === "camara");
  const panicButton = extras.find(({ extraId }) => extraId === "boton_panico");
  return (
    <fieldset className="grid gap-3 border-t border-line pt-4">
      <legend className="float-left w-full font-bold">
        <T k="kits:extras" />
        {isWithoutIva(quote) ? (
          <span className="block text-sm font-normal text-muted">
            <TaxLabel quote={quote} />
          </span>
        ) : null}
      </legend>
      <ExtraCheckbox
        name="camara"
        monthly={quote.camera.monthly}
        isChosen={quote.camera.chosen}
        onChoose={(camera) => onChoose({ camera })}
      >
        {camera ? <ExtraDescription extra={camera} isContained={isContained(camera)} /> : <T k="kits:addCamera" />}
      </ExtraCheckbox>
      {panicButton ? (
        <ExtraCheckbox
          name="boton_panico"
          monthly={quote.panicButton.monthly}
          isChosen={quote.panicButton.chosen}
          onChoose={(panicButton) => onChoose({ panicButton })}
        >
          <ExtraDescription extra={panicButton} isContained={isContained(panicButton)} />
        </ExtraCheckbox>
      ) : null}
    </fieldset>
  );
}

type Extra = OfferedKit["extras"][number];

interface ExtraDescriptionProps {
  extra: Extra;
  isContained: boolean;
}

function ExtraDescription({ extra: { name, description, image }, isContained }: ExtraDescriptionProps) {
  return (
    <span className="flex items-center gap-3">
      {image ? (
        <span className="shrink-0 rounded-sm bg-tint max-lg:hidden">
          <Picture image={image} decorative slot="thumbnail" sizes="44px" className="size-14 p-1.5" />
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
