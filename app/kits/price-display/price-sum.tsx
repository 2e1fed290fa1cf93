import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { ContentText } from "#app/i18n/t.tsx";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";

interface Props {
  kit: LocalizedText;
  /** The names of the extras. */
  names: { camera?: LocalizedText | undefined; panicButton?: LocalizedText | undefined };
  quote: Quote;
}

/** What a monthly price is made of: 'Kit Piso 35,90 € + Cámara HD 3,20 €', with one extra or two. */
export function PriceSum({ kit, names, quote }: Props) {
  const { clientStatus } = useSite();
  const { monthly, introPrice, camera, panicButton } = calculateBill(quote, clientStatus);
  const parts = [
    { name: names.camera, cents: camera },
    { name: names.panicButton, cents: panicButton },
  ];
  const ofKit = (introPrice?.monthly ?? monthly) - (camera ?? 0) - (panicButton ?? 0);
  return (
    <>
      <ContentText of={kit} /> <span className="whitespace-nowrap">{formatEuros(ofKit)}</span>
      {parts.map(({ name, cents }) =>
        name && cents !== undefined ? (
          <span key={textOf(name)}>
            {" + "}
            <ContentText of={name} /> <span className="whitespace-nowrap">{formatEuros(cents)}</span>
          </span>
        ) : null,
      )}
    </>
  );
}
