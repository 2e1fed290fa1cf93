import type { Cents } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { getIntroductoryPrice, type IntroductoryPrice } from "./introductory-price.ts";
import type { Quote } from "./quote.ts";

/** The amounts that a visitor pays, in cents. */
export interface Bill {
  /** The kit alone, a month. */
  kit: Cents;
  /** A month; undefined when the extra was not chosen. */
  camera?: Cents;
  panicButton?: Cents;
  /** Kit and extras, a month: docs/rules.md#monthly-total. */
  monthly: Cents;
  /** Once, with the first bill; 0 for clients. See docs/rules.md#one-off-payment. */
  oneOff: Cents;
  introPrice?: IntroductoryPrice;
}

/** Adds up a quote for a client status. */
export function calculateBill(quote: Quote, clientStatus: ClientStatus): Bill {
  const kit = clientStatus === "CLIENT" ? quote.monthly.client : quote.monthly.notClient;
  const camera = quote.camera.chosen ? quote.camera.monthly : undefined;
  const panicButton = quote.panicButton.chosen ? quote.panicButton.monthly : undefined;
  const extras = (camera ?? 0) + (panicButton ?? 0);
  return {
    kit,
    camera,
    panicButton,
    monthly: kit + extras,
    oneOff: clientStatus === "NOT_CLIENT" ? quote.conditions.oneOff : 0,
    introPrice: getIntroductoryPrice(quote, clientStatus, extras),
  };
}
