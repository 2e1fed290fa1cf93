import { ContentText, T } from "#app/i18n/t.tsx";
import type { Extras } from "#app/kits/order/checkout-path.ts";
import { MonthlyPrice } from "#app/kits/price-display/kit-price.tsx";
import { PriceLabel, TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { useSite } from "#app/site/use-site.ts";
import type { QuizKit } from "./queries.ts";

interface Props {
  kit: QuizKit | undefined;
  /** Whether the answers add the camera. */
  camera: Extras["camera"];
}

/** The kit that the answers lead to so far, with its price, beside the question. Nothing before an answer names one. See docs/rules.md#kit-so-far. */
export function KitSoFar({ kit, camera }: Props) {
  const { clientStatus } = useSite();
  const quoteFor = useQuotes();
  if (!kit) return null;
  const quote = quoteFor(kit, { camera });
  return (
    <div className="kit-so-far">
      <div>
        <p className="text-sm text-muted">
          <T k="quiz:soFar" />
        </p>
        <p className="font-bold">
          <ContentText of={kit.kitName} />
          {camera ? (
            <>
              {" + "}
              <T k="sections:hdCamera" />
            </>
          ) : null}
        </p>
      </div>
      <div>
        <MonthlyPrice quote={quote} />
        <p className="text-sm text-muted">
          <PriceLabel clientStatus={clientStatus} /> · <TaxLabel quote={quote} />
        </p>
      </div>
    </div>
  );
}
