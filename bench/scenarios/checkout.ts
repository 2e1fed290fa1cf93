import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "../../tests/support/checkout-fields.ts";
import { HttpVisitor } from "../../tests/support/http-visitor.ts";
import { cpuMicroseconds } from "../measure/process-figures.ts";
import { type Contestant, rowOf, runRounds } from "../measure/rounds.ts";
import { spread } from "../measure/spread.ts";
import { type Bench, barGroup, type Report, type Row, ratio } from "../scenario.ts";
import { prepareFormerShop } from "../servers/former.ts";
import { type Shop, startShop } from "../servers/shop.ts";

const CHECKOUT = "/checkout?kit=piso";
/** Visitors who send the first step again and again. */
const VISITORS = 20;
/** Orders of each shop in a round. */
const ORDERS = 10;

/** The first step of the checkout refused and accepted, and a whole order, beside the shop as it was before. */
export async function checkout(bench: Bench): Promise<Report> {
  const folder = await prepareFormerShop(bench);
  await using shop = await startShop(bench, { name: "checkout shop" });
  await using former = await startShop(bench, { name: "former checkout shop", checkout: folder });
  const steps = await runRounds(bench, [
    await step("step refused, this shop", shop, { ...PERSONAL, email: "ane" }, 400),
    await step("step refused, before", former, { ...PERSONAL, email: "ane" }, 400),
    await step("step accepted, this shop", shop, PERSONAL, 303),
    await step("step accepted, before", former, PERSONAL, 303),
  ]);
  const orders: Record<"this shop" | "before", Order[]> = { "this shop": [], before: [] };
  for (let round = 0; round < bench.rounds; round += 1) {
    orders["this shop"].push(await order(bench, shop));
    orders.before.push(await order(bench, former));
  }
  const orderRow = (name: keyof typeof orders, figure: keyof Order): Row => ({
    name: `order whole, ${name}, ${figure === "cpu" ? "CPU" : "latency"}`,
    unit: "ms",
    values: orders[name].map((result) => result[figure]),
  });
  const cpu = (name: string) => rowOf(steps, name, "cpu");
  return {
    title: "Checkout",
    rows: [
      ...[...steps.keys()].flatMap((name) => [cpu(name), rowOf(steps, name, "median"), rowOf(steps, name, "p99")]),
      orderRow("this shop", "cpu"),
      orderRow("before", "cpu"),
      orderRow("this shop", "latency"),
      orderRow("before", "latency"),
    ],
    ratios: [
      ratio(cpu("step refused, this shop"), cpu("step refused, before"), {
        name: "step refused, this shop / before, CPU",
      }),
      ratio(cpu("step accepted, this shop"), cpu("step accepted, before"), {
        name: "step accepted, this shop / before, CPU",
      }),
      ratio(orderRow("this shop", "cpu"), orderRow("before", "cpu"), { name: "order whole, this shop / before, CPU" }),
      ratio(orderRow("this shop", "latency"), orderRow("before", "latency"), {
        name: "order whole, this shop / before, latency",
      }),
    ],
    chart: barGroup("Order, from the checkout to the thanks", {
      "this shop": orderRow("this shop", "cpu"),
      before: orderRow("before", "cpu"),
    }),
    notes: [
      "The sandbox's backends answer at once. An order is the checkout page, three steps and the thank-you page.",
    ],
  };
}

/** Posts of the first step, each by another visitor, with the answer that is wanted. */
async function step(name: string, shop: Shop, fields: Record<string, string>, status: number): Promise<Contestant> {
  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => openCheckout(shop.url)));
  let count = 0;
  const next = () => {
    count += 1;
    const { cookie, token } = visitors[count % VISITORS] ?? { cookie: "", token: "" };
    return { headers: { cookie }, body: String(new URLSearchParams({ _xsrf: token, ...fields })) };
  };
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    origin: shop.url,
    "sec-fetch-site": "same-origin",
  };
  return { name, load: { url: `${shop.url}/checkout`, pid: shop.pid, method: "POST", headers, next, status } };
}

/** The cookies of a visitor who has opened the checkout, and the token of its forms. */
async function openCheckout(url: string): Promise<{ cookie: string; token: string }> {
  const page = await fetch(`${url}${CHECKOUT}`);
  await page.arrayBuffer();
  const cookies = page.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const token = cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length);
  if (!token) throw new Error(`${url}${CHECKOUT} sets no token`);
  return { cookie: cookies.join("; "), token };
}

/** Both in milliseconds. */
interface Order {
  cpu: number;
  /** Of the whole order, and the median of several. */
  latency: number;
}

/** Several orders, one after the other: one alone takes too few ticks of the CPU's clock. */
async function order({ stop }: Bench, { url, pid }: Shop): Promise<Order> {
  const latencies: number[] = [];
  const cpu = cpuMicroseconds(pid);
  for (let count = 0; count < ORDERS; count += 1) {
    stop.throwIfAborted();
    const begun = performance.now();
    await placeOrder(url);
    latencies.push(performance.now() - begun);
  }
  return { cpu: (cpuMicroseconds(pid) - cpu) / 1000 / ORDERS, latency: spread(latencies).median };
}

/** A new visitor orders without JavaScript. */
async function placeOrder(url: string): Promise<void> {
  const visitor = new HttpVisitor(() => url);
  await (await visitor.open(CHECKOUT)).text();
  for (const fields of [PERSONAL, ADDRESS, CLIENT_CONFIRMATION]) {
    const answer = await visitor.post("/checkout", fields);
    await answer.text();
    if (answer.status !== 303) throw new Error(`${url}: the step ${fields.intent} was answered ${answer.status}`);
  }
  await (await visitor.open("/gracias")).text();
}
