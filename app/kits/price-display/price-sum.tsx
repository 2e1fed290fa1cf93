import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { ContentText } from "#app/i18n/t.tsx";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";

interface Props {
  kit: LocalizedText;
  /** The names of the chosen extras. */
  extras: LocalizedText[];
  quote: Quote;
}

/** What a monthly price is made of: 'Kit Piso 35,90 € + Cámara HD 3,20 €', with one extra or two. */
export function PriceSum({ kit, extras, quote }: Props) {
  const { clientStatus } = useSite();
  const { monthly, introPrice, camera, panicButton } = calculateBill(quote, clientStatus);
  // In the order of the extras: the camera first.
  const added = [camera, panicButton].filter((cents) => cents !== undefined);
  const ofKit = (introPrice?.monthly ?? monthly) - added.reduce((sum, cents) => sum + cents, 0);
  return (
    <>
      <ContentText of={kit} /> <span className="whitespace-nowrap">{formatEuros(ofKit)}</span>
      {added.map((cents, position) => {
        const name = extras[position];
        return name ? (
          <span key={textOf(name)}>
            {" + "}
            <ContentText of={name} /> <span className="whitespace-nowrap">{formatEuros(cents)}</span>
          </span>
        ) : null;
      })}
    </>
  );
}
