import type { ReactNode } from "react";
import type { ThanksView } from "#app/checkout/checkout-view.server.ts";
import { OrderTerms } from "#app/checkout/confirmation/order-terms.tsx";
import { BillLines } from "#app/checkout/summary/bill-lines.tsx";
import { OrderedDevices } from "#app/checkout/summary/order-summary.tsx";
import { FeedbackBox } from "#app/feedback/feedback-box.tsx";
import type { FeedbackQuestion } from "#app/feedback/vote-box.tsx";
import { ContentText, T } from "#app/i18n/t.tsx";
import { toEcommerce } from "#app/kits/kit-analytics.ts";
import { OrderPrice } from "#app/kits/price-display/kit-price.tsx";
import { PATHS } from "#app/paths.ts";
import { PhoneLink } from "#app/site/links.tsx";
import { useSite } from "#app/site/use-site.ts";
import { PrintButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { LeaveForm } from "./leave-form.tsx";
import { ThanksSteps } from "./thanks-steps.tsx";
import { usePurchase } from "./use-purchase.ts";

interface Props {
  order: ThanksView;
  /** Days for which this browser finds the order. */
  keptDays: number;
  feedback: FeedbackQuestion | null;
  /** Token that the form sends back. */
  xsrf: string;
}

/** 'Gracias': order number, next steps, phone, ordered items, terms, a feedback question and the way out (docs/rules.md#thank-you-page). */
export function ThanksPage({ order, keptDays, feedback, xsrf }: Props) {
  const { settings } = useSite();
  const { orderId, clientStatus, selection, customer, company, address } = order;
  usePurchase({
    orderId,
    customer,
    product: selection.productId,
    purchase: { transaction_id: orderId, ...toEcommerce(selection, selection.quote, clientStatus) },
  });
  return (
    <main id="main" className="on-paper mx-auto w-full max-w-6xl px-4 py-8 sm:px-8 lg:py-12">
      <p className="armed inline-block rounded-full text-success">
        <span className="flex size-14 items-center justify-center rounded-full bg-success text-white">
          <Icon name="shield" size={32} />
        </span>
      </p>
      <T as="h1" className="mt-4 text-title" k="thanks:title" />
      <T as="p" className="mt-3 text-lg font-semibold" k="thanks:order" values={{ orderId }} />
      <T as="p" className="mt-1 mb-3 max-w-2xl text-muted" k="thanks:kept" values={{ days: keptDays }} />
      <PrintButton />
      <div className="order-columns mt-8 grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-10">
        <div className="space-y-8">
          <section>
            <T as="h2" className="text-heading" k="thanks:next" />
            <ThanksSteps />
          </section>
          <section className="rounded-lg bg-brand-50 p-5 sm:p-6">
            <T as="h2" className="text-xl" k="thanks:doubts" />
            <p className="mt-2 flex flex-wrap items-center gap-x-3">
              <PhoneLink
                number={clientStatus === "CLIENT" ? settings.customerPhone : settings.salesPhone}
                className="text-xl font-bold text-brand-700"
              />
              <T as="span" className="text-muted" k="thanks:haveNumber" />
            </p>
          </section>
          {feedback ? (
            <div className="no-print">
              <FeedbackBox question={feedback} subject={PATHS.thanks} className="rounded-md bg-brand-50 px-4 py-3" />
            </div>
          ) : null}
        </div>
        <section className="space-y-5 rounded-lg border border-line bg-white p-5 sm:p-6">
          <div className="flex items-center gap-4">
            <div className="w-24 shrink-0 rounded-md bg-tint">
              <Picture image={selection.image} slot="thumbnail" sizes="84px" className="aspect-[4/3] w-full p-1.5" />
            </div>
            <ContentText as="h2" className="text-xl" of={selection.kitName} />
          </div>
          <OrderPrice quote={selection.quote} clientStatus={clientStatus} />
          <dl className="space-y-3 border-t border-line pt-4">
            <Fact name={<T k="thanks:holder" />}>
              {[...new Set([company, customer.clientName])].filter(Boolean).join(" · ")}
            </Fact>
            <Fact name={<T k="checkout:phone" />}>{customer.phone}</Fact>
            <Fact name={<T k="checkout:email" />}>{customer.email}</Fact>
            {address ? <Fact name={<T k="checkout:addressTitle" />}>{address}</Fact> : null}
          </dl>
          <section className="border-t border-line pt-4">
            <T as="h3" className="mb-2 text-base" k="checkout:detail" />
            <OrderedDevices selection={selection} />
          </section>
          <section className="border-t border-line pt-4">
            <T as="h3" className="mb-2 text-base" k="checkout:payment" />
            <BillLines selection={selection} clientStatus={clientStatus} />
          </section>
        </section>
        <section className="rounded-lg border border-line bg-white p-5 sm:p-6">
          <T as="h2" className="text-xl" k="thanks:terms" />
          <OrderTerms selection={selection} isOrdered />
          {selection.quote.isBusiness ? null : (
            <p className="no-print mt-3">
              <TextLink path={PATHS.withdrawal} variant="standalone">
                <T k="withdrawal:here" />
              </TextLink>
            </p>
          )}
        </section>
      </div>
      <LeaveForm xsrf={xsrf} />
    </main>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
