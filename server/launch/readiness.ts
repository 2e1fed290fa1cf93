import { once } from "node:events";
import { get } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { Problem } from "./problem.mjs";
import type { Service } from "./processes.ts";

const POLL_MS = 150;
const ANSWER_MS = 5000;
/** A service that is just starting lacks things for a moment: not worth a line. */
const TIME_LIMIT_MS = 5000;

interface Options {
  url: string;
  /** How long to wait; Infinity in development, where a service may come up after the next edit. */
  seconds: number;
  stop: AbortSignal;
  /** Shows what the service still lacks. */
  report: (line: string) => void;
}

/** Waits until `GET /readyz` of a service answers 200. */
export async function waitUntilReady({ name, ended }: Service, { url, seconds, stop, report }: Options): Promise<void> {
  let end: string | undefined;
  ended.then((how) => {
    end = how;
  });
  const begun = performance.now();
  let shown = "";
  for (;;) {
    const { status, body } = await ask(url, stop);
    stop.throwIfAborted();
    if (end) throw new Problem(`The ${name} ended while starting (${end}).`);
    if (status === 200) return;
    const lacks = status === 0 ? "it does not answer" : `it lacks ${missingParts(body) || `something (${status})`}`;
    const waited = performance.now() - begun;
    if (waited > seconds * 1000) throw new Problem(`The ${name} is not ready after ${seconds} s: ${lacks}.`);
    if (waited > TIME_LIMIT_MS && lacks !== shown) {
      shown = lacks;
      report(`Still waiting for the ${name}: ${lacks}.`);
    }
    await pause(POLL_MS);
  }
}

/** The list of `{"missing": ["content", "database"]}`, or else the body as it is. */
function missingParts(body: string): string {
  try {
    const { missing } = JSON.parse(body);
    return Array.isArray(missing) ? missing.join(", ") : body.trim();
  } catch {
    return body.trim(); // Not JSON.
  }
}

/**
 * Asks once, without the proxy that fetch may be configured to use.
 *
 * @returns Status 0 when there is no answer.
 */
async function ask(url: string, signal: AbortSignal): Promise<{ status: number; body: string }> {
  const request = get(url, { agent: false, signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]) });
  // An abort while the body is read is an error of the request, too.
  request.on("error", () => undefined);
  try {
    const [response] = await once(request, "response");
    return { status: response.statusCode, body: await text(response) };
  } catch {
    return { status: 0, body: "" };
  }
}
