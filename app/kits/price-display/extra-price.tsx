import { useTranslation } from "react-i18next";
import { taxOf, withTax } from "#app/kits/pricing/territory-tax.ts";
import { formatEuros, toCents } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { TaxLabel } from "./monthly-price.tsx";
import { useTerritory } from "./use-territory.ts";

/** What an extra adds to a kit for the home, from euros of the content, in the visitor's territory: '+3,20 €/mes IVA Incl.'. */
export function ExtraPrice({ monthly }: { monthly: number }) {
  const { t } = useTranslation();
  const perMonth = t("kits:perMonth");
  const { settings } = useSite();
  const tax = taxOf(useTerritory(), settings.taxes);
  const cents = toCents(monthly);
  return (
    <>
      <b>{`+${formatEuros(tax ? withTax(cents, tax, true) : cents)}${perMonth}`}</b>{" "}
      <TaxLabel quote={{ tax: tax?.label, ivaIncluded: true }} />
    </>
  );
}
