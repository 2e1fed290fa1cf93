import { rowOf, runRounds } from "../measure/rounds.ts";
import { type Bench, barGroup, type Report, ratio } from "../scenario.ts";
import { prepareFormerShop } from "../servers/former.ts";
import { startShop } from "../servers/shop.ts";
import { fetchAnswer } from "../servers/stored-answer.ts";

const SHOP = "this shop";
const FORMER = "before";

/** A setting of the site: it stores no page. */
export const NO_PAGE_CACHE = { PAGE_CACHE_MB: "0" };

/** Requests under way at once would share a render. */
export const ONE_BY_ONE = { connections: 1 };

/** The home page rendered for every request, beside the shop as it was before it was made fast. */
export async function uncached(bench: Bench): Promise<Report> {
  const checkout = await prepareFormerShop(bench);
  await using shop = await startShop(bench, { name: "uncached shop", env: NO_PAGE_CACHE });
  await using former = await startShop(bench, { name: "former shop", checkout });
  const results = await runRounds(bench, [
    { name: SHOP, load: { url: `${shop.url}/`, pid: shop.pid, ...ONE_BY_ONE } },
    { name: FORMER, load: { url: `${former.url}/`, pid: former.pid, ...ONE_BY_ONE } },
  ]);
  const cpu = (name: string) => rowOf(results, name, "cpu");
  const p99 = (name: string) => rowOf(results, name, "p99");
  const bytes = async (url: string) => {
    const plain = await fetchAnswer(`${url}/`, { "accept-encoding": "identity" });
    const compressed = await fetchAnswer(`${url}/`);
    return `${plain.body.length} bytes of HTML, ${compressed.body.length} compressed`;
  };
  return {
    title: "Uncached home",
    rows: [cpu(SHOP), p99(SHOP), cpu(FORMER), p99(FORMER)],
    ratios: [
      ratio(cpu(SHOP), cpu(FORMER), {
        name: "this shop / before, CPU",
        goal: "at most 0.33",
      }),
      ratio(p99(SHOP), p99(FORMER), { name: "this shop / before, p99" }),
    ],
    chart: barGroup("Home page rendered", { [SHOP]: cpu(SHOP), [FORMER]: cpu(FORMER) }),
    notes: [`This shop: ${await bytes(shop.url)}. Before: ${await bytes(former.url)}.`],
  };
}
