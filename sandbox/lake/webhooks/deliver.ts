import { setTimeout as wait } from "node:timers/promises";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { Log } from "../http/handlers.ts";

/** How often a call is made, as the hosted service does. */
const ATTEMPTS = 3;

/** Milliseconds between two attempts; 30 seconds in the hosted service. */
const INTERVAL_MS = 1_000;

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
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (attempt > 1) await wait(INTERVAL_MS, undefined, { signal: closed, ref: false });
    const outcome = await post(delivery, closed);
    if (outcome.isTaken) return;
    log.warn({ url: delivery.url, attempt, ...outcome }, "a call of a webhook failed");
    if (!outcome.isRetried) return;
  }
}

/** Each attempt is signed anew: sites refuse old signatures. A redirect is no success: it would lose the body. */
async function post({ url, secret, body, headers }: Delivery, closed: AbortSignal) {
  const signed = secret && { [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret) };
  const signal = AbortSignal.any([closed, AbortSignal.timeout(ANSWER_MS)]);
  const request = { method: "POST", body, headers: { ...headers, ...signed }, signal, redirect: "manual" } as const;
  try {
    const { ok, status, body: answer } = await fetch(url, request);
    await answer?.cancel();
    return { isTaken: ok, isRetried: status >= 500 || status === 429, status };
  } catch (error) {
    if (closed.aborted) throw error;
    return { isTaken: false, isRetried: true, err: error };
  }
}
