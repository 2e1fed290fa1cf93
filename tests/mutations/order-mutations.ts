import { type Mutation, mutate } from "./mutation.ts";

const ORDER = ["tests/routes/backend-requests.test.ts"];
const ONE_ORDER = ["tests/routes/one-order.test.ts", "tests/db/orders.test.ts"];
const LOST_ORDER = ["tests/routes/lost-order.test.ts"];
const JOBS = ["tests/routes/order-jobs.test.ts", "tests/db/jobs.test.ts"];
const LEADS = ["tests/routes/abandonment.test.ts", "tests/db/leads.test.ts"];

const order = mutate("app/checkout/confirmation/order-body.ts", ORDER);
const email = mutate("app/checkout/jobs/email-body.ts", ORDER);
const place = mutate("app/checkout/confirmation/place-order.server.ts", ["tests/routes/outdated-page.test.ts"]);
const send = mutate("app/checkout/confirmation/send-order.server.ts", ONE_ORDER);
const lost = mutate("app/checkout/confirmation/send-order.server.ts", LOST_ORDER);
const stored = mutate("app/db/orders.server.ts", ONE_ORDER);
const job = mutate("app/checkout/jobs/after-order.server.ts", JOBS);
const lead = mutate("app/db/leads.server.ts", LEADS);

export const ORDER_MUTATIONS: Mutation[] = [
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
  email("the sale's e-mail has no document", "param3: address?.docNumber ?? null", "param3: null"),
  email("the sale's e-mail has the kit's own price", "param9: toWire(bill.monthly)", "param9: toWire(bill.kit)"),
  mutate("app/checkout/jobs/email-body.ts", LEADS)(
    "an abandoned cart looks like a sale",
    "param20: sale ? 2 : 1",
    "param20: 2",
  ),
  // One order.
  send(
    "each attempt has a key of its own",
    "placeOrder(body, claimed.order_key)",
    "placeOrder(body, crypto.randomUUID())",
  ),
  place("a price that changed is ordered all the same", "!isAsShown || ", ""),
  mutate("app/checkout/confirmation/place-order.server.ts", ["tests/routes/kit-off-sale.test.ts"])(
    "a kit that is off sale is ordered",
    " || isOffSale || isOther) {",
    " || isOther) {",
  ),
  mutate("app/checkout/confirmation/place-order.server.ts", ONE_ORDER)(
    "another account passes for that of the order that was sent",
    " || isOther) {",
    ") {",
  ),
  mutate("app/checkout/confirmation/place-order.server.ts", ONE_ORDER)(
    "another body is sent under the key of an order",
    "claimed.order_unresolved ? sentOrder(services, claimed) : undefined",
    "undefined",
  ),
  mutate("app/checkout/checkout-view.server.ts", ONE_ORDER)(
    "the account of an order that was sent can be changed",
    "checkout.order_unresolved ? sentPayment(checkout, sealer) : null",
    "null",
  ),
  mutate("app/checkout/confirmation/send-order.server.ts", ["tests/routes/other-servers.test.ts"])(
    "a call that was not sent tells that an order was refused",
    "isUnsent ? !order_unresolved :",
    "isUnsent ? true :",
  ),
  mutate("app/checkout/jobs/after-order.server.ts", LOST_ORDER)(
    "an order that is refused after its visitor left is forgotten",
    "{ isRefused: false }",
    "{ isRefused: true }",
  ),
  send("a server error counts as a refusal", "status >= 400 && status < 500 && ", "status >= 400 && "),
  mutate("app/checkout/confirmation/send-order.server.ts", JOBS)(
    "the e-mail of a sale is not queued",
    '    await sendJob(boss, transaction, "order-email", id, { checkoutId: id });\n',
    "",
  ),
  lost(
    "nobody asks for an order whose answer was lost",
    'if (mark === "first") await sendJob(',
    'if (mark === "again") await sendJob(',
  ),
  stored(
    "an order is sent after its claim has expired",
    '    .where("order_claimed_until", "is not distinct from", order_claimed_until)\n    .returning',
    "    .returning",
  ),
  mutate("app/checkout/confirmation/place-order.server.ts", ONE_ORDER)(
    "any number of requests wait for one order",
    "others >= MAX_WAITING",
    "others < 0",
  ),
  stored(
    "an order that may be placed can change",
    "      order_unresolved: true,\n      sealed_order: sealedOrder",
    "      sealed_order: sealedOrder",
  ),
  stored(
    "an ordered checkout can be claimed",
    '    .where("order_id", "is", null)\n    .where("customer_id"',
    '    .where("customer_id"',
  ),
  stored("two requests claim one order", "    .where(isUnclaimed)\n", ""),
  stored("an order is saved twice", '    .where("order_id", "is", null)\n    .returning("id")', '    .returning("id")'),
  mutate("app/backends/alarms.server.ts", LOST_ORDER)(
    "an order has no key",
    'response: orderResponse,\n        headers: { "Idempotency-Key": idempotencyKey },',
    "response: orderResponse,",
  ),
  mutate("app/backends/emails.server.ts", LOST_ORDER)(
    "an e-mail has no key",
    '        headers: { "Idempotency-Key": idempotencyKey },\n',
    "",
  ),
  // Jobs and leads.
  job("an e-mail that was sent fails when its job runs again", " || !checkout.sealed_document) return;", ") return;"),
  job(
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
];
