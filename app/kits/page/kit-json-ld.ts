import type { Locale } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { type ContentConditions, createQuote, type PricedKit, type Quote } from "#app/kits/pricing/quote.ts";
import { type Cents, toWire } from "#app/money.ts";
import { kitPath } from "#app/paths.ts";
import { type JsonLd, organizationId } from "#app/seo/json-ld.ts";
import { type ShareImage, shareImageUrl } from "#app/seo/sharing-meta.ts";

interface Kit extends PricedKit {
  productId: string;
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  image: ShareImage;
}

interface Site {
  siteUrl: string;
  locale: Locale;
  settings: ContentConditions & { brand: string; shopName: string };
}

/** The schema.org `Product` of a kit, with its offer. See docs/rules.md#search-engines. */
export function kitJsonLd(kit: Kit, { siteUrl, locale, settings }: Site): JsonLd {
  const url = `${siteUrl}${localePath(locale, kitPath(kit))}`;
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: textOf(kit.name),
    description: textOf(kit.description),
    sku: kit.productId,
    image: shareImageUrl(kit.image),
    brand: { "@type": "Brand", name: settings.brand },
    url,
    offers: nonClientOffer(createQuote(kit, settings), {
      url,
      seller: { "@type": "Organization", "@id": organizationId(siteUrl), name: settings.shopName },
    }),
  };
}

interface Sale {
  /** URL of the kit's page. */
  url: string;
  seller: JsonLd;
}

/**
 * The schema.org `Offer` of a kit: the regular monthly price, the introductory price and the one-off payment. Uses the prices for
 * visitors who are not clients, because a search engine is not a client (docs/decisions/0016).
 */
export function nonClientOffer(quote: Quote, { url, seller }: Sale): JsonLd {
  const { monthly, introPrice, oneOff } = calculateBill(quote, "NOT_CLIENT");
  const price = (cents: Cents, more: JsonLd): JsonLd => ({
    "@type": "UnitPriceSpecification",
    price: toWire(cents),
    priceCurrency: "EUR",
    valueAddedTaxIncluded: quote.ivaIncluded,
    ...more,
  });
  const monthlyPrice = (cents: Cents, more: JsonLd = {}) =>
    price(cents, {
      priceComponentType: "https://schema.org/Subscription",
      // UN/CEFACT code for a month, the unit of the start and the duration.
      unitCode: "MON",
      billingIncrement: 1,
      ...more,
    });
  return {
    "@type": "Offer",
    url,
    price: toWire(monthly),
    priceCurrency: "EUR",
    availability: "https://schema.org/InStock",
    seller,
    priceSpecification: [
      ...(introPrice
        ? [monthlyPrice(introPrice.monthly, { billingStart: 0, billingDuration: introPrice.months })]
        : []),
      monthlyPrice(monthly, introPrice ? { billingStart: introPrice.months } : {}),
      ...(oneOff > 0 ? [price(oneOff, { priceComponentType: "https://schema.org/Downpayment" })] : []),
    ],
  };
}
