import { REQUEST_CASES, type RequestCase } from "#tests/routes/backend-requests-cases.ts";
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
  /** The form in which the visitor withdraws from the contract. */
  withdrawal: Record<"intent" | "name" | "contract" | "email", string>;
}

export function planVisit(random: Random, number: number): Visit {
  const [first, ...others] = REQUEST_CASES;
  if (!first) throw new Error("There are no cases");
  const orderCase = random.pick([first, ...others]);
  const email = `visitor-${number}@example.com`;
  return {
    orderCase,
    email,
    fields: {
      personal: { ...PERSONAL, ...orderCase.personal, email },
      address: { ...ADDRESS, ...orderCase.address },
      confirmation: { ...CLIENT_CONFIRMATION, ...orderCase.confirmation },
    },
    withdrawal: { intent: "confirm", name: PERSONAL.name, contract: `order ${number}`, email },
  };
}
