import { type ReactNode, useId } from "react";
import type { ContractSummary } from "#app/checkout/checkout-view.server.ts";
import { OrderTerms } from "#app/checkout/confirmation/order-terms.tsx";
import { foreignLangOf, textOf } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { PATHS } from "#app/paths.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { sellerLine, useSite } from "#app/site/use-site.ts";
import { PrintButton } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { BillLines } from "./bill-lines.tsx";
import { OrderedDevices } from "./order-summary.tsx";

/** What a visitor is about to order, to be printed or saved before the order (docs/rules.md#contract-summary). */
export function ContractSummaryPage({ summary }: { summary: ContractSummary }) {
  const { settings } = useSite();
  const { selection, clientStatus, holder, address, moment } = summary;
  const { securityAttribution, authorisationNumber, seller } = settings;
  return (
    <main id="main" className="on-paper mx-auto w-full max-w-3xl px-4 py-8 lg:py-12">
      <T as="h1" className="text-title" k="contract:title" />
      <T as="p" className="mt-3 text-muted" k="contract:intro" values={{ moment }} />
      <div className="mt-4 mb-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <PrintButton />
        <TextLink path={`${PATHS.checkout}#confirmation`} variant="standalone" className="no-print">
          <T k="contract:back" />
        </TextLink>
      </div>
      <div className="space-y-8">
        <Part title={<T k="contract:seller" />}>
          <p>{sellerLine(settings)}</p>
          <p lang={foreignLangOf(securityAttribution)}>
            {textOf(securityAttribution).replace("{{authorisationNumber}}", authorisationNumber)}
          </p>
        </Part>
        <Part title={<T k="contract:customer" />}>
          <p className="wrap-anywhere">{holder}</p>
          {address ? <p className="wrap-anywhere">{address}</p> : null}
        </Part>
        <Part title={<T k="contract:service" />}>
          <T as="p" className="mb-3" k="contract:serviceText" />
          <ContentText as="h3" className="mb-2 text-base" of={selection.kitName} />
          <OrderedDevices selection={selection} />
        </Part>
        <Part title={<T k="contract:price" />}>
          <p className="mb-3 text-sm text-muted">
            <TaxLabel quote={selection.quote} />
          </p>
          <BillLines selection={selection} clientStatus={clientStatus} />
          <p className="mt-3">
            <T k={clientStatus === "CLIENT" ? "contract:paidByClient" : "contract:paidByOthers"} />
          </p>
        </Part>
        <Part title={<T k="contract:duration" />}>
          <OrderTerms selection={selection} />
        </Part>
        <Part title={<T k="contract:help" />}>
          <p>
            <T k="contract:helpText" /> <PhoneLink number={settings.customerPhone} className="font-bold" />
          </p>
          {seller?.email ? <p className="wrap-anywhere">{seller.email}</p> : null}
          <T as="p" k="contract:complaints" />
        </Part>
      </div>
    </main>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 border-b border-line pb-2 text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
