import { T } from "#app/i18n/t.tsx";
import { type MobileDiscount, savedOnExample } from "#app/kits/pricing/mobile-discount.ts";
import { formatEuros, toCents } from "#app/money.ts";

/** What a client saves on the example of a mobile bill: 'Con una factura de móvil de 30,00 €: −72,00 € en 12 meses'. */
export function MobileExample({ discount }: { discount: MobileDiscount }) {
  return (
    <T
      k="sections:costExample"
      values={{
        bill: formatEuros(toCents(discount.exampleBill)),
        saved: formatEuros(savedOnExample(discount)),
        months: discount.months,
      }}
    />
  );
}
