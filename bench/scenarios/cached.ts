import { setTimeout as pause } from "node:timers/promises";
import { type Contestant, rowOf, runRounds } from "../measure/rounds.ts";
import { type Bench, barGroup, type Report, ratio } from "../scenario.ts";
import { startNext } from "../servers/next.ts";
import { startNginx } from "../servers/nginx.ts";
import { startNodeHttp } from "../servers/node-http.ts";
import type { Server } from "../servers/server.ts";
import { startShop } from "../servers/shop.ts";
import { fetchAnswer, type StoredAnswer } from "../servers/stored-answer.ts";

const SHOP = "this shop";
const NODE_HTTP = "bare node:http";
const NGINX = "nginx";
const NEXT = "Next.js";

/** Many, so that a fast server seldom waits for the load. */
const CONNECTIONS = 50;

/** How often the home page is asked for until its stored bytes stay the same, and the pause between, in milliseconds. */
const TRIES = 20;
const PAUSE_MS = 500;

/** The stored home page beside servers that send the same bytes, and beside Next.js with the same markup. */
export async function cached(bench: Bench): Promise<Report> {
  await using shop = await startShop(bench, { name: "cached shop" });
  const answer = await settledAnswer(`${shop.url}/`);
  const html = await (await fetch(`${shop.url}/`)).text();
  await using nodeHttp = await startNodeHttp(bench, answer);
  await using next = await startNext(bench, html);
  const nginx = await startNginx(bench, answer);
  try {
    const results = await runRounds(bench, [
      contestant(SHOP, shop),
      contestant(NODE_HTTP, nodeHttp),
      ...(nginx ? [contestant(NGINX, nginx)] : []),
      contestant(NEXT, next),
    ]);
    const cpu = (name: string) => rowOf(results, name, "cpu");
    const p99 = (name: string) => rowOf(results, name, "p99");
    const nextAnswer = await fetchAnswer(`${next.url}/`);
    return {
      title: "Cached home",
      rows: [...results.keys()].flatMap((name) => [cpu(name), p99(name)]),
      ratios: [
        ratio(cpu(SHOP), cpu(NODE_HTTP), {
          name: `${SHOP} / ${NODE_HTTP}, CPU`,
          goal: "at most 1.3",
        }),
        ...(nginx ? [ratio(cpu(SHOP), cpu(NGINX), { name: `${SHOP} / ${NGINX}, CPU` })] : []),
        ratio(cpu(NEXT), cpu(SHOP), { name: `${NEXT} / ${SHOP}, CPU`, goal: "at least 100" }),
        ratio(p99(SHOP), p99(NODE_HTTP), { name: `${SHOP} / ${NODE_HTTP}, p99` }),
        ratio(p99(NEXT), p99(SHOP), { name: `${NEXT} / ${SHOP}, p99` }),
      ],
      chart: barGroup("Home page from memory", {
        [SHOP]: cpu(SHOP),
        ...(nginx && { [`${NGINX}, same bytes`]: cpu(NGINX) }),
        [`${NODE_HTTP}, same bytes`]: cpu(NODE_HTTP),
        [`${NEXT}, same markup`]: cpu(NEXT),
      }),
      notes: [
        `The shop sends ${size(answer)}, Next.js ${size(nextAnswer)}.`,
        ...(nginx ? [] : ["nginx is not installed, so its rows are missing (Debian: nginx-light)."]),
      ],
    };
  } finally {
    await nginx?.[Symbol.asyncDispose]();
  }
}

const contestant = (name: string, { url, pid }: Server): Contestant => ({
  name,
  load: { url: `${url}/`, pid, connections: CONNECTIONS },
});

const size = ({ headers, body }: StoredAnswer) =>
  `${body.length} bytes ${headers["content-encoding"] ?? "as they are"}`;

/** The first answer is compressed fast, a later one well: the other servers get the bytes of the later one. */
async function settledAnswer(url: string): Promise<StoredAnswer> {
  let answer = await fetchAnswer(url);
  let same = 0;
  for (let tries = 0; tries < TRIES && same < TRIES / 4; tries += 1) {
    await pause(PAUSE_MS);
    const next = await fetchAnswer(url);
    same = next.body.length === answer.body.length ? same + 1 : 0;
    answer = next;
  }
  return answer;
}
