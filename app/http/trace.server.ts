import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

/** A trace as W3C's Trace Context defines it. */
interface Trace {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** Two hexadecimal digits: '01' when the caller records the trace. */
  flags: string;
}

const current = new AsyncLocalStorage<Trace>();

const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})$/;

const newId = (bytes: number) => randomBytes(bytes).toString("hex");

/**
 * Runs work as part of a trace (docs/rules.md#traces): its log lines carry the trace's id, and its calls to other services the header
 * `traceparent`.
 *
 * @param traceparent the header of the request that the work answers. Without a valid one a new trace begins.
 */
export function runTraced<Result>(traceparent: string | undefined, work: () => Result): Result {
  const [, traceId = newId(16), flags = "00"] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  return current.run({ traceId, flags }, work);
}

export function currentTraceId(): string | undefined {
  return current.getStore()?.traceId;
}

/** The header `traceparent` of a call to another service. Each call has an id of its own. */
export function traceparent(): string {
  const { traceId, flags } = current.getStore() ?? { traceId: newId(16), flags: "00" };
  return `00-${traceId}-${newId(8)}-${flags}`;
}
