import { setTimeout as pause } from "node:timers/promises";
import { lakeClient } from "../../tests/support/lake-client.ts";
import { type Cluster, metricSum } from "./cluster.ts";
import type { Finding } from "./order-checks.ts";

/** The page of a kit, which shows its price. */
const KIT_PAGE = "/alarmas-para-casa/pisos";
const SEEN_MS = 10_000;

/** A publish is seen on both instances, and by an open tab that waits behind the proxy. */
export async function publishSeen({ url, sites, backendUrl }: Cluster): Promise<Finding> {
  for (const site of sites) await (await fetch(site.url + KIT_PAGE)).text();
  const tab = fetch(`${url}/live?page=${encodeURIComponent(KIT_PAGE)}&shown=0`).then((response) => response.text());
  await until("an instance has an open tab", async () => (await metricSum(sites, "shop_open_tabs")) > 0);
  const price = 20 + Math.round(Math.random() * 1_000) / 100 + 0.01;
  const shown = price.toFixed(2).replace(".", ",");
  const begun = Date.now();
  await lakeClient(backendUrl).patch("kit-piso").set({ "price.client": price, "price.notClient": price }).commit();
  for (const site of sites) {
    await until(`${site.url} shows the publish`, async () =>
      (await (await fetch(site.url + KIT_PAGE)).text()).includes(shown),
    );
  }
  const seenMs = Date.now() - begun;
  const answer = await tab;
  return {
    figures: { "publish seen on both sites after, ms": seenMs, "open tab told within, ms": Date.now() - begun },
    wrong: answer === "changed" ? [] : [`The open tab was told '${answer}'`],
  };
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + SEEN_MS; !(await isSo()); await pause(5)) {
    if (Date.now() > deadline) throw new Error(`Not in time: ${what}`);
  }
}
