import { plainOrder, REQUEST_CASES, type RequestCase } from "#tests/routes/backend-requests-cases.ts";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import type { Random } from "./random.ts";

/** The fields of a step. */
export type Fields = Record<string, string>;

/** A visitor with an order whose backend calls are known. */
export interface Visit {
  orderCase: RequestCase;
  /** No other visitor has it: the requests of this one are found by it. */
  email: string;
  fields: Record<"personal" | "address" | "confirmation", Fields>;
  /** The prices that the order may have. Content that changes meanwhile adds one. */
  prices: string[];
  /** The price on the page on which the visitor confirmed last: the one to pay (docs/rules.md#quoted-price). */
  price: string;
  /** The form in which the visitor withdraws from the contract. */
  withdrawal: Record<"intent" | "name" | "contract" | "email", string>;
}

/** @param raises what the content may add to each price, in cents. */
export function planVisit(random: Random, number: number, raises: readonly number[] = [0]): Visit {
  const [first, ...others] = REQUEST_CASES;
  if (!first) throw new Error("There are no cases");
  const orderCase = random.pick([first, ...others]);
  const email = `visitor-${number}@example.com`;
  const { price } = { ...plainOrder("").order, ...orderCase.order };
  return {
    orderCase,
    email,
    fields: {
      personal: { ...PERSONAL, ...orderCase.personal, email },
      address: { ...ADDRESS, ...orderCase.address },
      confirmation: { ...CLIENT_CONFIRMATION, ...orderCase.confirmation },
    },
    prices: raises.map((cents) => ((Math.round(Number(price) * 100) + cents) / 100).toFixed(2)),
    price,
    withdrawal: { intent: "confirm", name: PERSONAL.name, contract: `order ${number}`, email },
  };
}
