import { localePath } from "#app/i18n/locale.ts";
import type { Localized } from "#app/i18n/localize.ts";
import { ContentText, T, useLocale, useText } from "#app/i18n/t.tsx";
import { TaxLabel } from "#app/kits/price-display/monthly-price.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import type { PricedKit } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import { kitHref } from "#app/paths.ts";
import type { EXTRA_BY_DEVICE_RESULT } from "#app/sanity/sanity.generated.ts";
import { Link } from "#app/ui/link.tsx";
import { extrasQuery } from "./checkout-path.ts";

type Extra = NonNullable<Localized<EXTRA_BY_DEVICE_RESULT>>;

/**
 * The monthly price of a device that can be ordered with a kit, and the kits that take it: each link leads to the kit's page with the
 * device chosen. See docs/rules.md#kit-extras.
 */
export function ExtraOffer({ extra }: { extra: Extra }) {
  const locale = useLocale();
  const perMonth = useText()("kits:perMonth");
  const quoteFor = useQuotes();
  const camera = extra.extraId === "camara";
  const { home, business } = extra.price;
  // A price of the content in the visitor's territory.
  const inTerritory = (kit: PricedKit, panicButtonPrice: number) =>
    quoteFor(kit, { panicButtonPrice }).panicButton.monthly;
  const rows = extra.kits.map((kit) => {
    const quote = quoteFor(kit);
    const own = inTerritory(kit, kit.isBusiness ? business : home);
    return { kit, quote, own, monthly: camera ? quote.camera.monthly : own };
  });
  const ownPrice = (ofBusiness: boolean) => rows.find(({ kit }) => kit.isBusiness === ofBusiness)?.own;
  const [homePrice, businessPrice] = [ownPrice(false), ownPrice(true)];
  const [first] = rows;
  if (!first) return null;
  return (
    <nav aria-labelledby="with-your-kit" className="rounded-lg bg-white p-5 shadow-card sm:p-6">
      <h2 id="with-your-kit" className="text-xl">
        <T k="accessories:withKit" />
      </h2>
      <PriceTerritory quote={quoteFor(first.kit)} />
      <ul className="divide-y divide-line">
        {rows.map(({ kit, quote, monthly }) => (
          <li key={kit._id}>
            <Link
              to={localePath(locale, kitHref(kit, extrasQuery({ camera, panicButton: !camera })))}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5 font-semibold underline-offset-4 hover:underline"
            >
              <span className="text-brand-700">
                <ContentText of={kit.kitName} />
              </span>
              <span className="whitespace-nowrap">
                {`+${formatEuros(monthly)}${perMonth} `}
                <span className="text-sm font-normal text-muted">
                  <TaxLabel quote={quote} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {camera && homePrice !== undefined && businessPrice !== undefined ? (
        <p className="mt-3 text-sm text-muted">
          <T
            k="accessories:installed"
            values={{ home: formatEuros(homePrice), business: formatEuros(businessPrice) }}
          />
        </p>
      ) : null}
    </nav>
  );
}
