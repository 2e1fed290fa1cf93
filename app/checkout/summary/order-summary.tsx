import { useTranslation } from "react-i18next";
import { localePath } from "#app/i18n/locale.ts";
import type { Localized } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { ComplementList } from "#app/kits/complements.tsx";
import { extrasQuery } from "#app/kits/order/checkout-path.ts";
import { OrderPrice } from "#app/kits/price-display/kit-price.tsx";
import { IntroPriceNote, TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { chosenExtras, type Selection } from "#app/kits/selection.ts";
import { formatEuros } from "#app/money.ts";
import { kitAnchor, PATHS } from "#app/paths.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { BillLines } from "./bill-lines.tsx";

const CHANGE_LINK = "inline-flex min-h-11 items-center font-semibold text-brand-700 underline-offset-4 hover:underline";

interface Props {
  selection: Localized<Selection>;
  clientStatus: ClientStatus;
  /** Without an address a note says that taxes depend on it. */
  hasAddress: boolean;
}

/** The extras of the order, below the kit's name. */
function ChosenExtras({ selection }: Pick<Props, "selection">) {
  const chosen = chosenExtras(selection);
  if (chosen.length === 0) return null;
  return (
    <ul className="text-sm text-muted">
      {chosen.map(({ key, name }) => (
        <li key={key}>
          {"+ "}
          <ContentText of={name} />
        </li>
      ))}
    </ul>
  );
}

/** The panels beside the steps: 'Tu cuota mensual', 'Detalle del pedido', 'Resumen del pago' (docs/rules.md#order-summary). */
export function OrderSummary({ selection, clientStatus, hasAddress }: Props) {
  const locale = useLocale();
  const { t } = useTranslation();
  const { quote } = selection;
  return (
    <aside
      aria-label={t("checkout:summary")}
      className="order-summary flex flex-col gap-4 rounded-lg border border-line bg-white"
    >
      <div className="when-open flex flex-wrap items-center gap-x-4">
        <div className="kit-picture shrink-0 rounded-md bg-tint">
          <Picture image={selection.image} slot="thumbnail" sizes="100px" className="aspect-[4/3] w-full p-1.5" />
        </div>
        <div className="min-w-0 grow basis-32">
          <ContentText as="h2" className="text-xl" of={selection.kitName} />
          <ChosenExtras selection={selection} />
          <p className="flex flex-wrap gap-x-4 text-sm">
            <Link
              to={{
                pathname: localePath(locale, selection.path),
                search: extrasQuery({ camera: quote.camera.chosen, panicButton: quote.panicButton.chosen }),
                hash: kitAnchor(selection) ?? "",
              }}
              className={CHANGE_LINK}
            >
              <T k="checkout:changeExtras" />
            </Link>
            <Link
              to={{
                pathname: localePath(locale, quote.isBusiness ? PATHS.businessKits : PATHS.homeKits),
                hash: "kits",
              }}
              className={CHANGE_LINK}
            >
              <T k="checkout:changeKit" />
            </Link>
          </p>
        </div>
      </div>
      <section className="when-open">
        <T as="h3" className="mb-2 text-base text-muted" k="checkout:monthly" />
        <OrderPrice quote={quote} clientStatus={clientStatus} />
        <p className="mt-2 text-sm text-muted">
          <T k="checkout:priceIn" values={{ place: t(`checkout:${selection.territory}`) }} />
        </p>
      </section>
      <details className="group">
        <summary className="flex min-h-11 list-none flex-wrap items-center justify-between gap-3 font-semibold text-brand-700 [&::-webkit-details-marker]:hidden">
          <Brief selection={selection} clientStatus={clientStatus} />
          <T as="span" className="whitespace-nowrap max-lg:text-sm" k="checkout:breakdown" />
          <Icon name="chevron" size={20} className="shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="space-y-5 pt-2">
          <section>
            <T as="h3" className="mb-2 text-base" k="checkout:detail" />
            <OrderedDevices selection={selection} />
          </section>
          <section>
            <T as="h3" className="mb-2 text-base" k="checkout:payment" />
            <BillLines selection={selection} clientStatus={clientStatus} />
            {hasAddress ? null : <T as="p" className="mt-3 text-sm text-muted" k="checkout:priceElsewhere" />}
          </section>
        </div>
      </details>
    </aside>
  );
}

/** On a phone: the kit and its price, on the line of 'Ver desglose'. */
function Brief({ selection, clientStatus }: Pick<Props, "selection" | "clientStatus">) {
  const { t } = useTranslation();
  const bill = calculateBill(selection.quote, clientStatus);
  return (
    <span className="min-w-0 grow basis-24 text-ink lg:hidden">
      <ContentText of={selection.kitName} />
      <span className="block text-sm text-muted">
        <b className="whitespace-nowrap text-ink">
          {formatEuros(bill.introPrice?.monthly ?? bill.monthly)}
          {t("kits:perMonth")}
        </b>{" "}
        <IntroPriceNote bill={bill} /> <TaxLabel quote={selection.quote} />
      </span>
    </span>
  );
}

/** The devices of the kit and the ordered extras. */
export function OrderedDevices({ selection }: { selection: Localized<Selection> }) {
  const extras = chosenExtras(selection).map(({ key, name }) => ({ key, quantity: 1, name, isExtra: true }));
  return <ComplementList complements={[...selection.complements, ...extras]} className="space-y-1 text-sm" />;
}
