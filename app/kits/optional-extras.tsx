import { ContentText, T } from "#app/i18n/t.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Extras } from "./order/checkout-path.ts";
import { ExtraBox } from "./order/order-fields.tsx";
import type { OfferedKit } from "./page/kit-offer.tsx";
import type { Quote } from "./pricing/quote.ts";

type Extra = OfferedKit["extras"][number];

interface Props {
  extras: Extra[];
  /** The ids of the devices that the kit contains: what is among them already would be another one. */
  contained: string[];
  /** What was chosen, and what each costs. The camera is at the kit's own surcharge (decisions 5). */
  quote: Quote;
  onChoose: (change: Partial<Extras>) => void;
}

/** The entries of the checklist that one may add: 'Cámara HD' and 'Botón pánico', each with what it is for and its price. */
export function OptionalExtras({ extras, contained, quote, onChoose }: Props) {
  const isContained = ({ device }: Extra) => device !== null && contained.includes(device._id);
  const camera = extras.find(({ extraId }) => extraId === "camara");
  const panicButton = extras.find(({ extraId }) => extraId === "boton_panico");
  return (
    <div className="mt-5 grid gap-3">
      <p className="font-bold">
        <T k="kits:extras" />
      </p>
      <ExtraBox
        name="camara"
        monthly={quote.camera.monthly}
        isChosen={quote.camera.chosen}
        onChoose={(camera) => onChoose({ camera })}
      >
        {camera ? <About extra={camera} isContained={isContained(camera)} /> : <T k="kits:addCamera" />}
      </ExtraBox>
      {panicButton ? (
        <ExtraBox
          name="boton_panico"
          monthly={quote.panicButton.monthly}
          isChosen={quote.panicButton.chosen}
          onChoose={(panicButton) => onChoose({ panicButton })}
        >
          <About extra={panicButton} isContained={isContained(panicButton)} />
        </ExtraBox>
      ) : null}
    </div>
  );
}

interface AboutProps {
  extra: Extra;
  isContained: boolean;
}

function About({ extra: { name, description, image }, isContained }: AboutProps) {
  return (
    <span className="flex items-center gap-3">
      {image ? (
        <span className="hidden shrink-0 rounded-sm bg-tint sm:block">
          <Picture image={image} isSaidBeside sizes="56px" className="size-14 p-1.5" />
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
