import { type Mutation, mutate } from "./mutation.ts";

const ORDER = ["tests/routes/backend-requests.test.ts"];
const TERRITORY = ["tests/rules/territory.test.ts"];
const BILL = ["tests/rules/bill.test.ts", ...TERRITORY];
const COST = ["tests/rules/cost-over-months.test.ts"];

const bill = mutate("app/kits/pricing/bill.ts", BILL);
const tax = mutate("app/kits/pricing/territory-tax.ts", TERRITORY);
const cost = mutate("app/kits/pricing/cost-over-months.ts", COST);

export const PRICE_MUTATIONS: Mutation[] = [
  bill(
    "the client pays the price of others",
    'clientStatus === "CLIENT" ? quote.monthly.client',
    'clientStatus !== "CLIENT" ? quote.monthly.client',
  ),
  bill("extras cost nothing", "monthly: kit + extras,", "monthly: kit,"),
  bill("the panic button is left out", "(camera ?? 0) + (panicButton ?? 0)", "camera ?? 0"),
  bill(
    "clients pay the one-off payment",
    'clientStatus === "NOT_CLIENT" ? quote.conditions.oneOff : 0',
    "quote.conditions.oneOff",
  ),
  bill("a business gets the introductory price", "!isBusiness && ", ""),
  bill("the introductory price has no extras", "kit, monthly: kit + extras }", "kit, monthly: kit }"),
  tax("half a cent is rounded down", "divisor / 2", "0"),
  tax("extras are not taxed", "monthly: taxed(camera.monthly)", "monthly: camera.monthly"),
  tax("Tenerife pays IVA", '"38": "canarias", ', ""),
  tax(
    "the tax is never on the price without IVA",
    "isOnNetPrice && ivaIncluded ? IVA_FACTOR : FACTOR_SCALE",
    "FACTOR_SCALE",
  ),
  cost("the introductory price lasts a month longer", "from: 1, to: introMonths,", "from: 1, to: introMonths + 1,"),
  cost("the one-off payment is not part of the total", "priceOf(monthly), oneOff)", "priceOf(monthly), 0)"),
  mutate("app/money.ts", [...BILL, ...ORDER])("cents lose their zero", 'padStart(3, "0")', 'padStart(1, "0")'),
  mutate("app/money.ts", ORDER)(
    "euros are cut instead of rounded",
    "Math.round(euros * 100)",
    "Math.floor(euros * 100)",
  ),
];
