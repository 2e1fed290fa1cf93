import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { writeManyDocuments } from "../../tests/support/many-documents.ts";
import { type Contestant, rowOf, runRounds } from "../measure/rounds.ts";
import { type Bench, type Report, ratio } from "../scenario.ts";
import { type Shop, startShop } from "../servers/shop.ts";
import { NO_PAGE_CACHE, ONE_BY_ONE } from "./uncached.ts";

const TIMES = [1, 10, 100] as const;

/** What is measured with each content. A search is never stored. */
const CASES = [
  { name: "cached home", path: "/", isCached: true },
  { name: "uncached home", path: "/", isCached: false },
  { name: "help search", path: "/ayuda?q=bicicleta", isCached: false },
];

/** The same requests with ten and a hundred times as many documents in the lake: pages, questions, promos that ended, redirects. */
export async function growth(bench: Bench): Promise<Report> {
  await using shops = new AsyncDisposableStack();
  const contestants: Contestant[] = [];
  for (const times of TIMES) {
    const stored = shops.use(await startShop(bench, { name: `growth ${times}`, env: await seed(bench, times) }));
    const { sandboxUrl } = stored;
    const rendered = shops.use(
      await startShop(bench, { name: `growth ${times} uncached`, env: NO_PAGE_CACHE, sandboxUrl }),
    );
    contestants.push(...CASES.map((one) => contestant(one, times, one.isCached ? stored : rendered)));
  }
  const results = await runRounds(bench, contestants);
  const cpu = (name: string, times: number) => rowOf(results, title(name, times), "cpu");
  return {
    title: "Growth of the content",
    rows: CASES.flatMap(({ name }) => TIMES.map((times) => cpu(name, times))),
    ratios: CASES.flatMap(({ name }) =>
      TIMES.slice(1).map((times) =>
        ratio(cpu(name, times), cpu(name, 1), { name: `${title(name, times)} / ${title(name, 1)}`, goal: "about 1" }),
      ),
    ),
    notes: ["The search looks through all questions and finds none, so that its page stays the same."],
  };
}

/** The setting with a folder of grown content. */
async function seed({ folder }: Bench, times: number): Promise<Record<string, string>> {
  if (times === 1) return {};
  const seedFolder = join(folder, `content-${times}`);
  await mkdir(seedFolder, { recursive: true });
  await writeManyDocuments(seedFolder, times);
  return { SANDBOX_SEED_DIR: seedFolder };
}

const title = (name: string, times: number) => `${name}, content x ${times}`;

function contestant({ name, path }: { name: string; path: string }, times: number, { url, pid }: Shop): Contestant {
  return { name: title(name, times), load: { url: `${url}${path}`, pid, ...ONE_BY_ONE } };
}
