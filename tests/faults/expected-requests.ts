import { plainOrder } from "#tests/routes/backend-requests-cases.ts";
import type { AcceptedRequest } from "./backend-data.ts";
import type { Visit } from "./visit.ts";
import { addressIdOf, orderIdsOf, type VisitRequests } from "./visit-requests.ts";

/** The parameters of a sale's e-mail with document and address, which an abandoned cart leaves empty. */
const SALE_ONLY = [3, 4, 5, 6, 7, 8, 13, 14, 15, 16, 17, 18].map((number) => `param${number}`);

/** For each kind of request, the body that the service has to receive, field by field (docs/rules.md#backend-calls). */
export function expectedBodies(
  { orderCase, email, withdrawal, price, prices }: Visit,
  requests: VisitRequests,
): Record<keyof VisitRequests, (request: AcceptedRequest) => object> {
  const [orderRequest] = requests.orders;
  const plain = plainOrder(addressIdOf(orderRequest));
  const customer = { ...plain.customer, ...orderCase.customer, email };
  const order = { ...plain.order, ...orderCase.order, price };
  const sale = { ...plain.email, ...orderCase.email, param9: price, param19: email };
  /** A lead has the price of when the visitor left. */
  const anyPrice = (found: unknown) => prices.find((each) => each === found) ?? price;
  return {
    customers: () => customer,
    addresses: () => ({ ...plain.place, ...orderCase.place }),
    orders: (request) => ({ ...order, addressId: addressIdOf(request) }),
    confirmations: () => ({ orderId: orderIdsOf(requests)[0], product: orderCase.product }),
    saleEmails: (request) => ({ ...sale, param21: subject(request, "VENTA CONFIRMADA") }),
    leadCalls: (request) => ({
      ...pick(request.body, ["customerId", "addressId"]),
      productName: order.isBusiness ? `${order.name}_NEGOCIOS` : order.name,
      productDescription: sale.param12,
      isBusiness: order.isBusiness,
      name: customer.name,
      phone: customer.msisdn,
      email,
      camStatus: order.camStatus,
      botonPanicoStatus: order.botonPanicoStatus,
      clientStatus: customer.client ? "CLIENT" : "NOT_CLIENT",
      price: anyPrice(request.body.price),
    }),
    leadEmails: (request) => ({
      ...sale,
      ...Object.fromEntries(SALE_ONLY.map((name) => [name, null])),
      ...pick(request.body, ["param1"]),
      param9: anyPrice(request.body.param9),
      contactlist_id: "",
      param20: 1,
      param21: subject(request, "VENTA PARA CERRAR"),
    }),
    withdrawals: ({ body }) => ({
      name: withdrawal.name,
      contract: withdrawal.contract,
      email,
      acknowledgement: acknowledges(body, withdrawal) ? body.acknowledgement : "name and contract",
      receivedAt: body.receivedAt,
      locale: "es",
      brand: "HOMEGO",
    }),
  };
}

/** The subject holds a time, so only its beginning is expected. */
function subject(request: AcceptedRequest, start: string): unknown {
  const { param21 } = request.body;
  return String(param21).startsWith(start) ? param21 : start;
}

/** Whether the text for the visitor says who withdraws from what. */
function acknowledges({ acknowledgement }: AcceptedRequest["body"], { name, contract }: Visit["withdrawal"]): boolean {
  const text = JSON.stringify(acknowledgement);
  return [name, contract].every((word) => text.includes(word));
}

/** The ids that the backend made, which tell which step was left. */
function pick(all: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}
