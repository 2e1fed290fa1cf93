import { createHistogram } from "node:perf_hooks";
import autocannon from "autocannon";
import { cpuMicroseconds } from "./process-figures.ts";

/** The headers of Chrome, so that every server reads and compares what a visitor sends. */
export const BROWSER_HEADERS = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "es-ES,es;q=0.9,en;q=0.8",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "none",
  "upgrade-insecure-requests": "1",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};

/** How long an answer may take, in seconds. */
const ANSWER_S = 30;
/** For a load that something else ends, in seconds. */
const LONGEST_S = 240;

export interface Load {
  url: string;
  /** The process whose CPU time is counted. */
  pid: number;
  /** The number of requests; each is waited for. */
  requests?: number;
  /** Ends the load after this time, in seconds, whatever is under way. */
  seconds?: number;
  /** Requests that are under way at once. Default: 10. */
  connections?: number;
  /** Requests a second. Default: as many as the server answers. */
  rate?: number;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** What differs in each request, for a load of many pages or visitors. */
  next?: () => Difference;
  /** The status that every answer has to have. Default: 200. */
  status?: number;
  /** Ends the load when something else is done. */
  end?: AbortSignal;
  stop: AbortSignal;
}

interface Difference {
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface LoadResult {
  requests: number;
  /** Requests without an answer, or with one of another status. */
  failures: string[];
  /** CPU time of the server for one request, in microseconds. */
  cpu: number;
  /** Latencies in milliseconds. */
  median: number;
  p99: number;
  max: number;
}

/** Sends requests until their number is reached, the time is over, or something else is done. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const { pid, stop, status = 200 } = load;
  stop.throwIfAborted();
  // autocannon's own figures are whole milliseconds; these are microseconds.
  const latencies = createHistogram();
  const wrong = new Map<number, number>();
  const before = cpuMicroseconds(pid);
  const { errors } = await send(load, (code, milliseconds) => {
    if (code !== status) wrong.set(code, (wrong.get(code) ?? 0) + 1);
    latencies.record(Math.max(1, Math.round(milliseconds * 1000)));
  });
  const cpu = cpuMicroseconds(pid) - before;
  stop.throwIfAborted();
  const failures = [...wrong].map(([code, count]) => `${count} answers ${code}`);
  if (errors > 0) failures.push(`${errors} requests without an answer`);
  return {
    requests: latencies.count,
    failures,
    cpu: cpu / latencies.count,
    median: latencies.percentile(50) / 1000,
    p99: latencies.percentile(99) / 1000,
    max: latencies.max / 1000,
  };
}

/** @throws Error when a request has failed: figures of a broken page would be worthless. */
export function requireAnswers({ failures }: LoadResult, name: string): void {
  if (failures.length > 0) throw new Error(`${name}: ${failures.join(", ")}`);
}

function send(load: Load, onAnswer: (status: number, milliseconds: number) => void): Promise<autocannon.Result> {
  const { url, seconds, requests, connections = 10, rate, method = "GET", headers, body, next, stop, end } = load;
  const all = { ...BROWSER_HEADERS, ...headers };
  const differ = (request: autocannon.Request, { headers: own, ...rest }: Difference) => ({
    ...request,
    ...rest,
    headers: { ...all, ...own },
  });
  return new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections,
        // Without either it would stop after ten seconds.
        ...(requests === undefined ? { duration: seconds ?? LONGEST_S } : { amount: requests }),
        overallRate: rate,
        timeout: ANSWER_S,
        requests: [{ method, headers: all, body, ...(next && { setupRequest: (request) => differ(request, next()) }) }],
      },
      (error, result) => {
        clearTimeout(limit);
        stop.removeEventListener("abort", finish);
        end?.removeEventListener("abort", finish);
        if (error) reject(error);
        else resolve(result);
      },
    );
    const finish = () => run.stop();
    const limit = seconds === undefined ? undefined : setTimeout(finish, seconds * 1000);
    stop.addEventListener("abort", finish, { once: true });
    end?.addEventListener("abort", finish, { once: true });
    run.on("response", (_client, code, _bytes, milliseconds) => onAnswer(code, milliseconds));
  });
}
