/** A mistake in our own code, and the tests that have to notice it. */
export interface Mutation {
  name: string;
  file: string;
  /** Occurs once in the file. */
  from: string;
  to: string;
  tests: string[];
}

const ORDER = ["tests/routes/backend-requests.test.ts"];
const ONE_ORDER = ["tests/routes/one-order.test.ts", "tests/db/orders.test.ts"];
const JOBS = ["tests/routes/order-jobs.test.ts", "tests/db/jobs.test.ts"];
const LEADS = ["tests/routes/abandonment.test.ts", "tests/db/leads.test.ts"];
const BILL = ["tests/rules/bill.test.ts"];
const TERRITORY = ["tests/rules/territory.test.ts"];
const COST = ["tests/rules/cost-over-months.test.ts"];
const FORMS = ["tests/rules/form-schemas.test.ts"];
const EDGE = ["tests/routes/hosts.test.ts"];

const mutate = (file: string, tests: string[]) => (name: string, from: string, to: string) => ({
  name,
  file,
  from,
  to,
  tests,
});

const bill = mutate("app/kits/pricing/bill.ts", BILL);
const intro = mutate("app/kits/pricing/introductory-price.ts", BILL);
const tax = mutate("app/kits/pricing/territory-tax.ts", TERRITORY);
const cost = mutate("app/kits/pricing/cost-over-months.ts", COST);
const order = mutate("app/checkout/confirmation/order-body.ts", ORDER);
const email = mutate("app/checkout/jobs/email-body.ts", ORDER);
const place = mutate("app/checkout/confirmation/place-order.server.ts", ONE_ORDER);
const stored = mutate("app/db/orders.server.ts", ONE_ORDER);
const lead = mutate("app/db/leads.server.ts", LEADS);
const field = mutate("app/forms/validation-rules.ts", FORMS);

