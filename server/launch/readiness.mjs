/** When a service can be used: its `GET /readyz` answers 200. */
import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Problem } from "./problem.mjs";
import { howItEnded } from "./service.mjs";

const POLL_MS = 150;
const ANSWER_MS = 5000;
/** A service that is just starting lacks things for a moment: not worth a line. */
const PATIENCE_MS = 5000;

/**
 * @param {import("./service.mjs").Service} service
 * @param {{ url: string, seconds: number, stop: AbortSignal }} options `seconds`: how long to wait; Infinity in
 *   development, where a service comes up after the next edit.
 */
export async function waitUntilReady({ name, child }, { url, seconds, stop }) {
  const begun = performance.now();
  let shown = "";
  for (;;) {
    const { status, body } = await ask(url, stop);
    if (stop.aborted) throw stop.reason;
    const end = howItEnded(child);
    if (end) throw new Problem(`The ${name} ended while starting (${end}).`);
    if (status === 200) return;
    const lacks = status === 0 ? "it does not answer" : `it lacks ${whatIsMissing(body) || `something (${status})`}`;
    const waited = performance.now() - begun;
    if (waited > seconds * 1000) throw new Problem(`The ${name} is not ready after ${seconds} s: ${lacks}.`);
    if (waited > PATIENCE_MS && lacks !== shown) {
      shown = lacks;
      console.info(`Still waiting for the ${name}: ${lacks}.`);
    }
    await pause(POLL_MS);
  }
}

/**
 * `{"missing": ["content", "database"]}`, or else the body as it is.
 *
 * @param {string} body
 */
function whatIsMissing(body) {
  try {
    const { missing } = JSON.parse(body);
    return Array.isArray(missing) ? missing.join(", ") : body.trim();
  } catch {
    return body.trim(); // Not JSON: its words do.
  }
}

/**
 * Asks once. Not with fetch: its proxy settings may not know that localhost is here.
 *
 * @param {string} url
 * @param {AbortSignal} signal
 * @returns {Promise<{ status: number, body: string }>} Status 0 when nobody answers.
 */
function ask(url, signal) {
  return new Promise((resolve) => {
    const silence = () => resolve({ status: 0, body: "" });
    const request = get(url, { agent: false, timeout: ANSWER_MS, signal }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.once("end", () => resolve({ status: response.statusCode ?? 0, body }));
      response.once("error", silence);
    });
    request.once("timeout", () => request.destroy());
    request.once("error", silence);
    request.once("close", silence);
  });
}
