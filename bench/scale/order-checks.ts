import { setTimeout as pause } from "node:timers/promises";
import { acceptedRequests, storedOrders } from "../../tests/faults/backend-data.ts";
import { type Cluster, metricSum } from "./cluster.ts";
import { type Orders, orderUntil } from "./visitors.ts";

/** What a check found: figures for a reader, and what is wrong. */
export interface Finding {
  figures: Record<string, number>;
  wrong: string[];
}

export interface Load {
  visitors: number;
  seconds: number;
  /** The longest pause of a visitor between two pages, in milliseconds. */
  thinkMs: number;
}

/** Visitors order and nothing happens. Tells what an order costs. */
export async function orderUndisturbed(cluster: Cluster, load: Load): Promise<Finding> {
  const instances = [...cluster.sites, cluster.jobs];
  const cpuSeconds = () => metricSum(instances, "process_cpu_seconds_total");
  const before = await cpuSeconds();
  const orders = await underLoad(cluster, load, async () => undefined);
  const cpuMs = ((await cpuSeconds()) - before) * 1_000;
  return {
    figures: {
      ...figuresOf(orders),
      "CPU an order, three steps and two pages, sites and jobs, ms": Math.round(cpuMs / orders.thanked.length),
      failed: orders.failures.length,
    },
    wrong: counted(orders.failures.map(({ what }) => what)),
  };
}

/** One of the two sites is killed while visitors order, and starts again. Only requests in flight may fail. */
export async function orderWhileOneIsKilled(cluster: Cluster, load: Load): Promise<Finding> {
  const victim = cluster.sites[0];
  let killedAt = 0;
  const orders = await underLoad(cluster, load, async () => {
    await victim.process.kill("SIGKILL");
    killedAt = Date.now();
    await pause((load.seconds * 1_000) / 8);
    await victim.process.restart();
  });
  const inFlight = orders.failures.filter(({ sentAt }) => sentAt <= killedAt);
  const others = orders.failures.filter(({ sentAt }) => sentAt > killedAt);
  return {
    figures: {
      ...figuresOf(orders),
      "failed, in flight at the kill": inFlight.length,
      "failed otherwise": others.length,
    },
    wrong: counted(others.map(({ what }) => what)),
  };
}

/** The proxy tries an instance again one second after it was gone (`deploy/nginx.conf`). */
const PROXY_NOTICES_MS = 3_000;

/** Both sites are stopped and started one after the other while visitors order, as a deployment does. No request may fail. */
export async function orderDuringDeployment(cluster: Cluster, load: Load): Promise<Finding> {
  let stopMs = 0;
  const orders = await underLoad(cluster, load, async () => {
    for (const { process } of cluster.sites) {
      const begun = Date.now();
      await process.kill("SIGTERM");
      stopMs = Math.max(stopMs, Date.now() - begun);
      await process.restart();
      await pause(PROXY_NOTICES_MS);
    }
  });
  return {
    figures: { ...figuresOf(orders), "longest stop, ms": stopMs, failed: orders.failures.length },
    wrong: counted(orders.failures.map(({ what }) => what)),
  };
}

/** Every order that a visitor was thanked for is at the backend, and was confirmed and e-mailed once. */
export async function jobsDoneOnce({ backendDir }: Cluster, thanked: number, waitMs: number): Promise<Finding> {
  for (const deadline = Date.now() + waitMs; ; await pause(500)) {
    const orders = await storedOrders(backendDir);
    const accepted = await acceptedRequests(backendDir);
    const confirmations = accepted
      .filter(({ path }) => path === "/confirmation")
      .map(({ body }) => String(body.orderId));
    const emails = accepted.filter(({ service, body }) => service === "emails" && body.param20 === 2);
    const mailed = emails.map(({ body }) => String(body.param1));
    const isDone = orders.every(({ id, addressId }) => confirmations.includes(id) && mailed.includes(addressId));
    if (!isDone && Date.now() < deadline) continue;
    return {
      figures: {
        "thanked for": thanked,
        orders: orders.length,
        confirmations: confirmations.length,
        "e-mails": mailed.length,
      },
      wrong: [
        ...(isDone ? [] : ["An order was not confirmed or e-mailed"]),
        ...(new Set(confirmations).size === confirmations.length ? [] : ["An order was confirmed twice"]),
        ...(new Set(mailed).size === mailed.length ? [] : ["An e-mail was sent twice"]),
        ...(orders.length >= thanked ? [] : ["A visitor was thanked for an order that the backend does not have"]),
      ],
    };
  }
}

/** Visitors order for some seconds; `event` happens after a quarter of them. */
async function underLoad({ url }: Cluster, { visitors, seconds, thinkMs }: Load, event: () => Promise<void>) {
  const end = new AbortController();
  const orders = orderUntil(url, visitors, thinkMs, end.signal);
  await pause((seconds * 1_000) / 4);
  await event();
  await pause((seconds * 1_000) / 2);
  end.abort();
  return await orders;
}

function figuresOf({ thanked, requests, durations }: Orders): Record<string, number> {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { "orders thanked for": thanked.length, requests, "median, ms": at(0.5), "p99, ms": at(0.99) };
}

/** Equal texts once, with their number. */
function counted(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => `${texts.filter((other) => other === text).length} × ${text}`);
}