export const MUTATIONS: Mutation[] = [
  // Prices.
  bill(
    "the client pays the price of others",
    'clientStatus === "CLIENT" ? quote.monthly.client',
    'clientStatus !== "CLIENT" ? quote.monthly.client',
  ),
  bill("extras cost nothing", "monthly: kit + extras", "monthly: kit"),
  bill("the panic button is left out", "(camera ?? 0) + (panicButton ?? 0)", "camera ?? 0"),
  bill(
    "clients pay the one-off payment",
    'clientStatus === "NOT_CLIENT" ? quote.conditions.oneOff : 0',
    "quote.conditions.oneOff",
  ),
  intro("a business gets the introductory price", "!isBusiness && ", ""),
  intro("the introductory price has no extras", "monthly: kit + extras", "monthly: kit"),
  tax("half a cent is rounded down", "FACTOR_SCALE / 2", "0"),
  tax("extras are not taxed", "monthly: withTax(camera.monthly, tax)", "monthly: camera.monthly"),
  tax("Tenerife pays IVA", '"38": "canarias", ', ""),
  tax("the one-off payment is not taxed", "oneOff: withTax(conditions.oneOff, tax)", "oneOff: conditions.oneOff"),
  cost("the introductory price lasts a month longer", "from: 1, to: introMonths,", "from: 1, to: introMonths + 1,"),
  cost("the one-off payment is not part of the total", "period.monthly, oneOff)", "period.monthly, 0)"),
  mutate("app/money.ts", [...BILL, ...ORDER])("cents lose their zero", 'padStart(3, "0")', 'padStart(1, "0")'),
  mutate("app/money.ts", ["tests/routes/kit-page.test.ts", ...ORDER])(
    "euros are cut instead of rounded",
    "Math.round(euros * 100)",
    "Math.floor(euros * 100)",
  ),
  // The order's content.
  order("the order costs the kit alone", "price: toWire(bill.monthly)", "price: toWire(bill.kit)"),
  order("the camera is not ordered", "camStatus: selection.quote.camera.chosen", "camStatus: false"),
  order(
    "a client's account is sent",
    'iban: clientStatus === "CLIENT" ? null : (iban ?? null)',
    'iban: iban ?? "ES9121000418450200051332"',
  ),
  order("the promotion is lost", "    promotion,\n    name", "    promotion: null,\n    name"),
  order("a business kit is ordered as one for homes", "isBusiness: selection.quote.isBusiness", "isBusiness: false"),
  mutate("app/checkout/jobs/after-order.server.ts", ORDER)(
    "the confirmation names the kit's id",
    "product: checkout.selection.slug",
    "product: checkout.selection.productId",
  ),
  email("the sale's e-mail has no document", "param3: wireAddress.docNumber", "param3: null"),
  email("the sale's e-mail has the kit's own price", "param9: toWire(bill.monthly)", "param9: toWire(bill.kit)"),
  email("an abandoned cart looks like a sale", "param20: 1,", "param20: 2,"),
  // One order.
  place(
    "each attempt has a key of its own",
    "placeOrder(body, claimed.order_key)",
    "placeOrder(body, crypto.randomUUID())",
  ),
  place("a price that changed is ordered all the same", "!isAsShown || ", ""),
  place("a kit that is off sale is ordered", " || isOffSale) {", ") {"),
  place("a server error counts as a refusal", "status >= 400 && status < 500", "status >= 400"),
  place(
    "the e-mail of a sale is not queued",
    '    await sendJob(boss, transaction, "order-email", id, { checkoutId: id });\n',
    "",
  ),
  stored(
    "an ordered checkout can be claimed",
    '    .where("order_id", "is", null)\n    .where("customer_id"',
    '    .where("customer_id"',
  ),
  stored("two requests claim one order", "    .where(isUnclaimed(at))\n", ""),
  stored("an order is saved twice", '    .where("order_id", "is", null)\n    .returning("id")', '    .returning("id")'),
  // Jobs and leads.
  mutate("app/checkout/jobs/after-order.server.ts", JOBS)(
    "a second job sends a second e-mail",
    " || !checkout.sealed_document) return;",
    ") return;",
  ),
  mutate("app/checkout/jobs/after-order.server.ts", JOBS)(
    "a failed confirmation is not retried",
    "if (!result.ok) throw new Error(`The order's confirmation",
    "if (!result) throw new Error(`The order's confirmation",
  ),
  lead(
    "a lead is sent after the order",
    '      .where("order_id", "is", null)\n      .forUpdate()',
    "      .forUpdate()",
  ),
  lead(
    "a visitor who continued is a lead",
    "if (!checkout || !isAbandoned(checkout, lead)) return undefined;",
    "if (!checkout) return undefined;",
  ),
  lead("a repeated job sends a second lead", "    return taken && checkout;", "    return checkout;"),
  // Forms.
  field(
    "a phone number may have eight digits",
    "const MOBILE = /^\\+?(?:[\\s.()-]*\\d){9}",
    "const MOBILE = /^\\+?(?:[\\s.()-]*\\d){8,9}",
  ),
  field("an IBAN may be short", "/^[A-Z]{2}\\d{22}$/", "/^[A-Z]{2}\\d{20,22}$/"),
  field("a document keeps its spaces", 'value.replace(/[\\s.-]/g, "").toUpperCase()', "value.toUpperCase()"),
  mutate("app/forms/read-form.server.ts", ["tests/routes/form-fields.test.ts"])(
    "fields of the form library are read",
    "for (const name of [...COMMON, ...wanted])",
    "for (const name of [...received.keys()])",
  ),
  mutate("app/checkout/xsrf.server.ts", ["tests/routes/checkout-errors.test.ts"])(
    "any token is accepted",
    'typeof given === "string" && isSame(expected, given)',
    'typeof given === "string"',
  ),
  mutate("app/forms/backend-error-messages.ts", ["tests/routes/backend-messages.test.ts"])(
    "a client is not told so",
    '["Msisdn is customer", "errors:isCustomer"],',
    "",
  ),
  // Limits, headers and seals.
  mutate("server/request-guards.ts", EDGE)("another site may post", 'site === "same-origin"', 'site !== "none"'),
  mutate("server/request-guards.ts", EDGE)("a large body is read", "> MAX_BODY_BYTES", "> 100 * MAX_BODY_BYTES"),
  mutate("server/allowed-hosts.ts", EDGE)(
    "any host is answered",
    "if (isForHere(request, isOwnHost)) return",
    "if (request) return",
  ),
  mutate("server/security-headers.ts", ["tests/routes/security-headers.test.ts"])(
    "pages may be framed",
    ": \"'none'\"",
    ': "*"',
  ),
  mutate("app/db/seal.server.ts", ["tests/rules/sealer.test.ts"])(
    "a seal's nonce repeats",
    "randomBytes(NONCE_BYTES)",
    "Buffer.alloc(NONCE_BYTES)",
  ),
  mutate("server/page-cache/page-cache.ts", ["tests/routes/page-cache-publish.test.ts"])(
    "a publish leaves stored pages",
    "    pages.invalidate(tags);\n",
    "",
  ),
];
