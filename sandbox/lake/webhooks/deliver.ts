import { setTimeout as wait } from "node:timers/promises";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { Log } from "../http/handlers.ts";

/** Milliseconds before each further attempt. The hosted service goes on for half an hour. */
const RETRIES_MS = [1_000, 2_000, 4_000, 8_000, 16_000];

/** Milliseconds that a site has to answer. */
const ANSWER_MS = 30_000;

export interface Delivery {
  url: string;
  secret: string | undefined;
  body: string;
  headers: Record<string, string>;
}

/** Makes a call, again when it fails or is answered with 429 or 5xx. `closed` ends it, and throws then. */
export async function deliver(delivery: Delivery, log: Log, closed: AbortSignal): Promise<void> {
  const { url } = delivery;
  for (const delay of [...RETRIES_MS, undefined]) {
    const status = await post(delivery, closed);
    if (status !== undefined && status < 500 && status !== 429) return;
    if (delay === undefined) log.error({ url, status }, "gave up a call of a webhook");
    else {
      log.warn({ url, status, delay }, "a call of a webhook failed, and is made again");
      await wait(delay, undefined, { signal: closed, ref: false });
    }
  }
}

/** The status of the answer. Undefined without one. Each attempt is signed anew: sites refuse old signatures. */
async function post({ url, secret, body, headers }: Delivery, closed: AbortSignal): Promise<number | undefined> {
  const signed = secret && { [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret) };
  const signal = AbortSignal.any([closed, AbortSignal.timeout(ANSWER_MS)]);
  try {
    const answer = await fetch(url, { method: "POST", body, headers: { ...headers, ...signed }, signal });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    if (closed.aborted) throw error;
    return undefined;
  }
}
