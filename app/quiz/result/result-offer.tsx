import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { trackEvent } from "#app/analytics/track-event.ts";
import { useTrackCallbackLink } from "#app/callback/callback-links.tsx";
import { localePath } from "#app/i18n/locale.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { ComplementList } from "#app/kits/complements.tsx";
import { selectKitEvent } from "#app/kits/kit-analytics.ts";
import type { Extras } from "#app/kits/order/checkout-path.ts";
import { KitExtras, PriceSum, useExtras } from "#app/kits/order/extras.tsx";
import { BuyButton, OrderForm, ShownPriceInputs } from "#app/kits/order/order-form.tsx";
import { MoreLink } from "#app/kits/order/order-links.tsx";
import type { House } from "#app/kits/plan/queries.ts";
import { FreeServices } from "#app/kits/price-display/free-services.tsx";
import { KitPrice, OneOffPayment } from "#app/kits/price-display/kit-price.tsx";
import { ClientDifference, KitTotal } from "#app/kits/price-display/kit-total.tsx";
import { OtherPrice } from "#app/kits/price-display/other-price.tsx";
import { TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { formatEuros } from "#app/money.ts";
import { kitHref, PATHS } from "#app/paths.ts";
import type { QuizKit, ResultContent } from "#app/quiz/queries.ts";
import { usePagePath } from "#app/site/current-page.ts";
import { useSite } from "#app/site/use-site.ts";
import { Disclosure } from "#app/ui/accordion.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";
import { Price } from "#app/ui/price.tsx";
import { StyleSheet } from "#app/ui/style-sheet.tsx";
import styles from "./result.css?url";

interface Props {
  kit: QuizKit;
  /** Extras that the answers add to the kit. */
  added: Extras;
  /** The extras of the content. The list of what the kit includes names them while they are chosen. */
  offered: ResultContent["extras"];
  /** Monthly price of the panic button in the kit's segment, in euros. */
  panicButtonPrice?: number | undefined;
  button: LocalizedText | undefined;
  /** The house with the kit's devices, in place of the kit's picture. */
  plan?: ReactNode;
  /** The places of that house, whose pictures of the devices the list has too. */
  places?: House["places"];
  /** Why the panic button is recommended. */
  panicButtonNote?: ReactNode;
}

/** The recommended kit with its price and extras, as a form that leads to the checkout. */
export function ResultOffer({
  kit,
  added,
  offered,
  panicButtonPrice,
  button,
  plan,
  places = [],
  panicButtonNote,
}: Props) {
  const { clientStatus } = useSite();
  const locale = useLocale();
  const pagePath = usePagePath();
  const trackCallbackLink = useTrackCallbackLink();
  const { extras, choose, form } = useExtras(added);
  const camera = offered.find(({ extraId }) => extraId === "camara");
  const panic = offered.find(({ extraId }) => extraId === "boton_panico");
  const chosen = offered.filter((one) => (extras.camera && one === camera) || (extras.panicButton && one === panic));
  const { t } = useTranslation();
  const quote = useQuotes()(kit, { ...extras, panicButtonPrice });
  const bill = calculateBill(quote, clientStatus);
  return (
    <OrderForm kit={kit} quote={quote} form={form} className="result-offer rounded-lg bg-white shadow-card" hasPlan>
      <StyleSheet href={styles} />
      {plan ? (
        <div className="grid items-center bg-brand-50">
          <div className="result-plan">{plan}</div>
        </div>
      ) : (
        <div className="hidden bg-brand-50 md:block">
          <Picture
            image={kit.image}
            slot="card"
            sizes="(min-width: 64.5rem) 600px, 92vw"
            priority
            className="aspect-[5/2] w-full object-cover"
          />
        </div>
      )}
      <div className="result-order">
        <div>
          <ContentText as="h3" className="text-3xl" of={kit.kitName} />
          <ContentText as="p" className="text-muted" of={kit.title} />
        </div>
        <div>
          <KitPrice quote={quote} size="large" />
          {chosen.length > 0 ? (
            <p className="mt-1 font-semibold">
              <PriceSum kit={kit.kitName} names={{ camera: camera?.name, panicButton: panic?.name }} quote={quote} />
            </p>
          ) : null}
        </div>
        <KitExtras
          extras={offered}
          contained={kit.complements.flatMap(({ device }) => device ?? [])}
          quote={quote}
          onChoose={choose}
          panicButtonNote={panicButtonNote}
        />
        <div className="space-y-1 tabular">
          <KitTotal quote={quote} />
          <OneOffPayment quote={quote} />
        </div>
        {kit.isBusiness ? <input type="hidden" name="business_kit" value="true" /> : null}
        <ShownPriceInputs />
        <div className="result-buy flex items-center gap-4">
          <p aria-hidden="true" className="text-sm leading-tight sm:hidden">
            <Price cents={bill.introPrice?.monthly ?? bill.monthly} unit={t("kits:perMonth")} size="small" />
            {/* On a line of its own, which leaves the button its width. */}
            <span className="block">
              <TaxLabel quote={quote} />
            </span>
            {bill.introPrice ? (
              <span className="block">
                <T k="kits:barPromo" values={{ months: bill.introPrice.months, price: formatEuros(bill.monthly) }} />
              </span>
            ) : null}
          </p>
          <BuyButton label={button} className="grow text-lg" />
        </div>
        <div>
          <OtherPrice quote={quote} />
          <ClientDifference quote={quote} />
        </div>
        <PriceTerritory quote={quote} />
      </div>
      <div className="result-contents">
        <Disclosure title={<T k="kits:contains" />}>
          <ComplementList
            complements={[
              ...kit.complements.map(({ _key, quantity, short, device }, position) => ({
                key: _key,
                quantity,
                name: short,
                image: pictureIn(places, device),
                number: places.some((place) => place.device === device) ? position + 1 : undefined,
              })),
              ...chosen.map(({ extraId, name, device }) => ({
                key: extraId,
                quantity: 1,
                name,
                image: pictureIn(places, device),
                isExtra: true,
              })),
            ]}
            slot="spot"
            added={chosen.map(({ extraId }) => extraId)}
            className="mt-1 grid gap-1"
          />
        </Disclosure>
      </div>
      <div className="result-terms">
        <FreeServices quote={quote} saysLeaving />
        <div className="flex flex-wrap gap-x-6">
          <MoreLink
            kit={kit}
            to={localePath(locale, kitHref(kit))}
            onClick={() => trackEvent(selectKitEvent(kit, quote, clientStatus, pagePath))}
          />
          <TextLink path={PATHS.callback} onClick={trackCallbackLink} variant="standalone">
            <T k="quiz:doubt" />
          </TextLink>
        </div>
      </div>
    </OrderForm>
  );
}

/** The picture of a device in a house, which the page has fetched for its plan. */
function pictureIn(places: House["places"], device: string | undefined): PictureSource | undefined {
  const image = places.find((place) => place.device === device)?.image;
  return image?.url ? { url: image.url, crop: image.crop } : undefined;
}
