import { describe, expect, test } from "vitest";
import { plainOrder } from "#tests/routes/backend-requests-cases.ts";
import type { AcceptedRequest } from "./backend-data.ts";
import { judge } from "./judge.ts";
import { Random } from "./random.ts";
import { planVisit } from "./visit.ts";

const ADDRESS_ID = "adr-1";
const ORDER_ID = "ord-1";

const visit = { ...planVisit(new Random(1), 1), orderCase: plainCase() };
const { customer, place, order, email } = plainOrder(ADDRESS_ID);

function plainCase() {
  return { name: "home, client", query: "kit=piso", personal: {}, address: {}, confirmation: {}, product: "pisos" };
}

type Call = [service: AcceptedRequest["service"], path: string, body: object, answer: AcceptedRequest["answer"]];

const CALLS: Call[] = [
  ["alarms", "/customer", { ...customer, email: visit.email }, { id: "cus-1", client: 1 }],
  ["alarms", "/customer/cus-1/address", place, ADDRESS_ID],
  ["alarms", `/address/${ADDRESS_ID}/order`, order, { orderId: ORDER_ID }],
  ["alarms", "/confirmation", { orderId: ORDER_ID, product: "pisos" }, { orderId: ORDER_ID }],
  [
    "emails",
    "/api/emails-prod",
    { ...email, param19: visit.email, param21: "VENTA CONFIRMADA Compra online HomeGo" },
    { status: "queued" },
  ],
];

const received = (calls: Call[]) =>
  calls.map(
    ([service, path, body, answer], at): AcceptedRequest => ({
      id: String(at),
      at: new Date(at).toISOString(),
      service,
      method: "POST",
      path,
      headers: {},
      body: JSON.parse(JSON.stringify(body)),
      status: 200,
      answer,
    }),
  );

/** The calls with one field of the request to a path changed. */
const changed = (end: string, fields: object) =>
  CALLS.map(
    ([service, path, body, answer]): Call => [
      service,
      path,
      path.endsWith(end) ? { ...body, ...fields } : body,
      answer,
    ],
  );

const { intent: _, ...withdrawal } = visit.withdrawal;
const text = `${withdrawal.name} ${withdrawal.contract}`;
const WITHDRAWAL: Call = [
  "node",
  "/withdrawal",
  { ...withdrawal, acknowledgement: { subject: "", text }, receivedAt: "", locale: "es", brand: "HOMEGO" },
  { status: "taken" },
];

const judged = (calls: Call[]) => judge([{ visit, orderId: ORDER_ID, hasWithdrawn: true }], received(calls));

test("an order with its confirmation, e-mail and withdrawal is right", () => {
  const { violations, missing, counts } = judged([...CALLS, WITHDRAWAL]);
  expect([violations, missing]).toEqual([[], []]);
  const one = { customers: 1, addresses: 1, orders: 1, confirmations: 1, saleEmails: 1, withdrawals: 1 };
  expect(counts).toMatchObject(one);
});

describe("is noticed:", () => {
  test.for<[string, Call[], RegExp]>([
    ["a price of 1.00", changed("/order", { price: "1.00" }), /orders with price "1.00" instead of "35.90"/],
    ["another kit", changed("/order", { name: "Alarma para Chalet" }), /orders with name/],
    ["a camera that was not ordered", changed("/order", { camStatus: true }), /orders with camStatus/],
    ["another product", changed("/confirmation", { product: "chalets" }), /confirmations with product/],
    ["another price in the e-mail", changed("/emails-prod", { param9: "1.00" }), /saleEmails with param9/],
    ["another phone number", changed("/customer", { msisdn: "600000000" }), /customers with msisdn/],
    ["another street", changed("cus-1/address", { name: "Otra" }), /addresses with name/],
    ["a second e-mail", [...CALLS, ...CALLS.slice(-1)], /2 sale e-mails/],
    ["a second confirmation", [...CALLS, ...CALLS.slice(3, 4)], /2 confirmations/],
    ["a second order", [...CALLS, ...CALLS.slice(2, 3)], /2 orders/],
    [
      "an order of no visitor",
      [...CALLS, ["alarms", "/address/adr-2/order", order, { orderId: "ord-2" }]],
      /no visitor/,
    ],
    [
      "a lead after the order",
      [...CALLS, ["emails", "/api/emails-prod", { ...email, param19: visit.email, param20: 1 }, {}]],
      /1 leads after the order/,
    ],
    ["a second withdrawal", [...CALLS, WITHDRAWAL, WITHDRAWAL], /2 withdrawals/],
    [
      "a withdrawal from another contract",
      [...CALLS, ["node", "/withdrawal", { ...WITHDRAWAL[2], contract: "another" }, {}]],
      /withdrawals with contract "another" instead of "order 1"/,
    ],
  ])("%s", ([, calls, problem]) => {
    expect(judged(calls).violations.join("\n")).toMatch(problem);
  });

  test("a confirmation or a withdrawal that is missing", () => {
    expect(judged(CALLS.filter(([, path]) => path !== "/confirmation")).missing).toEqual([
      `${visit.email}: no confirmation of ${ORDER_ID}`,
      `${visit.email}: no withdrawal`,
    ]);
  });
});
