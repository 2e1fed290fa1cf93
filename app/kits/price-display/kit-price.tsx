import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva, withIva } from "#app/kits/pricing/territory-tax.ts";
import { formatEuros } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import { TaxLabel } from "./monthly-price.tsx";
import { PriceLabel } from "./price-label.tsx";
import { MonthsBar, PriceTimeline } from "./price-timeline.tsx";

interface Props {
  quote: Quote;
  clientStatus: ClientStatus;
  size?: "large" | "medium" | "small";
  /** Whether it says whose price it is. An order says it elsewhere. */
  saysWhose?: boolean;
}

/**
 * The price of a kit, for the checkout. Shows the introductory price and the regular one after it, the tax, what it costs in
 * which months, the one-off payment, free services and the commitment. See docs/rules.md#price-labels.
 */
export function KitPrice({ quote, clientStatus, saysWhose = true }: Omit<Props, "size">) {
  return (
    <div className="space-y-3">
      <PriceNow quote={quote} clientStatus={clientStatus} saysWhose={saysWhose} />
      <PriceTimeline quote={quote} clientStatus={clientStatus} />
      <OneOffPayment quote={quote} clientStatus={clientStatus} />
      <p className="text-sm text-muted">
        <T k="kits:freeInstallation" />. <T k="kits:freeSignUp" />.
      </p>
    </div>
  );
}

/**
 * What is paid in the first months, whose price it is, and its tax. The regular price is struck through in the sentence that says for how
 * long it is not paid, and from when it is: beside the price alone it looked like one that nobody pays. Where the price is large, so is the
 * regular one, below a bar of the months of both.
 */
export function PriceNow({ quote, clientStatus, size = "medium", saysWhose = true }: Props) {
  const { t } = useTranslation();
  const unit = t("kits:perMonth");
  const { introPrice, monthly } = calculateBill(quote, clientStatus);
  const isPair = introPrice && size === "large";
  const tax = (
    <>
      <TaxLabel quote={quote} />
      {isWithoutIva(quote) ? (
        <span className="block">
          <T k="kits:withIva" values={{ price: formatEuros(withIva(monthly)) }} />
        </span>
      ) : null}
    </>
  );
  return (
    <div>
      {saysWhose ? (
        <p className="mb-1 text-sm font-semibold">
          <PriceLabel clientStatus={clientStatus} />
        </p>
      ) : null}
      {isPair ? (
        <PricePair quote={quote} clientStatus={clientStatus} />
      ) : (
        <Price cents={introPrice?.monthly ?? monthly} unit={unit} size={size} note={tax} />
      )}
      {introPrice ? (
        <p className="mt-1 text-sm">
          {isPair ? <span className="font-semibold text-muted">{tax} · </span> : null}
          <T k="kits:introMonths" values={{ months: introPrice.months }} />{" "}
          <s className="text-muted">{formatEuros(monthly)}</s>
          {isPair ? null : (
            <b>
              , <T k="kits:introThen" values={{ price: `${formatEuros(monthly)}${unit}` }} />
            </b>
          )}
        </p>
      ) : null}
    </div>
  );
}

/** The introductory price and the regular one, as large, each with its months, below a bar of them. */
function PricePair({ quote, clientStatus }: Pick<Props, "quote" | "clientStatus">) {
  const { introPrice, monthly } = calculateBill(quote, clientStatus);
  const { t } = useTranslation();
  if (!introPrice) return null;
  return (
    <>
      <MonthsBar quote={quote} clientStatus={clientStatus} />
      {/* Equally large, and beside each other on a phone too. */}
      <div className="price-pair flex flex-wrap items-end gap-y-1">
        <p>
          <Price cents={introPrice.monthly} unit={t("kits:perMonth")} />
          <span className="block text-sm">
            <T k="sections:costMonths" values={{ from: 1, to: introPrice.months }} />
          </span>
        </p>
        <p>
          <Price cents={monthly} unit={t("kits:perMonth")} />
          <span className="block text-sm">
            <T k="kits:fromMonth" values={{ month: introPrice.months + 1 }} />
          </span>
        </p>
      </div>
    </>
  );
}

/** What is paid once, with the first bill. Nothing for clients. */
export function OneOffPayment({ quote, clientStatus }: Pick<Props, "quote" | "clientStatus">) {
  const { oneOff } = calculateBill(quote, clientStatus);
  if (oneOff === 0) return null;
  return (
    <p className="text-sm text-muted">
      <T k="kits:oneOff" values={{ price: formatEuros(oneOff) }} />
    </p>
  );
}

interface FreeProps extends Pick<Props, "quote"> {
  /** Whether it says the whole commitment. Cards of kits say it with its total, and the line below them what being free depends on. */
  saysCommitment?: boolean;
  /** Shown after the commitment: where it says what leaving early costs. Before it stands the right of withdrawal. */
  leaving?: ReactNode;
}

/** What is free, with its regular price, and the commitment. */
export function FreeServices({ quote: { conditions }, saysCommitment = true, leaving }: FreeProps) {
  return (
    <ul className={`ticked text-sm ${saysCommitment ? "space-y-1" : "flex flex-wrap gap-x-8 gap-y-1"}`}>
      <FreeService k="kits:freeInstallation" amount={formatEuros(conditions.installation)} />
      <FreeService k="kits:freeSignUp" amount={formatEuros(conditions.signUp)} />
      <FreeService k="kits:maintenance" />
      {leaving ? <FreeService k="kits:withdrawal" /> : null}
      {saysCommitment ? (
        <li>
          <Icon name="clock" size={20} className="text-muted" />
          <span>
            <T k="kits:commitment" values={{ months: conditions.commitmentMonths }} />
            {leaving}
          </span>
        </li>
      ) : (
        <li className="text-muted">
          <T k="kits:ifCompleted" values={{ months: conditions.commitmentMonths }} />
        </li>
      )}
    </ul>
  );
}

function FreeService({
  k,
  amount,
}: {
  k: "kits:freeInstallation" | "kits:freeSignUp" | "kits:maintenance" | "kits:withdrawal";
  amount?: string;
}) {
  return (
    <li>
      <Icon name="check" size={20} />
      <span>
        <T k={k} />
        {amount ? (
          <>
            {" "}
            <span className="sr-only">
              <T k="kits:normally" />{" "}
            </span>
            <s className="text-muted">{amount}</s>
          </>
        ) : null}
      </span>
    </li>
  );
}
